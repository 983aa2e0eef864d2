import { parse } from 'csv-parse/sync';
import t from 'tap';
import { csvOf } from '../../src/lib/csv.js';
import fc from '../support/fast-check.js';

t.test('what looks like a formula stays text, and is quoted where it has to be', async (t) => {
  t.equal(csvOf([['=1+1', '\tx', '\r', -1, true]]), "'=1+1,'\tx,\"'\r\",-1,true\r\n");
  t.equal(csvOf([['a "b", c']]), '"a ""b"", c"\r\n');
});

t.test('another reader finds every cell again', async (t) => {
  const cell = fc.string().map((text) => `a${text}`);
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(fc.property(rows, (cells) => t.same(parse(csvOf(cells)), cells)));
});
