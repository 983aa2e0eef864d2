/** What is drawn of a sheet, sorted for the card: by shape, solid or seen through, in the order of drawing. */
import t from 'tap';
import { STEEL, WOOD } from '../../../src/web/viewer/colouring.js';
import { instancesOf } from '../../../src/web/viewer/draw/instances.js';
import { letterCells } from '../../../src/web/viewer/draw/letters.js';
import { GHOST, NOT_DRAWN, SELECTED, SOLID } from '../../../src/web/viewer/drawn.js';
import type { Part } from '../../../src/web/viewer/pieces.js';

const SPACE = { x1: 0, y1: 0, z1: 0, x2: 100, y2: 100, z2: 100 };
const part = (kind: Part['kind'], cargo: number, axis: Part['axis'] = null): Part => ({
  ...SPACE,
  axis,
  piece: kind === 'cargo' ? 0 : -1,
  cargo,
  kind,
});
const CARTON = part('cargo', 0);
const DRUM = part('cargo', 1, 'z');
const DECK = part('deck', -1);
const PALLET = part('pallet', -1);
const PAINTS = [{ colour: 1 }, { colour: 2 }] as const;

const sorted = (
  parts: readonly Part[],
  ways: readonly number[],
  order: readonly number[],
  hidden?: readonly number[],
) =>
  instancesOf(
    {
      pieces: { pieces: [], parts, cargoes: [], loadedAfter: [0] },
      looks: [
        { name: 'Carton', code: 'A', colour: 1 },
        { name: 'Drum', code: 'B', colour: 2 },
      ],
      letters: letterCells(['A', 'B']),
      drawn: { ways: Uint8Array.from(ways), emphases: Uint8Array.from(parts, (_, at) => (at === 0 ? SELECTED : 0)) },
      painting: { paintOf: ({ cargo }) => PAINTS[cargo]!, meanings: [] },
    },
    order,
    hidden === undefined ? null : Uint8Array.from(hidden),
  );

t.test('each shape by itself, what one sees through apart, the nearest first', async (t) => {
  const parts = [CARTON, DRUM, { ...CARTON, cargo: 1 }, { ...DRUM, cargo: 0 }];
  const { cuboids, cylinders } = sorted(parts, [SOLID, SOLID, SOLID, GHOST], [2, 3, 1, 0]);
  t.same(
    cuboids.solid.map(({ cell, emphasis, paint }) => [cell, emphasis, paint.colour]),
    [
      [2, 0, 2],
      [1, SELECTED, 1],
    ],
  );
  t.same(
    cylinders.solid.map(({ body }) => body),
    [DRUM],
  );
  t.match(cylinders.ghost, [{ cell: 1, paint: PAINTS[0] }]);
  t.same(cuboids.ghost, []);
});

t.test('a piece of a row that the room was not drawn for has no letters, and is drawn', async (t) => {
  const { cuboids } = sorted([{ ...CARTON, cargo: 2 }], [SOLID], [0]);
  t.same(
    cuboids.solid.map(({ cell }) => cell),
    [0],
  );
});

t.test('neither what is not drawn nor what nobody sees; wood and steel have no letters', async (t) => {
  const parts = [CARTON, CARTON, DECK, PALLET];
  const { cuboids } = sorted(parts, [NOT_DRAWN, SOLID, SOLID, SOLID], [0, 1, 2, 3], [0, 1, 0, 0]);
  t.same(
    cuboids.solid.map(({ paint, cell }) => [paint, cell]),
    [
      [STEEL, 0],
      [WOOD, 0],
    ],
  );
});
