/** French words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: 'Chercher',
  container: 'Conteneur',
  innerSize: 'Dimension intérieure,',
  mostWeight: 'Poids maximal,',
  source: 'Provenance',
  equipmentTitle: 'Conteneurs courants',
  equipmentExplained: 'Les unités varient : là où un centimètre ou un kilogramme décide, mesurez vous-même.',
  importUnit: 'Ses dimensions et poids sont en',
  saveTitle: 'Enregistrer',
  saveExplained:
    'Sur le serveur, « {{title}} » est planifié au niveau de ses règles et gardé ; un chargement du même titre est remplacé.',
  saveOnServer: 'Enregistrer sur le serveur',
  saveAsFile: 'Enregistrer comme fichier',
  saving: 'Planification et enregistrement…',
  savedAs: 'Enregistré sous « {{title}} ».',
  savedInBackground: '« {{title}} » est planifié en arrière-plan.',
  buildShared: 'Partager avec l’entreprise',
  buildInBackground: 'Planifier en arrière-plan',
  buildListener: 'Adresse avertie quand le plan est fait (webhook)',
  savedNone: 'Aucun chargement n’est enregistré.',
  savedExplained:
    'La demande est recomposée à partir du plan enregistré : de la marchandise restée en entier, seuls le nom et la quantité sont connus.',
  report: 'Rapport',
} as const satisfies Vocabulary;
