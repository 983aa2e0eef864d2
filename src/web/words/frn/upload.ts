/** French words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: 'Envoyer',
  uploadTitle: 'Chargements d’un classeur',
  uploadExplained:
    'Un classeur (.xlsx) avec les feuilles Cargoes, Containers et Rules donne un chargement par titre ; un .csv est la feuille Cargoes. Une ligne fautive n’arrête que son propre chargement.',
  uploadTemplate: 'Obtenir le classeur vide',
  uploadFile: 'Classeur, ou les marchandises en .csv',
  uploadContainers: 'Conteneurs en .csv',
  uploadRules: 'Règles en .csv',
  uploadSaved: 'Enregistrer les chargements',
  uploadGo: 'Envoyer et planifier',
  uploadRuns: 'Envoi et planification…',
  uploadNoFile: 'Choisissez d’abord un fichier.',
  uploadDone_one: '{{count}} chargement',
  uploadDone_other: '{{count}} chargements',
  uploadWithoutTitle: '(lignes sans titre)',
  uploadQueued: 'En attente en arrière-plan',
} as const satisfies Vocabulary;
