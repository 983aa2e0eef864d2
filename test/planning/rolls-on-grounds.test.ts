/**
 * Rolls on the floor and on drop decks: each ground is loaded with all its layers, one after the other. None stays behind
 * where another container is free.
 */
import t from 'tap';
import type { Size } from '../../src/domain/geometry.js';
import type { Cargo, Container } from '../../src/domain/problem.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { planned } from '../support/planning/planned.js';
import { problemOf } from '../support/problems/load-problems.js';

function standing(diameter: number, axis: number, quantity: number): Partial<Cargo> {
  const size = { length: diameter, width: diameter, height: axis };
  return {
    style: 'Roll',
    size,
    diameter,
    quantity,
    volume: Math.round((Math.PI / 4) * diameter ** 2 * axis),
    weight: 4,
  };
}

t.test('a front deck leaves no floor empty', async (t) => {
  const size = { length: 1037, width: 203, height: 256 };
  const problem = problemOf(
    [standing(64, 136, 100)],
    [{ containerType: 'SeaVan', quantity: 1, size, dropDeckFront: { length: 216, width: 0, height: 81 } }],
    { optimizationLevel: 1 },
  );
  const { loaded, reasons } = planned(t, problem);
  t.ok(loaded[0]! >= 45, `${loaded[0]} of 9 on the deck and 36 on the floor in rows`);
  t.same(reasons, { 0: 'NoContainerLeft' });
});

/** Rolls in rows and columns, on each ground those that its height takes. */
function inRows({ size, dropDeckFront: front, dropDeckRear: rear }: Container, roll: Size): number {
  const on = (length: number, height: number) =>
    Math.floor(length / roll.length) * Math.floor(size.width / roll.width) * Math.floor(height / roll.height);
  const floor = size.length - (front?.length ?? 0) - (rear?.length ?? 0);
  const ofDeck = (deck: Size | null) =>
    // Of a narrow deck nothing is counted, nor beside it.
    deck === null || deck.width > 0 ? 0 : on(deck.length, size.height - deck.height);
  return on(floor, size.height) + ofDeck(front) + ofDeck(rear);
}

t.test('never fewer than in rows on each ground', async (t) => {
  const side = (min: number, max: number) => fc.integer({ min, max }).map((tens) => 10 * tens);
  const deck = fc.record({ length: side(10, 40), width: fc.constantFrom(0, 0, 100), height: side(3, 15) });
  const drawn = fc.record({
    diameter: side(6, 12),
    axis: side(6, 15),
    container: fc.record({
      containerType: fc.constantFrom<Container['containerType'][]>('SeaVan', 'Truck', 'Pallet'),
      size: fc.record({ length: side(90, 130), width: side(15, 26), height: side(20, 30) }),
      dropDeckFront: deck,
      dropDeckRear: fc.option(deck),
    }),
  });
  fc.assert(
    fc.property(drawn, ({ diameter, axis, container }) => {
      const problem = problemOf([standing(diameter, axis, 500)], [{ ...container, quantity: 1 }], {
        optimizationLevel: 1,
      });
      const bound = inRows(problem.containers[0]!, problem.cargoes[0]!.size);
      const { loaded } = planned(t, problem);
      if (loaded[0]! >= Math.min(500, bound)) return;
      throw new Error(`${loaded[0]} of ${bound}`);
    }),
    { numRuns: draws(30), seed: 35 },
  );
});

t.test('none stays behind while there are containers', async (t) => {
  // Fine enough a grid for rolls in valleys.
  const side = (min: number, max: number) => fc.integer({ min, max }).map((whole) => 100 * whole);
  const roll = fc.record({
    diameter: side(25, 95),
    axis: side(20, 130),
    quantity: fc.integer({ min: 1, max: 14 }),
    mask: fc.constantFrom(1, 3, 60, 63),
  });
  const drawn = fc.record({
    rolls: fc.array(roll, { minLength: 2, maxLength: 8 }),
    size: fc.record({ length: side(300, 800), width: side(140, 250), height: side(140, 240) }),
    algorithmType: fc.constantFrom('Optimization' as const, 'MaxVolumeFirst' as const),
    fillDirection: fc.constantFrom('FrontToRear' as const, 'BottomToTop' as const),
    isSafeStackingUsed: fc.boolean(),
  });
  fc.assert(
    fc.property(drawn, ({ rolls, size, ...rules }) => {
      const problem = problemOf(
        rolls.map(({ diameter, axis, quantity, mask }) => ({
          ...standing(diameter, axis, quantity),
          orientations: mask,
        })),
        [{ containerType: 'SeaVan', size }],
        { ...rules, optimizationLevel: 1 },
      );
      t.same(planned(t, problem).plan.unloaded, []);
    }),
    { numRuns: draws(40), seed: 36 },
  );
});
