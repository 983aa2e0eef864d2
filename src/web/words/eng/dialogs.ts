/** English words of the dialogs of the request: containers, import, save. */
export const DIALOGS = {
  search: 'Search',
  container: 'Container',
  innerSize: 'Inner size,',
  mostWeight: 'Most weight,',
  source: 'Source',
  equipmentTitle: 'Common containers',
  equipmentExplained: 'Units differ: where a centimetre or a kilogram decides, measure the unit itself.',
  importTitle: 'Import a table',
  importInto: 'Into which table',
  importUnit: 'Its sizes and weights are in',
  importPaste: 'Paste cells from a spreadsheet, or choose a file',
  importFault: 'The table cannot be read: {{reason}}',
  importColumns: 'Columns',
  importColumn: 'Field of column',
  importLeaveOut: '(leave out)',
  saveTitle: 'Save',
  saveExplained:
    'On the server “{{title}}” is planned at the level of its rules and kept; a load of the same title is overwritten.',
  saveOnServer: 'Save on the server',
  saveAsFile: 'Save as a file',
  saving: 'Planning and saving…',
  savedAs: 'Saved as “{{title}}”.',
  savedNone: 'There is no saved load.',
  savedExplained:
    'The request is put together from the saved plan: of cargo that stayed behind as a whole only name and quantity are known.',
  report: 'Report',
} as const;
