/** What the rules do that most people ask for, in Brazilian. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: 'Que tipo de carga é planejada.',
  algorithmType: 'O usual é Optimization.',
  fillDirection: 'Paredes a partir da frente, ou camadas a partir do piso.',
  optimizationLevel: 'De 1 rápido a 4 minucioso.',
  isWeightLimited: 'Valem os limites de peso.',
  isSpreadIdenticalCargoAllowed: 'Uma mercadoria pode ser dividida entre contêineres.',
  isSequenceUsed: 'O número menor é carregado primeiro.',
  bestFitContainersSelectionType: 'Como os tipos de contêiner são escolhidos.',
  isSafeStackingUsed: 'Tudo acima do piso fica apoiado.',
  minSupportRate: 'Parte da base que fica apoiada; 0,8 são 80 %.',
  stackingRule: 'Qual mercadoria pode ficar sobre qual.',
  isGroupUsed: 'A mercadoria de um grupo fica junta.',
  maxRunTimeSeconds: 'Para a busca pelo tempo; 0 é o máximo que o serviço permite.',
  isBalanceAlignLoadCenter: 'A carga é deslocada para o meio.',
};
