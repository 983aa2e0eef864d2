/** What is handed out of a fill while a lane makes all of it: whoever is at a beam keeps it. */
import t from 'tap';
import { Board } from '../../../src/calculation/node/lanes/board.js';
import type { ToLane } from '../../../src/calculation/node/lanes/lane-messages.js';
import { type LanesOfThread, SearchAhead } from '../../../src/calculation/node/lanes/search-ahead.js';
import type { FillTask } from '../../../src/engine/port.js';
import { type Expected, nameOfTask, type Part } from '../../../src/planning/fills/ahead.js';
import { PLAIN_VOLUME } from '../../../src/planning/goals/piece-values.js';
import { mixedProblem } from '../../support/problems/mixed-problem.js';

const FILL = 'a long fill';
const [OF_LANE, OF_ANOTHER] = [0, 1];
const planned = { problem: mixedProblem(6, 60, { optimizationLevel: 2 }), lots: [] };

const expected = (part: Part): Expected => ({ part, isTuned: true, round: 1 });
const whole = expected({
  what: 'plan',
  choice: { of: 'one', type: 0 },
  valuation: PLAIN_VOLUME,
  effort: 1,
  most: 1,
});
const task = (task: FillTask): Expected => {
  const words = { counts: [1], values: null, effort: 1 };
  return expected({ what: 'task', view: { container: 0, place: 0 }, prepared: 1, words, task, fill: FILL });
};
const beams = [0, 1].map((lane) => task({ what: 'beam', lane }));
const nothing = { arrangements: [] } as never;

/** A search to whose only part a lane has come already, and what it says to lanes. */
function search() {
  const board = new Board();
  const said: ToLane[] = [];
  let parts = 0;
  const lanes: LanesOfThread = {
    board,
    count: 2,
    mayCome: true,
    listen() {},
    say: (message) => said.push(message),
    nextPart: () => parts++,
    closed() {},
  };
  const ahead = new SearchAhead(lanes, 0, planned);
  ahead.expect(1, [whole]);
  board.claim(0, OF_LANE);
  const handedOut = () =>
    said.flatMap((one) => (one.kind === 'part' && one.expected !== whole ? [one.expected.part] : []));
  return { ahead, board, handedOut };
}

t.test('of two beams both are for others until the lane has made the first', async (t) => {
  const { ahead, handedOut } = search();
  ahead.doing(whole, () => ahead.expect(FILL, beams));
  t.same(
    handedOut(),
    beams.map(({ part }) => part),
  );
});

t.test('the beam to which the lane has come is nobody else’s', async (t) => {
  const { ahead, handedOut } = search();
  ahead.doing(whole, () => {
    ahead.keep(nameOfTask(FILL, { what: 'beam', lane: 0 }), nothing);
    ahead.expect(FILL, beams);
  });
  t.same(handedOut(), [beams[0]!.part]);
});

t.test('another lane that has begun that beam, too, may stop', async (t) => {
  const { ahead, board } = search();
  ahead.doing(whole, () => {
    ahead.expect(FILL, beams);
    board.claim(2, OF_ANOTHER);
    ahead.keep(nameOfTask(FILL, { what: 'beam', lane: 0 }), nothing);
    ahead.doing(beams[1]!, () => {});
    t.equal(board.laneAt(2), null);
    t.equal(board.laneAt(0), OF_LANE, 'and the first goes on with the fill');
  });
});

t.test('where tasks of improvement come the lane lets go of the fill', async (t) => {
  const { ahead, board, handedOut } = search();
  const stretch = task({ what: 'improve', meeting: 0, lane: 0, effort: 1, from: nothing, left: null });
  ahead.doing(whole, () => ahead.expect(FILL, [stretch]));
  t.equal(board.laneAt(0), null);
  t.same(handedOut(), [stretch.part]);
  t.ok(board.claim(1, OF_ANOTHER));
});
