/** What of a load is given to those to whom only its view is shown: what is drawn, and no prices. */
import type { LoadProblem } from '../domain/problem.js';
import { shownUnitLoad } from './pre-packed.js';
import type { ShownLoad } from './shown-load.js';

/** Of the records of cargo and containers: what the scene asks of them. */
const LOOKS = ['colorHexaCode', 'letters', 'vehicleType', 'palletThickness'] as const;

/** Of a row that is left out: what it is, so that who loads knows why it comes out of the truck. */
const NAMES = ['name', 'groupName'] as const;

type Records = ShownLoad['request']['cargoes'];

export function sharedLoad({ title, problem, plan, request }: ShownLoad): ShownLoad {
  const { cargoes, containers, pallets } = problem;
  const withoutPrice = (all: LoadProblem['containers']) => all.map((one) => ({ ...one, price: 0, maxPrice: 0 }));
  return {
    title,
    problem: {
      ...problem,
      cargoes: cargoes.map((cargo) => ({ ...cargo, price: 0 })),
      containers: withoutPrice(containers),
      ...(pallets && { pallets: withoutPrice(pallets) }),
    },
    plan,
    request: {
      cargoes: looksOf(request.cargoes),
      emptyContainers: looksOf(request.emptyContainers),
      ...(request.pallets && { pallets: looksOf(request.pallets) }),
      ...(request.leftOut && { leftOut: request.leftOut.map(({ cargo }) => ({ cargo: given(cargo, NAMES) })) }),
    },
  };
}

function looksOf(records: Records): Records {
  return records.map((record) => {
    const unitload = shownUnitLoad(record['unitload']);
    return { ...given(record, LOOKS), ...(unitload !== null && { unitload }) };
  });
}

function given(record: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  const all = (record ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const])));
}
