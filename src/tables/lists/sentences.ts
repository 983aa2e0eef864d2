/**
 * What is wrong with a row of a list, as a person says it: never a field's name, never a pointer. `{{name}}` is what the
 * cell should say, `{{found}}` what stands there. Pages say the same in their other languages.
 */
import { FAULTS } from '../../locales/made/eng/faults.js';
import { LISTS } from '../../locales/made/eng/lists.js';
import type { ListFault } from './list-fault.js';

/** The range of a figure is for the service to say. */
export type ListFaultKey = Exclude<keyof typeof FAULTS, 'faultWithin'>;

const NAMES = {
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
  ...{ grossWeight: 'listWeight', netWeight: 'listWeight', rowWeight: 'listRowWeight' },
  ...{ price: 'listPrice', rowPrice: 'listRowPrice' },
  ...{ stop: 'listStop', destination: 'listStop', group: 'listGroup', upright: 'listUpright' },
  ...{ tiltAllowed: 'listTiltAllowed', nothingOnTop: 'listNothingOnTop', stackable: 'listStackable' },
} as const satisfies Readonly<Record<string, keyof typeof LISTS>>;
const NAME_KEYS: Readonly<Record<string, ListNameKey | undefined>> = NAMES;

const FAULT_KEYS = {
  missing: 'faultMissing',
  noNumber: 'faultNoNumber',
  twoReadings: 'faultTwoReadings',
  noSizes: 'faultNoSizes',
  notPositive: 'faultNotPositive',
  notWhole: 'faultNotWhole',
  noFlag: 'faultNoFlag',
} as const satisfies Readonly<Record<Exclude<ListFault['kind'], 'other'>, ListFaultKey>>;

export type ListNameKey = (typeof NAMES)[keyof typeof NAMES];

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
  const name = title !== '' ? title : known === undefined ? fault.about : LISTS[known];
  return inWords(FAULTS[key], { name, found: fault.found });
}
