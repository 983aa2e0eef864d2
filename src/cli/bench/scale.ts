/** The suite scale: what an order costs by the number of its pieces and of its cargoes. */
import { drawnCargoes } from './drawn-order.js';
import { CPU, LEFT, NODES, plannedSuite, VOLUME } from './planned.js';
import type { RequestProblem, Suite } from './suite.js';

/** Millimetres. */
const CONTAINER = { length: 12032, width: 2352, height: 2393 };
const SIZES = [20, 200, 2000, 20_000];
const CARGOES = [1, 30, 300];
const ORDERS = [1];
/** More than there is room for. */
const SHARE = 1.2;

export const SCALE: Suite = {
  about: 'CPU time of orders for a 40-foot container by pieces (--sizes) and cargoes (--classes)',
  figures: [CPU, VOLUME, LEFT, NODES],
  allowed: { classes: [1, 10_000], problems: [1, 1_000_000], sizes: [1, 1_000_000] },
  async open({ sizes = SIZES, classes = CARGOES, problems = ORDERS }) {
    return plannedSuite(
      sizes.flatMap((pieces) =>
        classes
          .filter((cargoes) => cargoes <= pieces)
          .flatMap((cargoes) => problems.map((seed) => orderOf(pieces, cargoes, seed))),
      ),
    );
  },
};

function orderOf(pieces: number, cargoes: number, seed: number): RequestProblem {
  const name = `${pieces} pieces of ${cargoes} cargoes, order ${seed}`;
  return {
    ...{ group: `${pieces} pieces`, name, uom: 'UnitMetric' },
    body: {
      title: name,
      cargoes: drawnCargoes({ seed, cargoes, pieces, container: CONTAINER, share: SHARE }),
      emptyContainers: [{ containerType: 'SeaVan', name: '40 ft', ...CONTAINER, qty: 1 }],
    },
  };
}
