/** Whether cargo lies elsewhere is asked of the container that it lies in, not of every type there is. */
import t from 'tap';
import { favourites } from '../../../src/planning/goals/favourites.js';
import { problemOf } from '../../support/problems/load-problems.js';

/** Times that a container's name is read for the figure of one load of 400 cargoes. */
function readsFor(types: number): number {
  const problem = problemOf(
    Array.from({ length: 400 }, (_, n) => ({ favourites: n % 2 === 0 ? ['type 0'] : [] })),
    Array.from({ length: types }, (_, n) => ({ name: `type ${types - 1 - n}` })),
  );
  let reads = 0;
  for (const container of problem.containers) {
    const value = container.name;
    Object.defineProperty(container, 'name', {
      get: () => {
        reads++;
        return value;
      },
    });
  }
  const loaded = problem.cargoes.map(() => 1);
  const draft = { loads: [{ container: 0, arrangements: [], loaded, times: 2 }], left: loaded.map(() => 0) };
  t.equal(favourites.figure(problem, draft), 2 * 200e6, 'half of them name another');
  return reads;
}

t.test('ten times the container types: a look at each, whatever the cargoes', async (t) => {
  const [few, many] = [readsFor(4), readsFor(40)];
  t.ok(many <= 10 * few && many <= 400, `${few} reads for 4 types, ${many} for 40`);
});
