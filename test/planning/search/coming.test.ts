/** What is drawn is the same however far one looks ahead. */
import t from 'tap';
import { Coming } from '../../../src/planning/search/coming.js';
import { Random } from '../../../src/planning/search/random.js';
import fc from '../../support/fast-check.js';

t.test('looking ahead draws nothing', async (t) => {
  const looks = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer(), looks, (seed, counts) => {
      // Of one to three numbers, as trials are.
      const draw = (random: Random) => Array.from({ length: 1 + random.below(3) }, () => random.next());
      const [plain, random] = [new Random(seed), new Random(seed)];
      const coming = new Coming(random, draw);
      let expected: readonly (readonly number[])[] = [];
      for (const count of counts) {
        const next = coming.next();
        const same = JSON.stringify(next) === JSON.stringify(draw(plain));
        const foreseen = expected.length === 0 || JSON.stringify(next) === JSON.stringify(expected[0]);
        expected = coming.after(count);
        if (!same || !foreseen || expected.length !== count) return false;
      }
      return random.next() === plain.next();
    }),
  );
  t.pass('for all draws');
});
