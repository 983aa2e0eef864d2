/** Favourite containers of thousands of cargoes: who names whom is looked up once, not for each container filled. */
import t from 'tap';
import { nothingFilled } from '../../../src/planning/fills/port.js';
import { favouriteChoices } from '../../../src/planning/search/favourite-orders.js';
import type { Situation } from '../../../src/planning/search/next-container.js';
import { problemOf } from '../../support/problems/load-problems.js';

/** A problem of so many container types, half of the cargoes with favourites, and how often those were read. */
function watched(cargoes: number, types: number) {
  const problem = problemOf(
    Array.from({ length: cargoes }, (_, n) => ({ favourites: n % 2 === 0 ? [`type ${n % types}`, 'unknown'] : [] })),
    Array.from({ length: types }, (_, n) => ({ name: `type ${n}` })),
  );
  let reads = 0;
  for (const cargo of problem.cargoes) {
    const value = cargo.favourites;
    Object.defineProperty(cargo, 'favourites', {
      get: () => {
        reads++;
        return value;
      },
    });
  }
  return { problem, reads: () => reads };
}

t.test('ten times the container types: no more looks at favourites', async (t) => {
  const readsFor = (types: number) => {
    const { problem, reads } = watched(400, types);
    const order = problem.containers.map((_, place) => place);
    const [choice] = favouriteChoices(problem, order);
    const nothing = nothingFilled(problem.cargoes.map(() => 0));
    const situation: Situation = {
      problem,
      left: problem.cargoes.map((cargo) => cargo.quantity),
      open: order,
      fill: () => nothing,
    };
    t.equal(choice!.pick(situation), null, 'every type is asked');
    return reads();
  };
  const [few, many] = [readsFor(4), readsFor(40)];
  t.ok(few >= 400);
  t.ok(many <= 1.1 * few, `${few} reads for 4 types, ${many} for 40`);
});

t.test('what a piece is worth in each container', async (t) => {
  const problem = problemOf(
    [{ favourites: ['B'] }, { favourites: ['C', 'B'] }, {}, { favourites: ['elsewhere'] }],
    ['A', 'B', 'C'].map((name) => ({ name })),
  );
  const [choice] = favouriteChoices(problem, [0, 1, 2]);
  t.same(choice!.types, [1, 2, 0], 'those named come first');
  const asked: [number, readonly number[] | undefined][] = [];
  const fill: Situation['fill'] = (container, _, keenness) => {
    asked.push([container, keenness]);
    return nothingFilled(problem.cargoes.map(() => 0));
  };
  choice!.pick({ problem, left: [1, 1, 1, 1], open: [1, 2, 0], fill });
  t.same(asked.slice(0, 3), [
    [1, [1000, 1000, 1, 1]],
    [2, [0, 1000, 1, 1]],
    [0, [0, 0, 1, 1]],
  ]);
  t.same(asked[3], [1, undefined], 'then anything goes anywhere');
  asked.length = 0;
  choice!.pick({ problem, left: [1, 0, 1, 1], open: [2, 0], fill });
  t.same(asked[0], [2, [1, 1000, 1, 1]], 'what is named and used up holds nobody back');
});
