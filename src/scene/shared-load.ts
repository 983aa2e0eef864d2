/** What of a load is given to those to whom only its view is shown: what is drawn, and no prices. */
import type { LoadProblem } from '../domain/problem.js';
import { shownUnitLoad } from './pre-packed.js';
import type { ShownLoad } from './shown-load.js';

/** Of the records of cargo and containers: what the scene asks of them. */
const LOOKS = ['colorHexaCode', 'letters', 'vehicleType', 'palletThickness'] as const;

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
    },
  };
}

function looksOf(records: Records): Records {
  return records.map((record) => {
    const unitload = shownUnitLoad(record['unitload']);
    const looks = LOOKS.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]] as const]));
    return { ...Object.fromEntries(looks), ...(unitload !== null && { unitload }) };
  });
}
