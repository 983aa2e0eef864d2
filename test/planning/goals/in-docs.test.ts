/** The table of docs/planning.md (Goals) has every goal, in the order in which they count. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { goalsOfFinished, tidyGoals } from '../../../src/planning/finishing/of-finished.js';
import { GOALS, GOALS_BEFORE_LENGTH } from '../../../src/planning/goals/compare.js';

const page = readFileSync(new URL('../../../../docs/planning.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('\n## Goals'), page.indexOf('\n## Bounds'));
const inDocs = [...section.matchAll(/^\| ([a-z]\w+(?:, \w+)*) +\|/gm)]
  .flatMap(([, names]) => names!.split(', '))
  .filter((name) => name !== 'goal');

t.test('goals of the search, then those of finished plans', async (t) => {
  // How long and how tidy a plan is are asked one after the other, and are one goal.
  const ofFinished = new Set(tidyGoals(0).map(({ id }) => id));
  t.same(inDocs, [...GOALS.map(({ id }) => id), ...ofFinished]);
  t.same(
    goalsOfFinished(0).map(({ id }) => id),
    [...GOALS_BEFORE_LENGTH, ...tidyGoals(0)].map(({ id }) => id),
  );
});

t.test('every goal has a name of its own', async (t) => {
  t.equal(new Set(inDocs).size, inDocs.length);
});
