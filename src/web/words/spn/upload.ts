/** Spanish words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: 'Subir',
  uploadTitle: 'Cargas desde un libro de cálculo',
  uploadExplained:
    'Un libro (.xlsx) con las hojas Cargoes, Containers y Rules da una carga por título; un .csv es la hoja Cargoes. Una fila con fallos detiene solo su propia carga.',
  uploadTemplate: 'Obtener el libro vacío',
  uploadFile: 'Libro de cálculo, o la mercancía como .csv',
  uploadContainers: 'Contenedores como .csv',
  uploadRules: 'Reglas como .csv',
  uploadSaved: 'Guardar las cargas',
  uploadGo: 'Subir y planificar',
  uploadRuns: 'Subiendo y planificando…',
  uploadNoFile: 'Elija primero un archivo.',
  uploadDone_one: '{{count}} carga',
  uploadDone_other: '{{count}} cargas',
  uploadWithoutTitle: '(filas sin título)',
  uploadQueued: 'En espera en segundo plano',
} as const satisfies Vocabulary;
