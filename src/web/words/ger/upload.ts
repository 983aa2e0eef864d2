/** German words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: 'Hochladen',
  uploadTitle: 'Ladungen aus einer Arbeitsmappe',
  uploadExplained:
    'Eine Arbeitsmappe (.xlsx) mit den Blättern Cargoes, Containers und Rules ergibt eine Ladung je Titel; eine .csv ist das Blatt Cargoes. Eine fehlerhafte Zeile hält nur ihre eigene Ladung auf.',
  uploadTemplate: 'Leere Arbeitsmappe holen',
  uploadFile: 'Arbeitsmappe, oder die Ladegüter als .csv',
  uploadContainers: 'Behälter als .csv',
  uploadRules: 'Regeln als .csv',
  uploadSaved: 'Die Ladungen speichern',
  uploadGo: 'Hochladen und planen',
  uploadRuns: 'Wird hochgeladen und geplant …',
  uploadNoFile: 'Wählen Sie erst eine Datei.',
  uploadDone_one: '{{count}} Ladung',
  uploadDone_other: '{{count}} Ladungen',
  uploadWithoutTitle: '(Zeilen ohne Titel)',
  uploadQueued: 'Wartet im Hintergrund',
} as const satisfies Vocabulary;
