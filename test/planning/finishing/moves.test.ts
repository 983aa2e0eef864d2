/** The list of the moves of finishing: every one says for which goal it is made, and docs/planning.md has them in their order. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { straightOn } from '../../../src/planning/fills/pausing.js';
import type { Finishing, FinishingMove } from '../../../src/planning/finishing/finishing-move.js';
import { afterMoves } from '../../../src/planning/finishing/finishing-move.js';
import { COMPETING, INTO_ORDER, OF_LOOSE_LOADS } from '../../../src/planning/finishing/moves.js';
import { goalsOfFinished } from '../../../src/planning/finishing/of-finished.js';
import { compactness } from '../../../src/planning/goals/compactness.js';
import type { Draft } from '../../../src/planning/goals/draft.js';

const ALL: readonly FinishingMove[] = [...OF_LOOSE_LOADS, ...INTO_ORDER, ...COMPETING];

t.test('every move is made for a goal by which plans are compared, or says that there is none', async (t) => {
  const goals = [...goalsOfFinished(0), compactness].map(({ id }) => id);
  for (const { name, serves } of ALL) {
    t.ok(goals.includes(serves) || /^no goal: \w.{10,}/.test(serves), `${name} serves ${serves}`);
  }
});

t.test('docs/planning.md lists them in the order in which they run, each with its goal', async (t) => {
  const page = readFileSync(new URL('../../../../docs/planning.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| \d+ +\| ([a-z].+?) +\| (.+?) +\|/gm)].map(([, name, goal]) => [
    name,
    goal!.replaceAll('`', ''),
  ]);
  t.same(
    rows,
    ALL.map(({ name, serves }) => [name, serves]),
  );
});

t.test('a move is made on what those before it have made, and only where it may gain something', async (t) => {
  const moveOf = (name: string, may: boolean, left: number): FinishingMove => ({
    name,
    serves: 'no goal: to be there',
    mayGain: () => may,
    apply: (_, draft) => ({ ...draft, left: [...draft.left, left] }),
  });
  const moves = [moveOf('one', true, 1), moveOf('two', false, 2), moveOf('three', true, 3)];
  const draft: Draft = { loads: [], left: [] };
  t.same(straightOn(afterMoves(moves, {} as Finishing, draft)).left, [1, 3]);
});
