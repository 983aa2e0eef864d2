/** German words of the dialogs of the request: containers, import, save. */
import type { Vocabulary } from '../eng/index.js';

export const DIALOGS = {
  search: 'Suchen',
  container: 'Behälter',
  innerSize: 'Innenmaß,',
  mostWeight: 'Höchstgewicht,',
  source: 'Quelle',
  equipmentTitle: 'Übliche Behälter',
  equipmentExplained:
    'Die Einheiten unterscheiden sich: Wo ein Zentimeter oder ein Kilogramm entscheidet, messen Sie selbst nach.',
  importUnit: 'Ihre Maße und Gewichte sind in',
  saveTitle: 'Speichern',
  saveExplained:
    'Auf dem Server wird „{{title}}“ auf der Stufe der Regeln geplant und aufbewahrt; eine Ladung gleichen Titels wird überschrieben.',
  saveOnServer: 'Auf dem Server speichern',
  saveAsFile: 'Als Datei speichern',
  saving: 'Wird geplant und gespeichert …',
  savedAs: 'Gespeichert als „{{title}}“.',
  savedInBackground: '„{{title}}“ wird im Hintergrund geplant.',
  buildShared: 'Für die Firma freigeben',
  buildInBackground: 'Im Hintergrund planen',
  buildListener: 'Adresse, die erfährt, wenn geplant ist (Webhook)',
  savedNone: 'Es ist keine Ladung gespeichert.',
  savedExplained:
    'Die Anfrage wird aus dem gespeicherten Plan zusammengesetzt: Von Ladegut, das ganz zurückblieb, sind nur Name und Menge bekannt.',
  report: 'Ladeplan',
} as const satisfies Vocabulary;
