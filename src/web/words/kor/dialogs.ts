/** Korean words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: '검색',
  container: '컨테이너',
  innerSize: '내부 치수,',
  mostWeight: '최대 중량,',
  source: '출처',
  equipmentTitle: '일반 컨테이너',
  equipmentExplained: '개체마다 다릅니다. 1센티미터나 1킬로그램이 중요하면 직접 측정하세요.',
  importUnit: '치수와 중량의 단위',
  saveTitle: '저장',
  saveExplained: '서버에서 “{{title}}” 을(를) 규칙의 수준으로 계획하고 보관합니다. 같은 제목의 적재는 덮어씁니다.',
  saveOnServer: '서버에 저장',
  saveAsFile: '파일로 저장',
  saving: '계획하고 저장하는 중…',
  savedAs: '“{{title}}” (으)로 저장했습니다.',
  savedInBackground: '“{{title}}” 을(를) 백그라운드에서 계획합니다.',
  buildShared: '회사와 공유',
  buildInBackground: '백그라운드에서 계획',
  buildListener: '계획이 끝나면 알릴 주소 (webhook)',
  savedNone: '저장된 적재가 없습니다.',
  savedExplained: '요청은 저장된 계획에서 되살립니다. 전부 남은 화물은 이름과 수량만 알 수 있습니다.',
  report: '보고서',
} as const satisfies Vocabulary;
