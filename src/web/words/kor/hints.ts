/** What the rules do that most people ask for, in Korean. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: '어떤 적재를 계획하는지.',
  algorithmType: '보통은 Optimization입니다.',
  fillDirection: '앞벽부터 벽으로, 또는 바닥부터 층으로.',
  optimizationLevel: '1은 빠르고 4는 꼼꼼합니다.',
  isWeightLimited: '무게 한도를 지킵니다.',
  isSpreadIdenticalCargoAllowed: '한 화물을 여러 컨테이너에 나눌 수 있습니다.',
  isSequenceUsed: '작은 번호를 먼저 싣습니다.',
  bestFitContainersSelectionType: '컨테이너 종류를 고르는 방법.',
  isSafeStackingUsed: '바닥 위의 모든 화물이 받쳐집니다.',
  minSupportRate: '바닥면 중 받쳐지는 비율. 0.8은 80%입니다.',
  stackingRule: '어느 화물을 어느 화물 위에 놓을 수 있는지.',
  isGroupUsed: '같은 그룹의 화물을 모읍니다.',
  maxRunTimeSeconds: '시간에 따라 탐색을 멈춥니다. 0은 서비스가 허용하는 최대입니다.',
  isBalanceAlignLoadCenter: '적재물을 가운데로 옮깁니다.',
};
