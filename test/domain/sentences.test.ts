import t from 'tap';
import { apart, figure, measure } from '../../src/domain/sentences.js';

t.test('figures are rounded, with thousands', async (t) => {
  for (const [value, words] of [
    [44.42541227494687, '44.4'],
    [1_234_567.891, '1,234,567.9'],
    [1000, '1,000'],
    [999.96, '1,000'],
    [72, '72'],
    [0.123_456, '0.1235'],
    [3.456_78, '3.46'],
    [-1234.56, '-1,234.6'],
    [0, '0'],
    [0.000_01, '0.00001'],
    [1e-9, '0.000000001'],
  ] as const) {
    t.equal(figure(value), words);
  }
});

t.test('a size is shown as exactly as it was sent', async (t) => {
  t.equal(measure(1219.2), '1,219.2');
  t.equal(measure(47.2441), '47.2441');
  t.equal(measure(13_600), '13,600');
});

t.test('two figures that differ are shown so', async (t) => {
  t.strictSame(apart(44.42541, 44.38), ['44.43', '44.38']);
  t.strictSame(apart(500, 250), ['500', '250']);
  t.strictSame(apart(1000.00001, 1000), ['1,000.00001', '1,000']);
  t.strictSame(apart(5, 5), ['5', '5']);
});
