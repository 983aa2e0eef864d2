import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Orientation } from '../../src/domain/geometry.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

const problem = problemOf([{ quantity: 2 }]);
const sound = planOf(problem, [at(0, 0, 0, 0)]);
const senseless = {
  'an unknown cargo': { ...sound, containers: [{ container: 0, arrangements: [at(7, 0, 0, 0)] }] },
  'an unknown container': { ...sound, containers: [{ container: 3, arrangements: [] }] },
  'an unknown orientation': {
    ...sound,
    containers: [{ container: 0, arrangements: [at(0, 0, 0, 0, 7 as Orientation)] }],
  },
  'a position between whole numbers': { ...sound, containers: [{ container: 0, arrangements: [at(0, 0.5, 0, 0)] }] },
  'a count of nothing': { ...sound, containers: [{ container: 0, arrangements: [at(0, 0, 0, 0, 1, [0, 1, 1])] }] },
  'more pieces than memory': {
    ...sound,
    containers: [{ container: 0, arrangements: [at(0, 0, 0, 0, 1, [1e6, 1e6, 1e6])] }],
  },
  'an unknown cargo left': {
    ...sound,
    unloaded: [{ cargo: 4, quantity: 1, reason: 'NoSpaceLeft' as const, detail: '' }],
  },
  'less than nothing left': {
    ...sound,
    unloaded: [{ cargo: 0, quantity: -1, reason: 'NoSpaceLeft' as const, detail: '' }],
  },
};

t.test('a plan that makes sense is judged further', async (t) => {
  t.ok(verify(problem, sound).valid);
});

for (const [what, plan] of Object.entries(senseless)) {
  t.test(`a plan with ${what} is refused at once`, async (t) => {
    const { valid, faults, checks } = verify(problem, plan);
    t.notOk(valid);
    t.same([...new Set(faults.map((fault) => fault.rule))], ['well-formed']);
    t.same(checks, ['well-formed']);
  });
}
