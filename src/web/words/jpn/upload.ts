/** Japanese words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: 'アップロード',
  uploadTitle: 'ブックから積荷を作成',
  uploadExplained:
    'Cargoes、Containers、Rules のシートを持つブック（.xlsx）から件名ごとに積荷を1つ作ります。.csv は Cargoes シートです。誤りのある行はその積荷だけを止めます。',
  uploadTemplate: '空のブックを取得',
  uploadFile: 'ブック、または貨物の .csv',
  uploadContainers: 'コンテナの .csv',
  uploadRules: '規則の .csv',
  uploadSaved: '積荷を保存',
  uploadGo: 'アップロードして計画',
  uploadRuns: 'アップロードして計画中…',
  uploadNoFile: '先にファイルを選んでください。',
  uploadDone_one: '積荷 {{count}} 件',
  uploadDone_other: '積荷 {{count}} 件',
  uploadWithoutTitle: '（件名のない行）',
  uploadQueued: 'バックグラウンドで待機中',
} as const satisfies Vocabulary;
