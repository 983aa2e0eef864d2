import { test } from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { presentFailure } from '../../src/calculation/present/present.js';
import { VerificationFailed } from '../../src/calculation/verify.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import type { UnloadedReason } from '../../src/domain/reasons.js';
import { conforms, NO_ENGINE, OPTIONS, partsWith, planOf } from './plans.js';
import { cargo, codes, request } from './requests.js';

const ONE = {
  cargo: 0,
  orientation: 1,
  position: { x: 0, y: 0, z: 0 },
  counts: { length: 1, width: 1, height: 1 },
} as const;

test('a request goes through validation, planning and verification once', (t) => {
  const clock = [0, 5, 25, 32];
  const hooks = { now: () => clock.shift()! };
  const outcome = calculate(request({ description: 'Monday' }), OPTIONS, NO_ENGINE, hooks, partsWith([[ONE]]));
  t.match(outcome, {
    status: 'succeed',
    timings: { validate: 5, search: 20, verify: 7 },
    load: { version: 3, title: 'load', description: 'Monday', checks: ['overlap', 'support'] },
  });
  t.end();
});

test('a faulty request is not planned', (t) => {
  const parts = {
    plan: () => {
      throw new Error('planned');
    },
    verify: () => ({ valid: true, faults: [], checks: [], warnings: [] }),
  };
  const failed = (body: unknown) => {
    const outcome = calculate(body, OPTIONS, NO_ENGINE, {}, parts);
    if (outcome.status !== 'failed') throw new Error('not failed');
    return outcome;
  };
  t.match(failed(request({ cargoes: [] })), { title: 'load', error: { code: 'EmptyCargoList' } });
  t.match(failed({ title: 'x', cargoes: [cargo()] }), { error: { code: 'EmptyContainerList' } });
  t.match(failed(request({ cargoes: [cargo({ qty: 0 })] })), { error: { code: 'CargoHasZeroLoadCount' } });
  const several = failed({ cargoes: [], containers: [] });
  t.equal(several.title, '');
  t.equal(several.error.code, 'ValidationFailed');
  t.match(several.error.message, /^The request has 3 faults\. The first: /);
  t.strictSame(codes(several.error.issues), [
    '/cargoes EmptyCargoList',
    '/containers EmptyContainerList',
    '/title ValidationFailed',
  ]);
  for (const body of [null, 5, 'x', [], undefined]) t.equal(failed(body).error.code, 'ValidationFailed');
  t.end();
});

test('a plan that loads nothing is a failure with the reason', (t) => {
  const codeFor = (reasons: readonly UnloadedReason[], complete = true) => {
    const cargoes = reasons.map((_, index) => cargo({ name: `cargo ${index}` }));
    const plan = (): LoadPlan => ({
      containers: [],
      unloaded: reasons.map((reason, place) => ({ cargo: place, quantity: 4, reason, detail: `because ${reason}` })),
      search: { nodes: 0, complete, volumeBound: 0, containerBound: null },
    });
    const outcome = calculate(request({ cargoes }), OPTIONS, NO_ENGINE, {}, { ...partsWith([]), plan });
    if (outcome.status !== 'failed') throw new Error('not failed');
    t.equal(outcome.error.issues.length, reasons.length);
    const shown = presentFailure(outcome.error, outcome.warnings, 'UnitEnglish', outcome.left);
    conforms(t, 'Load', shown);
    t.match(shown.loadSummary, { cargoesLoaded: 0, cargoesLeft: 4 * reasons.length, piecesLeft: 4 * reasons.length });
    t.strictSame(
      shown.unloaded,
      reasons.map((reason, n) => ({ name: `cargo ${n}`, qty: 4, reason, detail: `because ${reason}`, place: null })),
    );
    t.equal(outcome.error.issues[0]?.message, `because ${reasons[0]}`);
    return outcome.error.code;
  };
  t.equal(codeFor(['TooBig', 'TooBig']), 'CargoIsTooBig');
  t.equal(codeFor(['TooBig', 'WeightLimit']), 'NothingLoaded');
  t.equal(codeFor(['TimeLimit'], false), 'TimeLimit');
  t.equal(codeFor(['NoSpaceLeft'], false), 'TimeLimit');
  t.equal(codeFor(['NoContainerLeft']), 'NothingLoaded');
  t.end();
});

test('a plan that the verifier rejects never leaves, and can be repeated', (t) => {
  const fault = { rule: 'overlap', container: 0, placements: [], cargo: 'A', detail: 'two pieces' };
  const parts = {
    ...partsWith([[ONE]]),
    verify: () => ({ valid: false, faults: [fault as never], checks: ['overlap'], warnings: [] }),
  };
  try {
    calculate(request(), OPTIONS, NO_ENGINE, {}, parts);
    t.fail('accepted');
  } catch (error) {
    if (!(error instanceof VerificationFailed)) throw error;
    t.strictSame(error.faults, [fault]);
    t.equal(error.problem.cargoes[0]?.name, 'A');
    t.strictSame(error.plan, planOf(error.problem, [[ONE]]));
  }
  t.end();
});
