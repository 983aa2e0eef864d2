/** Places that users of different appetite share. */
import t from 'tap';
import { FairPlaces, type Place } from '../../src/lib/fair-places.js';
import fc from '../support/fast-check.js';

t.test('alone one user takes all places', async (t) => {
  const places = new FairPlaces(6);
  const taken = Array.from({ length: 6 }, () => places.take('ann'));
  t.notOk(taken.includes(null));
  t.equal(places.take('ann'), null);
  taken[0]!.leave();
  taken[0]!.leave();
  t.ok(places.take('ann'));
  t.equal(places.take('ann'), null);
});

t.test('whoever comes gets a place of who has more than half, the newest that has not begun', async (t) => {
  const places = new FairPlaces(4);
  const anns = Array.from({ length: 4 }, () => places.take('ann')!);
  for (const place of anns.slice(0, 2)) place.begin();
  const bobs = Array.from({ length: 2 }, () => places.take('bob'));
  t.ok(bobs.every((place) => place !== null));
  t.same(
    anns.map(({ signal }) => signal.aborted),
    [false, false, true, true],
  );
  t.equal(places.take('bob'), null, 'half are bobs now, and anns half is left to ann');
  t.equal(places.take('cy'), null, 'nobody has more than half');
  t.same(
    [places.of('ann'), places.of('bob')],
    [
      { begun: 2, waiting: 0 },
      { begun: 0, waiting: 2 },
    ],
  );
});

t.test('while others wait nobody takes more than half', async (t) => {
  const places = new FairPlaces(6);
  const bob = places.take('bob')!;
  for (let count = 0; count < 3; count++) t.ok(places.take('ann'));
  t.equal(places.take('ann'), null);
  bob.begin();
  t.ok(places.take('ann'), 'nobody else waits any more');
});

t.test(
  'whatever is taken and left, places are counted and nobody below half is refused a place of a greedier one',
  async () => {
    const arbitraryEvents = fc.array(
      fc.record({
        user: fc.constantFrom('ann', 'bob', 'cy'),
        kind: fc.constantFrom('take', 'begin', 'leave'),
        place: fc.nat(),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), arbitraryEvents, (most, events) => {
        const places = new FairPlaces(most);
        let held: { user: string; place: Place; isBegun: boolean }[] = [];
        const half = Math.max(1, Math.floor(most / 2));
        for (const { user, kind, place } of events) {
          const one = held[place % Math.max(1, held.length)];
          if (kind === 'begin' && one) {
            one.place.begin();
            one.isBegun = true;
          } else if (kind === 'leave' && one) {
            one.place.leave();
            held = held.filter((other) => other !== one);
          } else if (kind === 'take') {
            const counts = new Map<string, number>();
            for (const other of held) counts.set(other.user, (counts.get(other.user) ?? 0) + 1);
            const isGreedyOther = held.some(({ user, isBegun }) => !isBegun && counts.get(user)! > half);
            const isBelow = (counts.get(user) ?? 0) < half;
            const taken = places.take(user);
            if (!taken && isBelow && (held.length < most || isGreedyOther))
              throw new Error('it could have had a place');
            held = held.filter((other) => !other.place.signal.aborted);
            if (taken) held.push({ user, place: taken, isBegun: false });
          }
          if (held.some((other) => other.isBegun && other.place.signal.aborted))
            throw new Error('what began was ended');
          if (places.taken !== held.length || places.taken > most) throw new Error(`${places.taken} of ${held.length}`);
        }
        for (const { place } of held) place.leave();
        if (places.taken !== 0 || places.waiting !== 0) throw new Error('places were lost');
      }),
      { numRuns: 400 },
    );
  },
);
