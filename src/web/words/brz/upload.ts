/** Brazilian Portuguese words of the upload of many loads. */
import type { Vocabulary } from '../eng/index.js';

export const UPLOAD = {
  pageUpload: 'Enviar',
  uploadTitle: 'Cargas de uma planilha',
  uploadExplained:
    'Uma pasta de trabalho (.xlsx) com as planilhas Cargoes, Containers e Rules dá uma carga por título; um .csv é a planilha Cargoes. Uma linha com erro só para a própria carga.',
  uploadTemplate: 'Obter a pasta vazia',
  uploadFile: 'Pasta de trabalho, ou as mercadorias como .csv',
  uploadContainers: 'Contêineres como .csv',
  uploadRules: 'Regras como .csv',
  uploadSaved: 'Salvar as cargas',
  uploadGo: 'Enviar e planejar',
  uploadRuns: 'Enviando e planejando…',
  uploadNoFile: 'Escolha primeiro um arquivo.',
  uploadDone_one: '{{count}} carga',
  uploadDone_other: '{{count}} cargas',
  uploadWithoutTitle: '(linhas sem título)',
  uploadQueued: 'Espera em segundo plano',
} as const satisfies Vocabulary;
