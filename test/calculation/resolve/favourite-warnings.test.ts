/** What is said of favourite containers: names that nothing has, and cargo that had to go elsewhere. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { cargo, codes, container, request } from '../requests.js';

const engine = loadEngine();

function warningsOf(favourites: readonly unknown[], qty: number) {
  const body = request({
    cargoes: [cargo({ name: 'Tray', qty, emptyContainersFavorite: favourites })],
    emptyContainers: [
      container({ name: 'North', length: 20, width: 8, height: 6, qty: 1 }),
      container({ name: 'South', length: 20, width: 8, height: 6, qty: 1 }),
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  });
  const outcome = calculate(body, { uom: 'UnitEnglish', maxRunTimeSeconds: 60 }, engine);
  if (outcome.status !== 'succeed') throw new Error(outcome.error.message);
  const { problem, plan, warnings } = outcome.load;
  return { warnings, names: plan.containers.map((loaded) => problem.containers[loaded.container]!.name) };
}

t.test('nothing is said when all of it lies in a favourite', async (t) => {
  const { warnings, names } = warningsOf(['South'], 2);
  t.same(names, ['South']);
  t.same(codes(warnings), []);
});

t.test('FavouriteFull names what went elsewhere', async (t) => {
  const { warnings } = warningsOf([{ name: 'South' }], 3);
  t.same(codes(warnings), ['/cargoes/0/emptyContainersFavorite FavouriteFull']);
  t.match(warnings[0]!.message, /^1 of 3 pieces of "Tray" lie in other containers than "South"/);
});

t.test('FavouriteIgnored names what no container is called', async (t) => {
  const { warnings, names } = warningsOf(['South', 'East'], 2);
  t.same(names, ['South']);
  t.same(codes(warnings), ['/cargoes/0/emptyContainersFavorite FavouriteIgnored']);
  t.match(warnings[0]!.message, /"East".*Its containers are named "North", "South"/);
});
