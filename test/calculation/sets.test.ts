/** A part of a set is never loaded, whatever is asked; and more effort never loads fewer sets. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import fc from '../support/fast-check.js';
import { cargo, container, request } from './requests.js';

const engine = loadEngine();
const options = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 } as const;

const side = (least: number, most: number) => fc.integer({ min: least, max: most });

const orders = fc.record({
  calculationType: fc.constantFrom('SetLoad', 'MultipleSetLoad'),
  isDifferentGroupAllowedOnMultiSetLoad: fc.boolean(),
  cargoes: fc.array(
    fc.record({
      length: side(20, 90),
      width: side(20, 70),
      height: side(15, 60),
      weight: side(1, 30),
      qty: side(1, 60),
      setRatio: side(1, 5),
      groupName: fc.constantFrom('', 'north', 'south'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  qty: fc.integer({ min: 0, max: 2 }),
});

/** Pieces of each cargo in each container, as the answer says. */
function shownLoads(body: unknown) {
  const outcome = calculate(body, options, engine);
  if (outcome.status !== 'succeed') return [];
  const shown = present(outcome.load, { spacesCreated: false, placementsCreated: false, uom: null });
  return shown.filledContainers.map(
    ({ manifest }) => new Map(manifest.map((row) => [row.cargo['name'] as string, row.cargoesLoaded])),
  );
}

t.test('whole sets in every container, never fewer with more effort', async (t) => {
  let sets = 0;
  fc.assert(
    fc.property(orders, ({ cargoes, qty, ...rules }) => {
      const named = cargoes.map((one, n) => cargo({ ...one, name: `cargo ${n}` }));
      const bodyAt = (optimizationLevel: number) =>
        request({
          cargoes: named,
          emptyContainers: [container({ length: 300, width: 200, height: 200, maxWeight: 1500, qty })],
          rules: { ...rules, optimizationLevel },
        });
      const volumes = [1, 2].map((level) => {
        const loads = shownLoads(bodyAt(level));
        for (const load of loads) {
          const groups = new Map<string, Set<number>>();
          for (const [n, { setRatio, groupName }] of cargoes.entries()) {
            const group = rules.calculationType === 'SetLoad' ? 'all' : groupName;
            const copies = groups.get(group) ?? new Set();
            groups.set(group, copies.add((load.get(`cargo ${n}`) ?? 0) / setRatio));
          }
          const copies = [...groups.values()].map((own) => [...own]);
          t.ok(copies.every((own) => own.length === 1 && Number.isInteger(own[0])));
          const inside = copies.filter(([own]) => own! > 0);
          if (!rules.isDifferentGroupAllowedOnMultiSetLoad) t.ok(inside.length <= 1);
          sets += inside.length;
        }
        const pieces = cargoes.map((_, n) => loads.reduce((sum, load) => sum + (load.get(`cargo ${n}`) ?? 0), 0));
        return cargoes.reduce((sum, { length, width, height }, n) => sum + pieces[n]! * length * width * height, 0);
      });
      t.ok(volumes[1]! >= volumes[0]!);
    }),
    { numRuns: 12, seed: 4 },
  );
  t.ok(sets > 10);
});
