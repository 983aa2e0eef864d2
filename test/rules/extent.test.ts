import t from 'tap';
import type { Size } from '../../src/domain/geometry.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const within = (maxExtent: Size) => problemOf([{}], [{ maxExtent }]);

t.test('all cargo together within the extents, from the origin', async (t) => {
  accepts(t, 'at all limits', within({ length: 300, width: 200, height: 200 }), [at(0, 100, 0, 0, 1, [2, 2, 2])]);
  rejects(t, 'too long', within({ length: 299, width: 0, height: 0 }), [at(0, 100, 0, 0, 1, [2, 1, 1])], {
    rule: 'extent',
    cargo: 'cargo 1',
    at: [200, 0, 0],
  });
  rejects(t, 'too wide', within({ length: 0, width: 150, height: 0 }), [at(0, 0, 51, 0)], {
    rule: 'extent',
    cargo: 'cargo 1',
    at: [0, 51, 0],
  });
  rejects(t, 'too high', within({ length: 0, width: 0, height: 150 }), [at(0, 0, 0, 0, 1, [1, 1, 2])], {
    rule: 'extent',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});
