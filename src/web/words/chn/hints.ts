/** What the rules do that most people ask for, in Chinese. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: '计划哪一类装载。',
  algorithmType: '通常为 Optimization。',
  fillDirection: '从前壁起逐墙装，或从地板起逐层装。',
  optimizationLevel: '1 快速，4 最细致。',
  isWeightLimited: '重量限制有效。',
  isSpreadIdenticalCargoAllowed: '同一货物可分装到多个集装箱。',
  isSequenceUsed: '序号小的先装。',
  bestFitContainersSelectionType: '如何选择集装箱类型。',
  isSafeStackingUsed: '地板以上的货物都有支撑。',
  minSupportRate: '底面受支撑的比例；0.8 即 80%。',
  stackingRule: '哪种货物可放在哪种之上。',
  isGroupUsed: '同组货物放在一起。',
  maxRunTimeSeconds: '按时间停止搜索；0 为服务允许的最长时间。',
  isBalanceAlignLoadCenter: '将装载移向中间。',
};
