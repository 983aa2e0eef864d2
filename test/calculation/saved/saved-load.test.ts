/** Loads of every form in which they were ever stored. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import { readCalculatedLoad, SAVED_FORM } from '../../../src/calculation/saved/saved-load.js';
import { UnreadableLoad } from '../../../src/calculation/saved/unreadable-load.js';
import { verify } from '../../../src/calculation/verify.js';
import { ENGINE_VERSION } from '../../../src/calculation/version.js';
import { type LoadedContainer, type LoadPlan, placementsOf } from '../../../src/domain/plan.js';
import type { Cargo } from '../../../src/domain/problem.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { ALL, conforms, OPTIONS } from '../plans.js';
import { request } from '../requests.js';

const stored = (form: number) =>
  JSON.parse(readFileSync(new URL(`../../../../test/fixtures/saved-load-${form}.json`, import.meta.url), 'utf8'));

t.test('a load of form 1 is opened, shown and still valid', async (t) => {
  const load = readCalculatedLoad(stored(1));
  t.equal(load.version, SAVED_FORM);
  const shown = present(load, { ...ALL, uom: 'UnitEnglish' });
  conforms(t, 'Load', shown);
  t.match(shown, {
    engine: { version: '1.0.0', searchNodes: 15_515 },
    loadSummary: { cargoesLoaded: 66, piecesLoaded: 366, cargoesLeft: 3, weightLoaded: 3417.1651 },
    unloaded: [{ name: 'Paper', qty: 3, reason: 'NoContainerLeft' }],
    warnings: [{ code: 'NotYetApplied', pointer: '/rules/isGroupUsed' }],
  });
  t.strictSame(
    shown.filledContainers.map(({ name, manifest }) => [
      name,
      ...manifest.map((row) => [row.cargo.name, row.cargoesLoaded]),
    ]),
    [
      ['S-007', ['Carton', 24], ['Crate', 4]],
      ['S-008', ['Carton', 36], ['Paper', 1], ['Crate', 1]],
    ],
  );
  // The order of loading became a rule afterwards.
  const faults = verify(load.problem, load.plan).faults.filter(({ rule }) => rule !== 'loading-order');
  t.strictSame(faults, []);
});

t.test(
  'a load of form 2 gets sections and the order that goes with them; its pieces stay where they are',
  async (t) => {
    const { problem, plan } = readCalculatedLoad(stored(2));
    const before = stored(2).plan as LoadPlan;
    const placesOf = (containers: readonly Pick<LoadedContainer, 'arrangements'>[], cargoes: readonly Cargo[]) =>
      containers.map(({ arrangements }) =>
        arrangements.flatMap((one) => [...placementsOf(one, cargoes)].map((piece) => JSON.stringify(piece))).sort(),
      );
    const vehicles = vehicleLevel(problem, plan).problem.cargoes;
    t.strictSame(placesOf(plan.containers, vehicles), placesOf(before.containers, vehicles));
    t.strictSame(placesOf(plan.pallets!, problem.cargoes), placesOf(before.pallets!, problem.cargoes));
    t.strictSame(verify(problem, plan).faults, []);
    for (const { arrangements, sections } of [...plan.containers, ...plan.pallets!]) {
      t.equal(
        sections?.reduce((sum, section) => sum + section.arrangements, 0),
        arrangements.length,
      );
    }
    t.ok(plan.containers[0]!.sections!.length > 1);
  },
);

t.test('the engine named is the one that made the plan, not the one that runs', async (t) => {
  const outcome = calculate(request({ rules: { calculationType: 0, optimizationLevel: 1 } }), OPTIONS, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  t.equal(outcome.load.engineVersion, ENGINE_VERSION);
  const later = readCalculatedLoad({ ...JSON.parse(JSON.stringify(outcome.load)), engineVersion: '0.9.1' });
  t.equal(present(later, ALL).engine?.version, '0.9.1');
});

t.test('today’s form comes back as it was saved', async (t) => {
  const outcome = calculate(request({ rules: { calculationType: 0, optimizationLevel: 1 } }), OPTIONS, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const saved = JSON.parse(JSON.stringify(outcome.load));
  t.strictSame(readCalculatedLoad(saved), saved);
});

t.test('what cannot be read is said', async (t) => {
  const cause = (value: unknown) => {
    try {
      readCalculatedLoad(value);
    } catch (error) {
      if (error instanceof UnreadableLoad) return error.message;
    }
    return null;
  };
  t.equal(
    cause({ ...stored(1), version: SAVED_FORM + 1 }),
    'It was saved in form 4 by a later version of the service. This version reads forms 1 to 3.',
  );
  t.match(cause({ ...stored(1), version: undefined }), /`version` is missing/);
  t.match(cause({ ...stored(1), version: '1' }), /`version` is "1"/);
  t.match(cause({ ...stored(1), version: 0.5 }), /`version` is 0.5/);
  t.match(cause({ ...stored(1), plan: [] }), /has no `plan`/);
  for (const value of [null, 'text', 7, []]) t.match(cause(value), /a JSON object is expected/);
});
