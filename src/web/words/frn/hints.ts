/** What the rules do that most people ask for, in French. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: 'Quel genre de chargement est planifié.',
  algorithmType: 'D’ordinaire Optimization.',
  fillDirection: 'Des murs depuis l’avant, ou des couches depuis le sol.',
  optimizationLevel: 'De 1 rapide à 4 approfondi.',
  isWeightLimited: 'Les limites de poids s’appliquent.',
  isSpreadIdenticalCargoAllowed: 'Une marchandise peut être répartie entre conteneurs.',
  isSequenceUsed: 'Le plus petit numéro est chargé d’abord.',
  bestFitContainersSelectionType: 'Comment les types de conteneur sont choisis.',
  isSafeStackingUsed: 'Tout ce qui est au-dessus du sol est soutenu.',
  minSupportRate: 'Part de la base qui est soutenue ; 0,8 fait 80 %.',
  stackingRule: 'Quelle marchandise peut reposer sur quelle autre.',
  isGroupUsed: 'La marchandise d’un groupe reste ensemble.',
  maxRunTimeSeconds: 'Arrête la recherche à l’heure ; 0 est le plus que le service permet.',
  isBalanceAlignLoadCenter: 'Le chargement est déplacé vers le milieu.',
};
