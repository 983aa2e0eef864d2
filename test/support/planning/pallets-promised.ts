/** Palletized orders with everything that pallets inherit, and what docs/rules.md, Palletizing, promises of their answers. */
import fc from 'fast-check';
import { calculate } from '../../../src/calculation/calculate.js';
import { present } from '../../../src/calculation/present/present.js';
import { editBufferOf } from '../../../src/calculation/saved/edit-buffer-of.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';
import { placementsOf } from '../../../src/domain/plan.js';
import type { Engine } from '../../../src/engine/port.js';
import type { FilledContainerResponse } from '../../../src/schema/filled-container.js';
import { palletizedOrder } from '../problems/palletized-orders.js';

type Body = Readonly<Record<string, unknown>>;
type Answer = ReturnType<typeof present>;

const OPTIONS = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 } as const;

const own = fc.record({
  alias: fc.constantFrom('', '', 'a'),
  stackValue: fc.constantFrom(0, 0, 1),
  stackCode: fc.constantFrom('', '', 'x'),
  floorStackSupportsOthers: fc.constantFrom(true, true, true, false),
  maxLayersAllowedOverDifferentCargoes: fc.constantFrom(true, true, true, false),
  kind: fc.constantFrom('', '', '', '', 'Palletload', 'Roll', 'Carton'),
});

/** A MixLoad in centimetres, without what is loaded beyond the order. */
export const inheritingOrder: fc.Arbitrary<Body> = fc
  .tuple(palletizedOrder, fc.array(own, { minLength: 5, maxLength: 5 }))
  .map(([order, fields]) => {
    const { isBalanceFillWithAdditionalAmountofExstingCargoes: _, ...rules } = order['rules'] as Body;
    return {
      ...order,
      rules: { ...rules, calculationType: 'MixLoad' },
      cargoes: (order['cargoes'] as Body[]).map((cargo, place) => withKind(cargo, fields[place]!)),
    };
  });

function withKind(cargo: Body, { kind, ...fields }: Body): Body {
  const { length, palletizing } = cargo as { length: number; palletizing: { pallet: Body } };
  const all = { ...cargo, ...fields };
  if (kind === 'Roll') return { ...all, style: 'Roll', diameter: length };
  if (kind === 'Carton') {
    const { palletThickness: _, palletOverhang: __, ...pallet } = palletizing.pallet;
    return { ...all, palletizing: { ...palletizing, pallet: { ...pallet, containerType: 'Carton', name: 'Box' } } };
  }
  return kind === 'Palletload' ? { ...all, style: kind, qty: 2 } : all;
}

/** What of its promises an order breaks; null: nothing. */
export function promiseBroken(order: Body, engine: Engine): string | null {
  const load = planned(order, engine);
  if (load === null) return null;
  const answer = shown(load);
  const rows = order['cargoes'] as Body[];
  return (
    first(spacesOf(answer).map((space) => wrongUnitLoad(space, rows))) ??
    first(rows.map((row) => wrongPallets(row, load))) ??
    wrongOrder(order, answer) ??
    worseThanInAdvance(order, answer, engine) ??
    refusedAgain(load, engine)
  );
}

function planned(order: Body, engine: Engine): CalculatedLoad | null {
  const outcome = calculate(order, OPTIONS, engine);
  return outcome.status === 'failed' ? null : outcome.load;
}

function shown(load: CalculatedLoad): Answer {
  return present(load, { spacesCreated: true, placementsCreated: true, uom: null });
}

function first(found: readonly (string | null)[]): string | null {
  return found.find((one) => one !== null) ?? null;
}

interface Space {
  readonly isUnitload: boolean;
  readonly cargo: Body & { readonly name: string; readonly unitload: FilledContainerResponse };
  readonly cargoesLoaded: number;
}

function spacesOf({ filledContainers }: Answer): Space[] {
  return filledContainers.flatMap(({ spaces = [] }) => spaces.filter(({ isEmpty }) => !isEmpty)) as unknown as Space[];
}

/** Rows on it, by what they are named. */
function rowsOn({ unitload }: Space['cargo'], rows: readonly Body[]): Body[] {
  return unitload.manifest.map(({ cargo }) => rows.find(({ name }) => name === cargo.name)!);
}

const ALIKE = { groupName: '', sequence: 0, alias: '', stackValue: 0, stackCode: '' };

