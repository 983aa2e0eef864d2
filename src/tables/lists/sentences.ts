/**
 * What is wrong with a row of a list, as a person says it: never a field's name, never a pointer. `{{name}}` is what the
 * cell should say, `{{found}}` what stands there. Pages have the same sentences in their other languages.
 */
import type { ListFault } from './read-row.js';

export const LIST_NAMES = {
  listName: 'Name',
  listDescription: 'Description',
  listAlias: 'Article number',
  listKind: 'Packaging',
  listPackages: 'Qty',
  listPieceInside: 'Pieces in one',
  listLength: 'Length',
  listWidth: 'Width',
  listHeight: 'Height',
  listDiameter: 'Diameter',
  listSizes: 'Sizes in one cell',
  listWeight: 'Weight of one',
  listRowWeight: 'Weight of the row',
  listPrice: 'Price',
  listRowPrice: 'Price of the row',
  listStop: 'Stop',
  listGroup: 'Group',
  listUpright: 'Upright',
  listTiltAllowed: 'May be tilted',
  listNothingOnTop: 'Nothing on top',
  listStackable: 'Stackable',
} as const;

export type ListNameKey = keyof typeof LIST_NAMES;

export const LIST_FAULTS = {
  faultMissing: '{{name}} is missing',
  faultNoNumber: '{{name}} must be a number: “{{found}}” is none',
  faultTwoReadings: '{{name}}: “{{found}}” can be read in two ways; write it without a sign for thousands',
  faultNoSizes: '“{{found}}” is not three sizes, such as 400 x 300 x 200',
  faultNotPositive: '{{name}} must be more than 0: “{{found}}” is not',
  faultNotWhole: '{{name}} must be a whole number: “{{found}}” is none',
  faultNoFlag: '{{name}} must be yes or no: “{{found}}” is neither',
  faultRange: '{{name}}: “{{found}}” is too small or too large',
  faultOther: '{{name}}: “{{found}}” is not understood',
} as const;

export type ListFaultKey = keyof typeof LIST_FAULTS;

const NAME_KEYS: Readonly<Record<string, ListNameKey>> = {
  ...{
    name: 'listName',
    description: 'listDescription',
    alias: 'listAlias',
    kind: 'listKind',
    packages: 'listPackages',
  },
  ...{ pieces: 'listPackages', pieceInside: 'listPieceInside', length: 'listLength', width: 'listWidth' },
  ...{
    height: 'listHeight',
    diameter: 'listDiameter',
    sizes: 'listSizes',
    pieceWeight: 'listWeight',
    weight: 'listWeight',
  },
  ...{
    grossWeight: 'listWeight',
    netWeight: 'listWeight',
    rowWeight: 'listRowWeight',
    price: 'listPrice',
    rowPrice: 'listRowPrice',
  },
  ...{ stop: 'listStop', destination: 'listStop', group: 'listGroup', upright: 'listUpright' },
  ...{ tiltAllowed: 'listTiltAllowed', nothingOnTop: 'listNothingOnTop', stackable: 'listStackable' },
};

const FAULT_KEYS: Readonly<Record<Exclude<ListFault['kind'], 'other'>, ListFaultKey>> = {
  missing: 'faultMissing',
  noNumber: 'faultNoNumber',
  twoReadings: 'faultTwoReadings',
  noSizes: 'faultNoSizes',
  notPositive: 'faultNotPositive',
  notWhole: 'faultNotWhole',
  noFlag: 'faultNoFlag',
};

/** By what a meaning is called; undefined: it is a field of the interface. */
export function nameKey(about: string): ListNameKey | undefined {
  return NAME_KEYS[about];
}

/** Undefined: the fault has a sentence of its own. */
export function faultKey({ kind }: Pick<ListFault, 'kind'>): ListFaultKey | undefined {
  return kind === 'other' ? undefined : FAULT_KEYS[kind];
}

export function inWords(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** In English. @param title of the column, as the list calls it; empty: it has none */
export function faultSentence(fault: ListFault, title: string): string {
  const key = faultKey(fault);
  if (key === undefined) return fault.message ?? '';
  const known = nameKey(fault.about);
  const name = title !== '' ? title : known === undefined ? fault.about : LIST_NAMES[known];
  return inWords(LIST_FAULTS[key], { name, found: fault.found });
}
