/** English words of the dialogs of the request: containers, import, save. */
export const DIALOGS = {
  search: 'Search',
  container: 'Container',
  innerSize: 'Inner size,',
  mostWeight: 'Most weight,',
  source: 'Source',
  equipmentTitle: 'Common containers',
  equipmentExplained: 'Units differ: where a centimetre or a kilogram decides, measure the unit itself.',
  importUnit: 'Its sizes and weights are in',
  saveTitle: 'Save',
  saveExplained:
    'On the server “{{title}}” is planned at the level of its rules and kept; a load of the same title is overwritten.',
  saveOnServer: 'Save on the server',
  saveAsFile: 'Save as a file',
  saving: 'Planning and saving…',
  savedAs: 'Saved as “{{title}}”.',
  savedInBackground: '“{{title}}” is planned in the background.',
  buildShared: 'Share with the company',
  buildInBackground: 'Plan in the background',
  buildListener: 'Address that is told when it is planned (webhook)',
  savedNone: 'There is no saved load.',
  savedExplained:
    'The request is put together from the saved plan: of cargo that stayed behind as a whole only name and quantity are known.',
  report: 'Report',
} as const;
