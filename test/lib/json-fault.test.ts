/** Where a text stops being JSON: at the first character that cannot stand there. */
import t from 'tap';
import { jsonFaultAt } from '../../src/lib/json-fault.js';
import fc from '../support/fast-check.js';

t.test('the first character that cannot stand there', async (t) => {
  for (const [text, at] of [
    ['{"cargoes": [', 13],
    ['{"a":1,\n "b": x}', 14],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{a:1}', 1],
    ['{"a":1,}', 7],
    ['{"a": "b\nc"}', 6],
    ['{"a":1}}', 7],
    ['[01]', 1],
    ['nope', 0],
    [' ', 1],
  ] as const) {
    t.equal(jsonFaultAt(text), at, text);
  }
});

t.test('what is cut ends too early, and what a sign spoils is found there', async (t) => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.nat(), (value, seed) => {
      const text = JSON.stringify(value, null, 1);
      const at = seed % text.length;
      t.ok(jsonFaultAt(text.slice(0, at)) <= at);
      t.equal(jsonFaultAt(`${text}}`), text.length);
    }),
  );
});
