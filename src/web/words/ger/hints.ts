/** What the rules do that most people ask for, in German. */
import type { FieldWords } from '../translation.js';

export const HINTS: FieldWords = {
  calculationType: 'Was für eine Ladung geplant wird.',
  algorithmType: 'Üblich ist Optimization.',
  fillDirection: 'Wände von der Stirnwand her oder Lagen vom Boden aus.',
  optimizationLevel: '1 schnell bis 4 gründlich.',
  isWeightLimited: 'Höchstgewichte gelten.',
  isSpreadIdenticalCargoAllowed: 'Ein Ladegut darf auf mehrere Behälter verteilt werden.',
  isSequenceUsed: 'Die kleinere Zahl wird zuerst geladen.',
  bestFitContainersSelectionType: 'Wie die Behälterarten gewählt werden.',
  isSafeStackingUsed: 'Alles über dem Boden liegt auf.',
  minSupportRate: 'Anteil der Grundfläche, der aufliegt; 0,8 sind 80 %.',
  stackingRule: 'Welches Ladegut auf welchem liegen darf.',
  isGroupUsed: 'Ladegut einer Gruppe liegt beisammen.',
  maxRunTimeSeconds: 'Beendet die Suche nach der Uhr; 0 ist das Höchste, was der Dienst erlaubt.',
  isBalanceAlignLoadCenter: 'Die Ladung wird zur Mitte geschoben.',
};
