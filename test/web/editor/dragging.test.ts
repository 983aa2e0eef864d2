/** Pieces that follow a pointer: over a floor, onto others, upright from the side, and as a group. */
import t from 'tap';
import { dragged, type HeldPiece, heldAt } from '../../../src/web/editor/dragging.js';
import { bodyOfPiece } from '../../../src/web/editor/edited-plan.js';
import { Lying } from '../../../src/web/editor/lying.js';
import { cargoOf, problemOf } from '../../support/problems/load-problems.js';

const SIZE = { length: 100, width: 100, height: 100 };
const problem = problemOf([cargoOf({ size: SIZE, quantity: 9 })]);
const [container] = problem.containers;
const piece = (id: number, x: number, y: number, z: number): HeldPiece => ({
  id,
  cargo: 0,
  orientation: 1,
  position: { x, y, z },
});
const around = (lying: readonly HeldPiece[], reach = 0) => ({
  problem,
  container: container!,
  lying: new Lying(
    lying.map((one) => bodyOfPiece(one, problem.cargoes)),
    container!.size.length,
  ),
  reach,
});

t.test('seen from above, it follows the pointer and lands on what lies below it', async (t) => {
  const grab = { pieces: [piece(1, 0, 0, 0)], point: { x: 50, y: 50, z: 0 } };
  const down = (x: number, y: number) => ({ origin: { x, y, z: 900 }, direction: { x: 0, y: 0, z: -1 } });
  const free = dragged(grab, down(250, 150), around([]));
  t.match(free, { pieces: [{ position: { x: 200, y: 100, z: 0 } }], state: 'free', support: 1 });
  const onto = dragged(grab, down(250, 150), around([piece(2, 200, 100, 0)]));
  t.match(onto, { pieces: [{ position: { x: 200, y: 100, z: 100 } }], state: 'free', support: 1 });
  const half = dragged(grab, down(300, 150), around([piece(2, 200, 100, 0)]));
  t.match(half, { pieces: [{ position: { x: 250, z: 100 } }], state: 'leans', support: 0.5 });
  const drawn = dragged(grab, down(258, 150), around([piece(2, 200, 100, 0)], 20));
  t.match(drawn, { pieces: [{ position: { x: 200, z: 100 } }], state: 'free' }, 'drawn to the faces of its neighbour');
  t.equal(dragged(grab, down(-30, 150), around([]))!.state, 'outside');
});

t.test('seen from the side, it is moved upright and falls onto what is below it', async (t) => {
  const grab = { pieces: [piece(1, 0, 0, 0)], point: { x: 50, y: 0, z: 50 } };
  const along = (x: number, z: number) => ({ origin: { x, y: -900, z }, direction: { x: 0, y: 1, z: 0 } });
  const under = [piece(2, 200, 0, 0), piece(3, 200, 0, 200)];
  t.match(dragged(grab, along(250, 190), around(under)), { pieces: [{ position: { x: 200, y: 0, z: 100 } }] });
  t.match(dragged(grab, along(250, 390), around(under)), { pieces: [{ position: { x: 200, y: 0, z: 300 } }] });
});

t.test('a group keeps its shape: none of it ends below what it lands on', async (t) => {
  const group = [piece(1, 0, 0, 0), piece(2, 0, 0, 100), piece(3, 100, 0, 0)];
  const held = heldAt(group, { x: 300, y: 0, z: 0 }, around([piece(4, 400, 0, 0)]), true);
  t.same(
    held.pieces.map(({ position: { x, z } }) => [x, z]),
    [
      [300, 100],
      [300, 200],
      [400, 100],
    ],
  );
  t.equal(held.state, 'leans', 'one of them hangs in the air');
  t.equal(
    dragged(
      { pieces: group, point: { x: 0, y: 0, z: 0 } },
      { origin: { x: 0, y: 0, z: 5 }, direction: { x: 1, y: 0, z: 0 } },
      around([]),
    )?.pieces.length,
    3,
  );
});
