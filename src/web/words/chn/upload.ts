/** Chinese words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: '上传',
  uploadTitle: '从工作簿生成装载',
  uploadExplained:
    '包含 Cargoes、Containers 和 Rules 工作表的工作簿（.xlsx）按每个标题生成一个装载；.csv 即 Cargoes 工作表。有错误的行只影响它自己的装载。',
  uploadTemplate: '获取空白工作簿',
  uploadFile: '工作簿，或 .csv 格式的货物',
  uploadContainers: '.csv 格式的集装箱',
  uploadRules: '.csv 格式的规则',
  uploadSaved: '保存装载',
  uploadGo: '上传并规划',
  uploadRuns: '正在上传并规划…',
  uploadNoFile: '请先选择文件。',
  uploadDone_one: '{{count}} 个装载',
  uploadDone_other: '{{count}} 个装载',
  uploadWithoutTitle: '（无标题的行）',
  uploadQueued: '在后台等待',
} as const satisfies Vocabulary;
