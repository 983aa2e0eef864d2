/** English words of the upload of many loads. */
export const UPLOAD = {
  pageUpload: 'Upload',
  uploadTitle: 'Loads from a workbook',
  uploadExplained:
    'A workbook (.xlsx) with the sheets Cargoes, Containers and Rules gives one load for each title; a .csv is the sheet Cargoes. A faulty row stops its own load only.',
  uploadTemplate: 'Get the empty workbook',
  uploadFile: 'Workbook, or the cargoes as .csv',
  uploadContainers: 'Containers as .csv',
  uploadRules: 'Rules as .csv',
  uploadSaved: 'Save the loads',
  uploadGo: 'Upload and plan',
  uploadRuns: 'Uploading and planning…',
  uploadNoFile: 'Choose a file first.',
  uploadDone_one: '{{count}} load',
  uploadDone_other: '{{count}} loads',
  uploadWithoutTitle: '(rows without a title)',
  uploadQueued: 'Waits in the background',
} as const;
