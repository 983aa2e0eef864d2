/** Japanese words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: '検索',
  container: 'コンテナ',
  innerSize: '内寸、',
  mostWeight: '最大重量、',
  source: '出典',
  equipmentTitle: '一般的なコンテナ',
  equipmentExplained: '個体差があります。1センチ、1キロが重要な場合は実測してください。',
  importUnit: '寸法と重量の単位',
  saveTitle: '保存',
  saveExplained: 'サーバーで「{{title}}」を規則のレベルで計画し保存します。同じ件名の積荷は上書きされます。',
  saveOnServer: 'サーバーに保存',
  saveAsFile: 'ファイルとして保存',
  saving: '計画して保存中…',
  savedAs: '「{{title}}」として保存しました。',
  savedInBackground: '「{{title}}」をバックグラウンドで計画中です。',
  buildShared: '社内で共有',
  buildInBackground: 'バックグラウンドで計画',
  buildListener: '計画完了を知らせるアドレス（webhook）',
  savedNone: '保存された積荷はありません。',
  savedExplained: '依頼は保存された計画から復元されます。すべて積み残された貨物は名前と数量だけがわかります。',
  report: '報告書',
} as const satisfies Vocabulary;
