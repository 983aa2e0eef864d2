import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('the weight of a whole stack', async (t) => {
  const problem = problemOf([{ weight: 10, maxSupportingWeight: 20 }]);
  accepts(t, 'two above', problem, [at(0, 0, 0, 0, 1, [1, 1, 3])]);
  rejects(t, 'three above', problem, [at(0, 0, 0, 0, 1, [1, 1, 4])], {
    rule: 'supporting-weight',
    cargo: 'cargo 1',
    at: [0, 0, 0],
  });
});

t.test('weight goes down in proportion to contact area, through others', async (t) => {
  const beam = { size: { length: 200, width: 100, height: 50 }, weight: 40 };
  const problem = (left: number, right: number) =>
    problemOf([
      beam,
      { weight: 5, maxSupportingWeight: left },
      { weight: 5, maxSupportingWeight: right },
      { size: { length: 50, width: 100, height: 100 }, weight: 8 },
    ]);
  // The beam bears 8 and lies with 100 on the left piece and with 60 on the right one: 30 and 18.
  const load = [at(1, 0, 0, 0), at(2, 140, 0, 0), at(0, 0, 0, 100), at(3, 0, 0, 150)];
  accepts(t, '30 and 18', problem(30, 18), load);
  rejects(t, '30 on 29.9', problem(29.9, 18), load, { rule: 'supporting-weight', cargo: 'cargo 2', at: [0, 0, 0] });
  rejects(t, '18 on 17.9', problem(30, 17.9), load, { rule: 'supporting-weight', cargo: 'cargo 3', at: [140, 0, 0] });
});

t.test('a drop deck bears its share', async (t) => {
  const problem = problemOf(
    [{ size: { length: 200, width: 100, height: 100 }, weight: 40 }, { maxSupportingWeight: 20 }],
    [{ dropDeckFront: { length: 100, width: 0, height: 100 } }],
  );
  accepts(t, 'half on the deck', problem, [at(1, 100, 0, 0), at(0, 0, 0, 100)]);
});

t.test('also without safe stacking, on contacts within maxDepthToSupport', async (t) => {
  const cargoes = [{ weight: 10 }, { maxSupportingWeight: 5 }];
  const fault = { rule: 'supporting-weight', cargo: 'cargo 2', at: [0, 0, 0] as const };
  const load = [at(1, 0, 0, 0), at(0, 50, 0, 100)];
  rejects(t, 'half over the edge', problemOf(cargoes, [{}], { isSafeStackingUsed: false }), load, fault);
  const hovering = [at(1, 0, 0, 0), at(0, 0, 0, 110)];
  rejects(t, 'hovering 10 above', problemOf(cargoes, [{}], { maxDepthToSupport: 10 }), hovering, fault);
  accepts(t, 'hovering out of reach', problemOf(cargoes, [{}], { isSafeStackingUsed: false }), hovering);
});
