/** The rows of the stacking matrix say what the matrix says, in words that grow with the names. */
import t from 'tap';
import { matrixAllows } from '../../src/domain/stacking-matrix.js';
import { encodeProblem } from '../../src/engine/encode.js';
import { matrixRows } from '../../src/engine/matrix-rows.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';

const NAMES = ['a', 'b', 'c', 'd', '*'];

t.test('every pair is allowed as the matrix says', async (t) => {
  const name = fc.constantFrom(...NAMES, 'not among them');
  const row = fc.record({ bottomCargo: name, topCargo: name, allowed: fc.boolean() });
  const property = fc.property(fc.array(row, { maxLength: 12 }), (matrix) => {
    const allows = matrixAllows(matrix);
    const { rowOf, bitOf, bits, words } = matrixRows(NAMES, matrix);
    const rowWords = Math.ceil(bits / 32);
    NAMES.forEach((lower, below) => {
      NAMES.forEach((upper, above) => {
        const word = words[rowOf[below]! * rowWords + (bitOf[above]! >> 5)]!;
        const isAllowed = ((word >>> (bitOf[above]! & 31)) & 1) === 1;
        if (isAllowed !== allows(upper, lower)) throw new Error(`${upper} on ${lower}`);
      });
    });
  });
  t.doesNotThrow(() => fc.assert(property, { numRuns: 500 }));
});

t.test('a hundred names above are as many bits, over several words', async (t) => {
  const names = Array.from({ length: 100 }, (_, i) => `cargo ${i}`);
  const matrix = names.map((topCargo, i) => ({ bottomCargo: 'cargo 7', topCargo, allowed: i % 3 === 0 }));
  const { rowOf, bitOf, rows, bits, words } = matrixRows(names, matrix);
  t.same([rows, bits], [2, 101]);
  names.forEach((_, i) => {
    const word = words[rowOf[7]! * Math.ceil(bits / 32) + (bitOf[i]! >> 5)]!;
    t.equal((word >>> (bitOf[i]! & 31)) & 1, i % 3 === 0 ? 1 : 0);
  });
});

t.test('ten times the names: ten times the words', async (t) => {
  const bytesOf = (names: number): number => {
    const cargoes = Array.from({ length: names }, (_, i) => ({ name: `cargo ${i}` }));
    const stackingMatrix = [{ bottomCargo: 'cargo 1', topCargo: '*', allowed: false }];
    const problem = problemOf(cargoes, [{}], { stackingRule: 'FollowStackMatrix', stackingMatrix });
    return encodeProblem(problem, problem.containers[0]!, 1e6, 1, 2 ** 20).length;
  };
  t.ok(bytesOf(10_000) < 11 * bytesOf(1000), `${bytesOf(1000)} and ${bytesOf(10_000)} bytes`);
});
