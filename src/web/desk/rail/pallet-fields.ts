/** Cargo that is put on pallets first: the pallet and how high it may become, in the fields of the rules. */
import { CATALOGUE_UOM, equipmentIn } from '../../../domain/equipment.js';
import { toFourPlaces } from '../../../domain/units.js';
import { USUAL_EQUIPMENT } from '../../../domain/usual-equipment.js';
import { type RequestDraft, type Row, withField } from '../../plan-request/request-draft.js';
import { kept, shownIn, typedIn } from '../../units/measured.js';
import { rowsKeptIn } from '../../units/measured-rows.js';
import { isLoose, withLoose } from '../cargo/loose.js';
import { isPallet, isRow } from '../pallets.js';
import { withRuleOn } from '../rule-fields.js';

/** Names of the pallets that there are to choose from. */
export const PALLETS: readonly string[] = equipmentIn(CATALOGUE_UOM)
  .filter(({ containerType }) => containerType === 'Pallet')
  .map(({ name }) => name);

/** For all cargo that names none of its own; null: there is none. */
export function palletOf({ MixPallet }: Row): Row | null {
  return isRow(MixPallet) ? MixPallet : null;
}

/**
 * A pallet among the containers is meant to be the one: as many of it as the cargo needs, whatever stood beside it. Taken
 * back, nothing of it stays but what cargo of its own asks for.
 */
export function withPallets(draft: RequestDraft, areAsked: boolean): RequestDraft {
  const { rules, cargoes, emptyContainers } = draft;
  if (areAsked) {
    const others = emptyContainers.filter((row) => !isPallet(row));
    const onPallets = withField(rules, 'isPalletized', true);
    // Whoever loads pallets fills the floor first, whatever length that takes.
    const spread = isRow(rules['palletizing']) ? onPallets : withRuleOn(onPallets, 'Floor', true);
    const asked = { ...draft, emptyContainers: others, rules: spread };
    // Whoever puts cargo on pallets wants few of them: a handful of pieces gets none of its own.
    const next = isRow(rules['palletizing']) ? asked : withLeftoversShared(asked, true);
    const among = emptyContainers.find(isPallet);
    if (among !== undefined) {
      const { qty: _, price: __, ...pallet } = among;
      return { ...next, rules: withField(next.rules, 'MixPallet', pallet) };
    }
    return palletOf(rules) === null ? withPallet(next, USUAL_EQUIPMENT.euroPallet) : next;
  }
  const { palletizing } = rules;
  const others = isRow(palletizing)
    ? withField(withField(palletizing, 'isUsed', undefined), SHARED, undefined)
    : palletizing;
  const isEmpty = isRow(others) && Object.keys(others).length === 0;
  const free = withRuleOn(withField(rules, 'isPalletized', undefined), 'Floor', false);
  const loose = withField(free, 'palletizing', isEmpty ? undefined : others);
  const isNeeded = cargoes.some((cargo) => cargo['isPalletized'] === true);
  const rows = cargoes.map((cargo) =>
    cargo['isPalletized'] === true || !isLoose(cargo) ? cargo : withLoose(cargo, false, rules),
  );
  return { ...draft, cargoes: rows, rules: isNeeded ? loose : withField(loose, 'MixPallet', undefined) };
}

const SHARED = 'remainQtyToMixPallet';

/** What fills no pallet of its own stands on one with others. */
export function areLeftoversShared({ palletizing }: Row): boolean {
  return isRow(palletizing) && palletizing[SHARED] === true;
}

export function withLeftoversShared(draft: RequestDraft, areShared: boolean): RequestDraft {
  const { palletizing } = draft.rules;
  const next = withField(isRow(palletizing) ? palletizing : {}, SHARED, areShared);
  return { ...draft, rules: withField(draft.rules, 'palletizing', next) };
}

/** A pallet of the catalogue, as high as the one before may become. */
export function withPallet(draft: RequestDraft, name: string): RequestDraft {
  const found = equipmentIn(CATALOGUE_UOM).find((one) => one.name === name);
  if (found === undefined) return draft;
  const { source, ...pallet } = found;
  const asked = { MixPallet: { ...pallet, description: source } };
  const [rules] = rowsKeptIn('Rules', [asked], CATALOGUE_UOM, draft.uom);
  const before = palletTop(draft);
  const next = { ...draft, rules: { ...draft.rules, MixPallet: rules!['MixPallet'] } };
  return before === null ? next : withPalletTop(next, before);
}

/** How high a pallet may become, with itself, as it is shown; null: it does not say. */
export function palletTop(draft: RequestDraft): number | null {
  const pallet = palletOf(draft.rules);
  const height = shownIn(pallet?.['height'], 'length', draft);
  if (typeof height !== 'number') return null;
  return toFourPlaces(height + thicknessOf(draft));
}

/** @param top as it is shown; what leaves no room for cargo changes nothing */
export function withPalletTop(draft: RequestDraft, top: number): RequestDraft {
  const pallet = palletOf(draft.rules);
  const height = toFourPlaces(top - thicknessOf(draft));
  if (pallet === null || !(height > 0)) return draft;
  const typed = typedIn(height, 'length', draft) as Parameters<typeof kept>[0];
  return { ...draft, rules: { ...draft.rules, MixPallet: { ...pallet, height: kept(typed, draft.uom) } } };
}

function thicknessOf(draft: RequestDraft): number {
  const thickness = shownIn(palletOf(draft.rules)?.['palletThickness'], 'length', draft);
  return typeof thickness === 'number' ? thickness : 0;
}