function wrongUnitLoad({ isUnitload, cargo }: Space, rows: readonly Body[]): string | null {
  if (!isUnitload) return null;
  const on = rowsOn(cargo, rows);
  if (on.some(({ style }) => style === 'Palletload')) return `${cargo.name} carries a Palletload`;
  for (const [field, absent] of Object.entries(ALIKE)) {
    const values = new Set(on.map((row) => row[field] ?? absent));
    const [value] = values.size === 1 ? values : [absent];
    if (cargo[field] !== value) return `${field} of ${cargo.name} is ${cargo[field]}, of its cargo ${[...values]}`;
  }
  const limits = on.map((row) => Number(row['maxSupportingWeight'] ?? 0)).filter((limit) => limit > 0);
  const least = limits.length > 0 ? Math.min(...limits) : 0;
  return cargo['maxSupportingWeight'] === least ? null : `${cargo.name} bears ${cargo['maxSupportingWeight']}`;
}

/** Of a cargo that has its pallets for itself: one at most is partial, and none where there may be none. */
function wrongPallets({ name, palletizing }: Body, { problem, plan }: CalculatedLoad): string | null {
  const place = problem.cargoes.findIndex((cargo) => cargo.name === name);
  const how = problem.cargoes[place]!.palletizing;
  if (how === undefined || how.goesToMixedPallets || problem.rules.palletizing!.isHeightChosen) return null;
  const sizes = plan.pallets!.flatMap(({ arrangements, quantity }) => {
    const pieces = arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    return pieces[0]!.cargo === place ? Array<number>(quantity).fill(pieces.length) : [];
  });
  const { remainQtyToVehicle = false, partialPalletsAllowed = !remainQtyToVehicle } = palletizing as Record<
    string,
    boolean
  >;
  const partial = sizes.filter((size) => size < Math.max(...sizes)).length;
  return partial > (partialPalletsAllowed ? 1 : 0) ? `pallets of ${name} carry ${sizes}` : null;
}

/** Groups in the order of the smallest sequence in each, rows without one each by itself. */
function wrongOrder({ cargoes, rules }: Body, answer: Answer): string | null {
  if ((rules as Body)['isGroupSequenceUsed'] !== true) return null;
  const rows = cargoes as readonly (Body & { groupName: string; sequence: number })[];
  const rankOf = (row: (typeof rows)[number]) => {
    const group = row.groupName === '' ? [row] : rows.filter(({ groupName }) => groupName === row.groupName);
    return [Math.min(...group.map(({ sequence }) => sequence)), rows.indexOf(group[0]!)] as const;
  };
  for (const { spaces = [] } of answer.filledContainers) {
    let before: readonly [number, number] = [Number.NEGATIVE_INFINITY, 0];
    for (const { isEmpty, isUnitload, cargo } of spaces as unknown as (Space & { isEmpty: boolean })[]) {
      if (isEmpty) continue;
      const on = isUnitload ? rowsOn(cargo, rows) : rows.filter(({ name }) => name === cargo.name);
      if (on.length > 1 && on.some((row) => row['groupName'] === ''))
        return `${cargo.name} carries rows without a group`;
      const rank = rankOf(on[0] as (typeof rows)[number]);
      if (rank[0] < before[0] || (rank[0] === before[0] && rank[1] < before[1])) return `${cargo.name} comes too late`;
      before = rank;
    }
  }
  return null;
}

/** Cartons loose or behind, and behind alone. */
function offPallets(answer: Answer, cargoes: readonly Body[]): readonly [number, number] {
  const behind = answer.unloaded.reduce((sum, { qty }) => sum + qty, 0);
  const names = new Set(cargoes.map(({ name }) => name));
  const loose = spacesOf(answer).filter(({ isUnitload, cargo }) => !isUnitload && names.has(cargo.name));
  return [behind + loose.reduce((sum, { cargoesLoaded }) => sum + cargoesLoaded, 0), behind];
}

function worseThanInAdvance(order: Body, answer: Answer, engine: Engine): string | null {
  const { palletizing, ...rules } = order['rules'] as Body & { palletizing: Body };
  if (palletizing['palletizingAlgorithm'] !== 'UnitloadsDevelopedDinamically') return null;
  const inAdvance = { ...palletizing, palletizingAlgorithm: 'UnitloadsDevelopedInAdvance' };
  const load = planned({ ...order, rules: { ...rules, palletizing: inAdvance } }, engine);
  if (load === null) return null;
  const cargoes = order['cargoes'] as readonly Body[];
  const [chosen, before] = [offPallets(answer, cargoes), offPallets(shown(load), cargoes)];
  return chosen.some((count, i) => count > before[i]!) ? `${chosen} off pallets, ${before} in advance` : null;
}

/** What was planned is accepted when it is sent back as it stands. */
function refusedAgain(load: CalculatedLoad, engine: Engine): string | null {
  const outcome = calculate(editBufferOf(load), { ...OPTIONS, edit: { fillRemaining: false } }, engine);
  return outcome.status === 'failed' ? `refused when sent back: ${outcome.error.message}` : null;
}
