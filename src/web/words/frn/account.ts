/** French words of the account: keys and settings. */
import type { Vocabulary } from '../eng/index.js';

export const ACCOUNT = {
  pageAccount: 'Compte',
  accountOf: '{{user}}, entreprise {{company}}',
  keys: 'Clés d’API',
  keysExplained:
    'Une clé est montrée une seule fois, à sa création. Le service ne garde rien d’où on pourrait la lire.',
  keyName: 'Nom',
  keyUntil: 'Jusqu’au (vide : sans fin)',
  keyMake: 'Créer une clé',
  keyMade: 'La nouvelle clé « {{name}} ». Copiez-la maintenant ; elle ne sera plus montrée.',
  keyCreated: 'Créée',
  keyUsed: 'Dernier usage',
  keyExpires: 'Jusqu’au',
  keyState: 'État',
  keyThis: 'utilisée ici',
  keyAdmin: 'agit pour toute l’entreprise',
  keyValid: 'Valable',
  keyRevoked: 'Révoquée',
  keyExpired: 'Expirée',
  never: 'jamais',
  keyRevoke: 'Révoquer',
  keyRevokeAsk: 'La clé « {{name}} » cesse aussitôt de fonctionner pour tout programme qui l’utilise.',
  keyRevokeThis: 'C’est la clé que vous utilisez ici : il vous en faudra une autre.',
  keyUnnamed: 'sans nom',
  settings: 'Réglages',
  settingsExplained:
    'Règles de votre compte. Elles valent pour tout chargement planifié avec vos clés et pour l’aperçu ici.',
  settingsSave: 'Enregistrer les réglages',
  settingsSaved: 'Les réglages sont enregistrés.',
  settingsUndo: 'Abandonner les changements',
  settingsChanged: 'Modifié et pas encore enregistré.',
} as const satisfies Vocabulary;
