import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('nothing is below a raised deck, the deck itself carries', async (t) => {
  const front = problemOf([{}], [{ dropDeckFront: { length: 300, width: 0, height: 150 } }]);
  accepts(t, 'on the deck and behind it', front, [at(0, 200, 0, 150), at(0, 300, 0, 0)]);
  rejects(t, 'in the block', front, [at(0, 299, 0, 0)], { rule: 'drop-decks', cargo: 'cargo 1', at: [299, 0, 0] });

  const rear = problemOf([{}], [{ dropDeckRear: { length: 300, width: 0, height: 150 } }]);
  accepts(t, 'before the rear deck', rear, [at(0, 600, 0, 0), at(0, 900, 0, 150)]);
  rejects(t, 'in the rear block', rear, [at(0, 700, 400, 0)], {
    rule: 'drop-decks',
    cargo: 'cargo 1',
    at: [700, 400, 0],
  });
});

t.test('a narrower deck starts at width 0', async (t) => {
  const narrow = problemOf([{}], [{ dropDeckFront: { length: 300, width: 200, height: 150 } }]);
  accepts(t, 'beside it', narrow, [at(0, 0, 200, 0)]);
  rejects(t, 'inside', narrow, [at(0, 0, 199, 0)], { rule: 'drop-decks', cargo: 'cargo 1', at: [0, 199, 0] });
});
