/** What the rules do that most people ask for, in Japanese. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: 'どの種類の積荷を計画するか。',
  algorithmType: '通常は Optimization。',
  fillDirection: '前から壁状に、または床から段状に。',
  optimizationLevel: '1 は速く、4 は入念。',
  isWeightLimited: '重量の上限を守ります。',
  isSpreadIdenticalCargoAllowed: '一つの貨物を複数のコンテナに分けられます。',
  isSequenceUsed: '小さい番号を先に積みます。',
  bestFitContainersSelectionType: 'コンテナの種類の選び方。',
  isSafeStackingUsed: '床より上のものはすべて支えられます。',
  minSupportRate: '底面のうち支えられる割合。0.8 は 80 %。',
  stackingRule: 'どの貨物をどの貨物に載せられるか。',
  isGroupUsed: '同じグループの貨物をまとめます。',
  maxRunTimeSeconds: '時間で探索を止めます。0 はサービスの上限。',
  isBalanceAlignLoadCenter: '積荷を中央へ寄せます。',
};
