/** What events come to: pieces that are loaded, places with a problem. */
import t from 'tap';
import type { LoadPlan } from '../../src/domain/plan.js';
import { figuresOf, heldOf, outlineOf, type PlanOutline, type ProgressEvent } from '../../src/domain/progress.js';
import fc from '../support/fast-check.js';

/** Spaces 1 and 2 in the first section, 3 in the second; a second container of one space. */
const OUTLINE: PlanOutline = { containers: [[[4, 6], [10]], [[5]]], pallets: [[[8]]], isAlternatives: false };
let ids = 0;

function event(minute: number, kind: ProgressEvent['kind'], more: Partial<ProgressEvent> = {}): ProgressEvent {
  const at = `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`;
  return { id: `e${++ids}`, at, by: '', container: 1, section: 1, kind, ...more };
}
const figures = (...events: ProgressEvent[]) => figuresOf(OUTLINE, events);

t.test('ticks of a space and of a section', async (t) => {
  t.strictSame(figures(), { done: 0, of: 25, problems: 0 });
  t.match(figures(event(1, 'Done', { space: 2 })), { done: 6 });
  t.match(figures(event(1, 'Done')), { done: 10 }, 'all of the section');
  t.match(figures(event(1, 'Done'), event(2, 'Undone', { space: 1 })), { done: 6 }, 'but for one of its spaces');
  t.match(figures(event(1, 'Undone', { space: 1 }), event(2, 'Done')), { done: 10 });
  t.match(figures(event(1, 'Done', { section: 2, space: 3 }), event(1, 'Done', { container: 2 })), { done: 15 });
  t.match(figures(event(1, 'Done', { space: 2, count: 2 })), { done: 2 }, 'a part of it');
  t.match(figures(event(1, 'Done', { pallet: 1 })), { done: 0 }, 'a pallet that is built is not loaded yet');
});

t.test('what is left behind of a place that is ticked is not loaded', async (t) => {
  const missing = event(1, 'Missing', { space: 2, count: 2 });
  t.strictSame(figures(missing), { done: 0, of: 25, problems: 1 });
  t.strictSame(figures(missing, event(2, 'Done', { space: 2 })), { done: 4, of: 25, problems: 1 });
  t.match(figures(event(1, 'Missing', { space: 2 }), event(2, 'Done')), { done: 4, problems: 1 }, 'all of the place');
  const changed = event(3, 'Damaged', { space: 2, count: 1 });
  t.match(figures(missing, changed, event(2, 'Done', { space: 2 })), { done: 5, problems: 1 }, 'the later holds');
  t.match(figures(missing, event(4, 'Other', { space: 2, count: 0 }), event(2, 'Done')), { done: 10, problems: 0 });
  t.match(figures(event(5, 'Remark', { text: 'well done' })), { done: 0, problems: 0 });
});

t.test('a pallet counts with what stands on it, and of alternatives the one that is loaded', async (t) => {
  const counts = (length: number) => ({ length, width: 1, height: 1 });
  const one = (cargo: number, length: number) => ({
    cargo,
    orientation: 1,
    position: { x: 0, y: 0, z: 0 },
    counts: counts(length),
  });
  const plan = {
    containers: [
      {
        container: 0,
        arrangements: [one(2, 3), one(0, 4)],
        sections: [
          { from: 0, to: 1, arrangements: 1 },
          { from: 1, to: 2, arrangements: 1 },
        ],
      },
    ],
    pallets: [{ container: 0, arrangements: [one(0, 5), one(1, 2)], quantity: 3 }],
  } as unknown as LoadPlan;
  t.strictSame(outlineOf(2, plan), { containers: [[[21], [4]]], pallets: [[[5, 2]]], isAlternatives: false });
  const options = { ...OUTLINE, isAlternatives: true };
  t.strictSame(figuresOf(options, [event(1, 'Done', { container: 2 })]), { done: 5, of: 5, problems: 0 });
});

t.test('in whatever order events come, the same holds', async (t) => {
  const kinds = fc.constantFrom('Done', 'Undone', 'Missing', 'Other', 'Remark') as fc.Arbitrary<ProgressEvent['kind']>;
  const some = fc.tuple(
    fc.nat(3),
    kinds,
    fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
    fc.option(fc.nat(3), { nil: undefined }),
  );
  const events = fc
    .array(some, { maxLength: 12 })
    .map((all) =>
      all.map(([minute, kind, space, count]) =>
        event(minute, kind, { ...(space && { space }), ...(count !== undefined && { count }) }),
      ),
    );
  fc.assert(
    fc.property(
      events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([told, shuffled]) => {
        t.strictSame(figuresOf(OUTLINE, shuffled), figuresOf(OUTLINE, told));
        t.strictSame(new Map([...heldOf(shuffled)].sort()), new Map([...heldOf(told)].sort()));
        t.ok(figuresOf(OUTLINE, told).done <= 25);
      },
    ),
    { numRuns: 60 },
  );
});
