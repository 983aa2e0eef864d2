/** Chinese words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: '搜索',
  container: '集装箱',
  innerSize: '内部尺寸，',
  mostWeight: '最大载重，',
  source: '来源',
  equipmentTitle: '常用集装箱',
  equipmentExplained: '各单元有差异：当一厘米或一千克起决定作用时，请自行测量。',
  importUnit: '尺寸和重量的单位',
  saveTitle: '保存',
  saveExplained: '服务器按规则的级别规划“{{title}}”并保存；同名装载将被覆盖。',
  saveOnServer: '保存到服务器',
  saveAsFile: '另存为文件',
  saving: '正在规划并保存…',
  savedAs: '已保存为“{{title}}”。',
  savedInBackground: '“{{title}}”正在后台规划。',
  buildShared: '与公司共享',
  buildInBackground: '在后台规划',
  buildListener: '规划完成时通知的地址（webhook）',
  savedNone: '没有已保存的装载。',
  savedExplained: '请求由已保存的方案还原：对于完全未装载的货物，只知道名称和数量。',
  report: '报告',
} as const satisfies Vocabulary;
