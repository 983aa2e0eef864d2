/** What the service writes it reads as the same request: one list of columns, one writer, one reader. */
import assert from 'node:assert/strict';
import t from 'tap';
import { withDefaults } from '../../src/schema/defaults.js';
import { validateLoadRequest } from '../../src/schema/validate.js';
import { readUpload } from '../../src/upload/read-upload.js';
import { type WrittenRequest, writeRequest } from '../../src/upload/write-request.js';
import { sheetOf, writeWorkbook } from '../../src/upload/write-workbook.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { anyRequest } from './arbitrary.js';

/** A request as the calculation sees it. */
function meant(request: unknown) {
  const { value } = validateLoadRequest(request, { maxRunTimeSeconds: 60 });
  return {
    title: value.title,
    description: value.description,
    cargoes: value.cargoes.map((cargo) => withMask(withDefaults('Cargo', cargo))),
    containers: value.containers.map((container) => withDefaults('EmptyContainer', container)),
    rules: withDefaults('Rules', value.rules),
  };
}

/** A bit mask is written as the orientations that it means. */
function withMask<T extends { readonly orientationsAllowed: string | number }>(cargo: T) {
  const { orientationsAllowed: given } = cargo;
  if (typeof given === 'string') return cargo;
  const digits = [1, 2, 3, 4, 5, 6].filter((digit) => given & (1 << (digit - 1)));
  return { ...cargo, orientationsAllowed: `Orientations${digits.join('')}` };
}

async function roundTrip(request: object) {
  const bytes = await writeWorkbook(writeRequest(request as WrittenRequest).map(sheetOf));
  return await readUpload({ file: { name: 'load.xlsx', bytes } });
}

/** Every value with the way to it, so that a fault shows what differs and not the whole of it. */
function linesOf(value: unknown, way = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${way} ${JSON.stringify(value)}`];
  const members = Object.entries(value).flatMap(([name, member]) => linesOf(member, `${way}/${name}`));
  return members.length === 0 ? [`${way} ${JSON.stringify(value)}`] : members.sort();
}

function differing(read: readonly string[], sent: readonly string[]): [string[], string[]] {
  const [inRead, inSent] = [new Set(read), new Set(sent)];
  return [read.filter((line) => !inSent.has(line)), sent.filter((line) => !inRead.has(line))];
}

t.test('any request that is written is read as the same', async (t) => {
  const holds = fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      const { loads, warnings } = await roundTrip(request);
      assert.deepStrictEqual(warnings, []);
      assert.equal(loads.length, 1);
      assert.deepStrictEqual(loads[0]!.faults, []);
      assert.deepStrictEqual(...differing(linesOf(meant(loads[0]!.request)), linesOf(meant(request))));
    }),
    { numRuns: draws(60), endOnFailure: true },
  );
  await t.resolves(holds);
});
