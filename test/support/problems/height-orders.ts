/**
 * Orders of one to three cargoes on pallets, for trucks in which two low pallets may stand on each other where one high one
 * leaves room over it: what choosing the heights of pallets is for.
 */
import { calculate } from '../../../src/calculation/calculate.js';
import type { Engine } from '../../../src/engine/port.js';

export interface HeightResult {
  /** Vehicles, pallets first. */
  readonly inAdvance: number;
  /** Vehicles, heights chosen while they are loaded. */
  readonly chosen: number;
  /** Pieces that either leaves behind. */
  readonly left: number;
}

const TRUCK = { length: 720, width: 245 };
const DECKS = [
  { length: 120, width: 80 },
  { length: 120, width: 100 },
];
/** Of a deck times the height of a pallet, what cartons fill. */
const FILL = 0.85;

/** The same order planned with both algorithms; the same for the same number. */
export function plannedBothWays(number: number, engine: Engine): HeightResult {
  const ways = ['UnitloadsDevelopedInAdvance', 'UnitloadsDevelopedDinamically'].map((algorithm) => {
    const outcome = calculate(orderOf(number, algorithm), { uom: 'UnitHighMetric', maxRunTimeSeconds: 120 }, engine);
    if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
    return outcome.load.plan;
  });
  const [inAdvance, chosen] = ways.map(({ containers }) => containers.length) as [number, number];
  const left = ways.flatMap(({ unloaded }) => unloaded).reduce((sum, { quantity }) => sum + quantity, 0);
  return { inAdvance, chosen, left };
}

function orderOf(number: number, palletizingAlgorithm: string) {
  const random = generator(number);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const deck = DECKS[number % DECKS.length]!;
  const height = between(240, 300);
  const pallet = { containerType: 'Pallet', name: 'Pallet', ...deck, height: between(110, 200), palletThickness: 15 };
  const kinds = between(1, 3);
  // So many vehicles of one tier.
  const places = Math.floor(TRUCK.length / deck.length) * Math.floor(TRUCK.width / deck.width);
  const wanted = (between(2, 4) * places * deck.length * deck.width * pallet.height * FILL) / kinds;
  const cargoes = Array.from({ length: kinds }, (_, place) => {
    const size = { length: between(25, 60), width: between(20, 40), height: between(15, 45) };
    return {
      ...{ name: `carton ${place + 1}`, style: 'Shipcase', ...size, weight: 5, isPalletized: true },
      qty: Math.round(wanted / (size.length * size.width * size.height)),
      palletizing: { pallet, partialPalletsAllowed: true },
    };
  });
  return {
    title: `order ${number}`,
    cargoes,
    emptyContainers: [{ containerType: 'Truck', name: 'Truck', ...TRUCK, height, qty: 0 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, palletizing: { palletizingAlgorithm } },
  };
}

/** Numbers in 0..1 (Park and Miller 1988). */
function generator(seed: number): () => number {
  let state = (104729 * seed) % 2147483647;
  const next = () => {
    state = (16807 * state) % 2147483647;
    return state / 2147483647;
  };
  next();
  return next;
}
