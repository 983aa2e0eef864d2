/** The suite pallets: mixed cases, of which each bears a certain weight, onto as few pallets as possible. */
import { basename } from 'node:path';
import { readInput } from '../files.js';
import { drawnCargoes } from './drawn-order.js';
import { BOUND, CONTAINERS, CPU, LEFT, NODES, plannedSuite, VOLUME } from './planned.js';
import type { Fields, RequestProblem, Suite } from './suite.js';

/** Millimetres; the height is that of the cargo on it. */
const PALLET = { length: 1200, width: 800, height: 2055 };
const ORDERS = [1, 2, 3, 4, 5, 6, 7, 8];
const SIZES = [100];
const MOST_CARGOES = 25;
const PALLETS_A_PIECE = 0.03;
/** Fields of a line of a published order. */
const FIELDS = 10;

export const PALLETS: Suite = {
  about:
    'pallets for mixed cases with what each may bear: drawn orders of --sizes pieces, or published ones from --file (Elhedhli, Gzara and Yildiz 2019)',
  figures: [CONTAINERS, BOUND, VOLUME, LEFT, CPU, NODES],
  allowed: { problems: [1, 1_000_000], sizes: [1, 100_000] },
  readsFiles: true,
  async open({ files, problems = ORDERS, sizes = SIZES }) {
    if (files.length > 0) return plannedSuite(await Promise.all(files.map(published)));
    return plannedSuite(sizes.flatMap((pieces) => problems.map((order) => drawn(order, pieces))));
  },
};

function drawn(order: number, pieces: number): RequestProblem {
  const cargoes = drawnCargoes({
    ...{ seed: order, cargoes: Math.min(MOST_CARGOES, pieces), pieces },
    ...{ container: PALLET, share: Math.max(1, PALLETS_A_PIECE * pieces) },
  });
  return problemOf(`${pieces} pieces`, `${pieces} pieces, order ${order}`, cargoes);
}

/** A line a cargo: width, depth, height, weight, what it bears, two reductions, shape, how many, number. */
async function published(file: string): Promise<RequestProblem> {
  const rows = new TextDecoder()
    .decode(await readInput(file))
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row.length >= FIELDS);
  const cargoes = rows.map((row, place) => {
    const [length, width, height, weight, maxSupportingWeight] = row.map(Number);
    const name = `${row[9]} ${place}`;
    return { style: 'Shipcase', name, length, width, height, weight, maxSupportingWeight, qty: Number(row[8]) };
  });
  const name = basename(file).replace(/\.\w+$/, '');
  return problemOf(name.replace(/_.*/, ''), name, cargoes);
}

function problemOf(group: string, name: string, cargoes: readonly Fields[]): RequestProblem {
  const emptyContainers = [{ containerType: 'Pallet', name: 'Pallet', ...PALLET, qty: 0 }];
  return { group, name, body: { title: name, cargoes, emptyContainers }, uom: 'UnitMetric' };
}
