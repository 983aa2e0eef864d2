import t from 'tap';
import { type PlanFigures, paretoMarks, paretoMarksByRequest } from '../../../src/calculation/compared/pareto.js';
import fc from '../../support/fast-check.js';

const PLAN: PlanFigures = { cargoesLeft: 0, containerPrice: 0, containers: 2, volumeUtilization: 80, seconds: 1 };

t.test('only what another beats is not marked', async (t) => {
  t.same(paretoMarks([PLAN, { ...PLAN, containers: 1 }]), [false, true]);
  t.same(paretoMarks([PLAN, PLAN]), [true, true], 'equals do not beat each other');
  t.same(paretoMarks([PLAN, { ...PLAN, containers: 1, seconds: 9 }]), [true, true], 'better and slower');
  t.same(paretoMarks([PLAN, { ...PLAN, seconds: 1.02 }]), [true, true], 'timings are no finer than a tenth');
  t.same(paretoMarks([PLAN, { ...PLAN, containers: 1, cargoesLeft: 5 }]), [true, true], 'less is loaded');
  t.same(paretoMarks([null, PLAN, null]), [false, true, false], 'what failed');
});

t.test('there is always one, and adding a plan marks none of the others anew', async (t) => {
  const figure = fc.integer({ min: 0, max: 3 });
  const plan = fc.record({
    cargoesLeft: figure,
    containerPrice: figure,
    containers: figure,
    volumeUtilization: figure,
    seconds: figure,
  });
  const holds = fc.property(fc.array(plan, { minLength: 1 }), plan, (plans, added) => {
    const marks = paretoMarks(plans);
    const then = paretoMarks([...plans, added]);
    return marks.includes(true) && marks.every((mark, place) => mark || !then[place]);
  });
  t.doesNotThrow(() => fc.assert(holds));
});

t.test('each request is a contest of its own, in whatever order its plans come', async (t) => {
  const other = { ...PLAN, cargoesLeft: 9 };
  const marks = paretoMarksByRequest([PLAN, other, null, { ...PLAN, containers: 1 }], (place) => [0, 1, 1, 0][place]!);
  t.same(marks, [false, true, false, true]);
});
