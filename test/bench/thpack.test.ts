import { readFileSync } from 'node:fs';
import t from 'tap';
import { cargoPercent, thpackLoadProblem } from '../../bench/thpack.js';
import { brProblem } from '../../src/cli/bench/br-recipe.js';
import { formatThpack, orientationsOf, parseThpack } from '../../src/cli/bench/thpack-format.js';

const fixture = (name: string) => readFileSync(new URL(`../../../test/fixtures/${name}`, import.meta.url), 'utf8');

t.test('the recipe gives the published problems, number for number', async (t) => {
  for (const brClass of [1, 7, 15]) {
    const published = parseThpack(fixture(`br${brClass}.txt`));
    t.equal(published.length, 2);
    t.same([brProblem(brClass, 1), brProblem(brClass, 2)], published, `BR${brClass}`);
  }
});

t.test('fresh problems fill the container almost', async (t) => {
  const percent = cargoPercent(brProblem(8, 101));
  t.ok(percent > 97 && percent <= 100, `${percent}`);
});

t.test('formatThpack writes what parseThpack reads', async (t) => {
  const problems = [brProblem(3, 1), { ...brProblem(4, 2), seed: null }];
  t.same(parseThpack(formatThpack(problems)), problems);
});

t.test('a flag is an upright side', async (t) => {
  const cargo = {
    size: { length: 9, width: 6, height: 3 },
    upright: { length: false, width: true, height: true },
    quantity: 2,
  };
  t.equal(orientationsOf(cargo), 0b001111);
  const container = { length: 10, width: 10, height: 10 };
  const problem = thpackLoadProblem({ number: 1, seed: null, container, cargoes: [cargo] }, 'full', 1);
  t.match(problem.cargoes, [{ size: cargo.size, orientations: 0b001111, quantity: 2, volume: 162 }]);
  t.match(problem.rules, { isSafeStackingUsed: true, minSupportRate: 1 });
});

t.test('a text that ends too early is said to', async (t) => {
  t.throws(() => parseThpack('1\n1\n10 10 10\n2\n1 3 1 3 1 3 1 5\n'), /ends in the middle/);
});
