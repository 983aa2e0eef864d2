/** Small palletized orders in centimetres and kilograms, and what is read of their answers. */
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import type { OutputOptions } from '../../../src/calculation/types.js';
import type { CargoBody } from '../../../src/schema/cargo.js';
import type { FilledContainerResponse } from '../../../src/schema/filled-container.js';

type Body = Readonly<Record<string, unknown>>;

export interface Order {
  /** Cartons of 40 x 30 x 25 of 10 kg on a deck of 120 x 80 for 100 of cargo, 8 in a layer, 4 layers; but for what is said. */
  readonly cargoes: readonly Body[];
  /** Of every cargo's pallet. */
  readonly pallet?: Body;
  /** A truck of 720 x 245 x 130, one tier of pallets; but for what is said. */
  readonly truck?: Body;
  readonly rules?: Body;
  /** Placed by hand. */
  readonly filledContainers?: readonly Body[];
  readonly output?: Partial<OutputOptions>;
}

export const PALLET = {
  ...{ containerType: 'Pallet', name: 'Deck', length: 120, width: 80, height: 100 },
  ...{ palletThickness: 15, emptyWeight: 20 },
};

/** `palletizing: null` for cargo without its own pallet. */
function cargoOf({ palletizing, ...fields }: Body, place: number, pallet: Body): Body {
  return {
    ...{ style: 'Shipcase', name: 'ABCDEFG'[place], length: 40, width: 30, height: 25, weight: 10, qty: 32 },
    isPalletized: true,
    ...(palletizing === null ? {} : { palletizing: { pallet, ...(palletizing as Body | undefined) } }),
    ...fields,
  };
}

const engine = loadEngine();

export type Answer = ReturnType<typeof present>;

/** What is said about a faulty order. */
export interface Fault {
  readonly faults: readonly string[];
}

export function answerTo({ cargoes, pallet, truck, rules, filledContainers, output }: Order): Answer | Fault {
  const body = {
    title: 'order',
    cargoes: cargoes.map((cargo, place) => cargoOf(cargo, place, { ...PALLET, ...pallet })),
    emptyContainers: [
      { containerType: 'Truck', name: 'Truck', length: 720, width: 245, height: 130, qty: 0, ...truck },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
    ...(filledContainers === undefined ? {} : { filledContainers }),
  };
  const edit = filledContainers === undefined ? {} : { edit: { fillRemaining: true } };
  const outcome = calculate(body, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60, ...edit }, engine);
  if (outcome.status === 'failed')
    return { faults: outcome.error.issues.map(({ pointer, code }) => `${pointer} ${code}`) };
  return present(outcome.load, { spacesCreated: true, placementsCreated: true, uom: null, ...output });
}

type Space = NonNullable<FilledContainerResponse['spaces']>[number];

/** In the order of loading. */
export function spacesOf({ filledContainers }: Answer): Space[] {
  return filledContainers.flatMap(({ spaces = [] }) => spaces.filter(({ isEmpty }) => !isEmpty));
}

type Pallet = CargoBody & { readonly unitload: FilledContainerResponse };

/** Each finished pallet, in the order of loading. */
export function palletsOf(answer: Answer): Pallet[] {
  return spacesOf(answer)
    .filter(({ isUnitload, cargo }) => isUnitload && (cargo as unknown as Pallet).unitload.manifest !== null)
    .flatMap(({ cargo, placements = [] }) => placements.map(() => cargo as unknown as Pallet));
}

/** Pieces by cargo. */
export function contentsOf({ manifest }: Pick<FilledContainerResponse, 'manifest'>): Record<string, number> {
  return Object.fromEntries(manifest.map(({ cargo, cargoesLoaded }) => [cargo.name, cargoesLoaded]));
}

/** What the pallets hold: of one cargo as `A 32`, of several as `A 3 + B 5`, by name, the fullest first. */
export function onPallets(answer: Answer): string[] {
  const said = palletsOf(answer).map(({ unitload }) => {
    const counts = Object.entries(contentsOf(unitload));
    return counts.map(([name, count]) => `${name} ${count}`).join(' + ');
  });
  const pieces = (one: string) => [...one.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  return said.sort((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : pieces(b) - pieces(a)));
}

/** Pieces by cargo that go in without a pallet. */
export function loose(answer: Answer): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { isUnitload, cargo, cargoesLoaded } of spacesOf(answer)) {
    const { name } = cargo as CargoBody;
    if (!isUnitload) counts[name] = (counts[name] ?? 0) + cargoesLoaded;
  }
  return counts;
}

/** By cargo: pieces and the reason. */
export function left({ unloaded }: Answer): Record<string, string> {
  return Object.fromEntries(unloaded.map(({ name, qty, reason }) => [name, `${qty} ${reason}`]));
}

/** Where everything is. */
export function all(answer: Answer) {
  return { pallets: onPallets(answer), loose: loose(answer), left: left(answer) };
}

/** The layers of the first pallet from below: pieces in each. */
export function layers(answer: Answer, place = 0): number[] {
  return layersOf(palletsOf(answer)[place]!.unitload).map(({ length }) => length);
}

type Placement = NonNullable<Space['placements']>[number];

export function layersOf({ spaces = [] }: FilledContainerResponse): Placement[][] {
  const levels = new Map<number, Placement[]>();
  for (const { placements = [] } of spaces) {
    for (const one of placements) levels.set(one.pos.height, [...(levels.get(one.pos.height) ?? []), one]);
  }
  return [...levels].sort(([a], [b]) => a - b).map(([, layer]) => layer);
}

/** Blocks that a layer has at least: in one all pieces lie alike, whole pieces apart. */
export function blocksIn(layer: readonly Placement[]): number {
  const past = (at: number, side: number) => Math.round(100 * (at - side * Math.floor(at / side))) / 100;
  return new Set(
    layer.map(({ pos, size }) => `${size.length} ${past(pos.length, size.length)} ${past(pos.width, size.width)}`),
  ).size;
}
