/** What an order may be loaded into instead: its own containers each alone, and common ones. */
import { USUAL_EQUIPMENT } from '../../../domain/usual-equipment.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { type RequestDraft, type Row, withField } from '../../plan-request/request-draft.js';

export interface ContainerChoice {
  /** Of the choice; the order as it is has none. */
  readonly name: string;
  readonly draft: RequestDraft;
  /** Of a mix its containers, each alone. */
  readonly parts?: readonly ContainerChoice[];
  /** As many as needed of the only container of this order, of which it says how many there are. */
  readonly moreOf?: ContainerChoice;
}

/** Common ones, the first of which are compared without being asked for. */
const COMMON: readonly string[] = [
  ...[USUAL_EQUIPMENT.sea20, USUAL_EQUIPMENT.sea40, USUAL_EQUIPMENT.sea40High, USUAL_EQUIPMENT.sea45High],
  ...[USUAL_EQUIPMENT.trailer, USUAL_EQUIPMENT.megaTrailer, USUAL_EQUIPMENT.swapBody, USUAL_EQUIPMENT.boxTruck],
  USUAL_EQUIPMENT.dryVan53,
];
const CHOSEN_AT_FIRST = 6;

/** By name what common ones cost, as it was typed beside their plans. */
export type Prices = ReadonlyMap<string, number>;

/** The order as it is, without a name, comes first, where it has a container. */
export function choicesFor(order: RequestDraft, prices: Prices): readonly ContainerChoice[] {
  const { emptyContainers } = order;
  const others = emptyContainers.length < 2 ? emptyContainers.filter(isLimited) : emptyContainers;
  const own = emptyContainers.length > 0 ? [{ name: '', draft: order }] : [];
  const moreOf = emptyContainers.length === 1 ? { moreOf: own[0]! } : {};
  const alone = others.map((row) => ({ ...instead(order, row), ...moreOf }));
  const known = new Set(emptyContainers.map(({ name }) => name));
  const common = COMMON.filter((name) => !known.has(name)).map((name) => {
    const row = withEquipment(order, new Set([name])).emptyContainers.at(-1)!;
    return instead(order, withField(row, 'price', prices.get(name)));
  });
  return [...own, ...alone, ...common];
}

/** The order says how many there are. */
export function isLimited({ qty }: Row): boolean {
  return typeof qty === 'number' && qty > 0;
}

/** As many of that one as the cargo needs. */
function instead(order: RequestDraft, row: Row): ContainerChoice {
  return { name: String(row['name'] ?? ''), draft: { ...order, emptyContainers: [{ ...row, qty: 0 }] } };
}

export function chosenAtFirst(choices: readonly ContainerChoice[]): ReadonlySet<string> {
  return new Set(choices.slice(0, CHOSEN_AT_FIRST).map(({ name }) => name));
}
