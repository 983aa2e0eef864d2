/** German words of the account: keys and settings. */
import type { Vocabulary } from '../eng/index.js';

export const ACCOUNT = {
  pageAccount: 'Konto',
  accountOf: '{{user}}, Firma {{company}}',
  keys: 'API-Schlüssel',
  keysExplained:
    'Ein Schlüssel wird einmal gezeigt, wenn er erzeugt wird. Der Dienst behält nichts, woraus er zu lesen wäre.',
  keyName: 'Bezeichnung',
  keyUntil: 'Bis (leer: unbefristet)',
  keyMake: 'Schlüssel erzeugen',
  keyMade: 'Der neue Schlüssel „{{name}}“. Kopieren Sie ihn jetzt; er wird nicht wieder gezeigt.',
  keyCreated: 'Erzeugt',
  keyUsed: 'Zuletzt benutzt',
  keyExpires: 'Bis',
  keyState: 'Zustand',
  keyThis: 'hier in Gebrauch',
  keyAdmin: 'handelt für die ganze Firma',
  keyValid: 'Gültig',
  keyRevoked: 'Widerrufen',
  keyExpired: 'Abgelaufen',
  never: 'nie',
  keyRevoke: 'Widerrufen',
  keyRevokeAsk: 'Der Schlüssel „{{name}}“ gilt sofort nicht mehr, für jedes Programm, das ihn benutzt.',
  keyRevokeThis: 'Es ist der Schlüssel, den Sie hier benutzen: Sie werden einen anderen brauchen.',
  keyUnnamed: 'ohne Namen',
  settings: 'Einstellungen',
  settingsExplained:
    'Regeln Ihres Kontos. Sie gelten für jede Ladung, die mit Ihren Schlüsseln geplant wird, und für die Vorschau hier.',
  settingsSave: 'Einstellungen speichern',
  settingsSaved: 'Die Einstellungen sind gespeichert.',
  settingsUndo: 'Änderungen verwerfen',
  settingsChanged: 'Geändert und noch nicht gespeichert.',
} as const satisfies Vocabulary;
