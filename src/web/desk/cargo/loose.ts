/** Cargo that goes loose into the vehicle where it stands on no pallet, although cargo is put on pallets first. */
import type { SentenceCode } from '../../../domain/coded-sentences.js';
import type { Unloaded } from '../../../domain/plan.js';
import { type RequestDraft, type Row, withField } from '../../plan-request/request-draft.js';
import { arePalletsUsed, isRow } from '../pallets.js';
import { kindOf } from './row-kind.js';

const LOOSE = 'remainQtyToVehicle';
const SHARED = 'remainQtyToMixPallet';
const PARTIAL = 'partialPalletsAllowed';

/** What comes loaded on a pallet is put on none again. */
export function isPalletized(row: Row, rules: Row): boolean {
  const isLoaded = kindOf(row) === 'Palletload' || isRow(row['unitload']);
  return !isLoaded && (row['isPalletized'] === true || arePalletsUsed(rules));
}

export function isLoose({ palletizing }: Row): boolean {
  return isRow(palletizing) && palletizing[LOOSE] === true;
}

/** Only what no pallet takes: the last pallet of a row may still be partial, which by itself the field would end. */
export function withLoose(row: Row, isAsked: boolean, rules: Row): Row {
  const before = isRow(row['palletizing']) ? row['palletizing'] : {};
  const isShared = [before, rules['palletizing']].some((how) => isRow(how) && how[SHARED] === true);
  const next = isAsked
    ? { ...before, [LOOSE]: true, ...(before[PARTIAL] === undefined && !isShared && { [PARTIAL]: true }) }
    : withField(before[PARTIAL] === true ? withField(before, PARTIAL, undefined) : before, LOOSE, undefined);
  return withField(row, 'palletizing', Object.keys(next).length === 0 ? undefined : next);
}

/** @param places of the rows */
export function withRowsLoose(draft: RequestDraft, places: ReadonlySet<number>, isAsked: boolean): RequestDraft {
  const { cargoes, rules } = draft;
  return {
    ...draft,
    cargoes: cargoes.map((row, at) =>
      places.has(at) && isLoose(row) !== isAsked ? withLoose(row, isAsked, rules) : row,
    ),
  };
}

/** Reasons that a pallet is, and no vehicle. */
const OF_PALLET: ReadonlySet<SentenceCode> = new Set<SentenceCode>([
  ...(['TooBigForPallet', 'TooHeavyForPallet', 'RulesForbidPallet', 'PalletTakesFewer'] as const),
  ...(['PalletNotFull', 'NoWholeLayer', 'PalletTooLow', 'PalletsUsed'] as const),
]);

/** By row, how many pieces stay behind because they stand on no pallet. */
export function onNoPallet(unloaded: readonly Unloaded[]): ReadonlyMap<number, number> {
  const found = unloaded.filter(({ detail }) => typeof detail !== 'string' && OF_PALLET.has(detail.code));
  return new Map(found.map(({ cargo, quantity }) => [cargo, quantity]));
}
