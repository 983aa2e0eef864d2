/** Korean words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: '업로드',
  uploadTitle: '통합 문서에서 적재 만들기',
  uploadExplained:
    'Cargoes, Containers, Rules 시트가 있는 통합 문서(.xlsx)는 제목마다 적재 하나를 만듭니다. .csv는 Cargoes 시트입니다. 잘못된 행은 자신의 적재만 멈춥니다.',
  uploadTemplate: '빈 통합 문서 받기',
  uploadFile: '통합 문서, 또는 화물 .csv',
  uploadContainers: '컨테이너 .csv',
  uploadRules: '규칙 .csv',
  uploadSaved: '적재 저장',
  uploadGo: '업로드하고 계획',
  uploadRuns: '업로드하고 계획하는 중…',
  uploadNoFile: '먼저 파일을 선택하세요.',
  uploadDone_one: '적재 {{count}}개',
  uploadDone_other: '적재 {{count}}개',
  uploadWithoutTitle: '(제목 없는 행)',
  uploadQueued: '백그라운드에서 대기',
} as const satisfies Vocabulary;
