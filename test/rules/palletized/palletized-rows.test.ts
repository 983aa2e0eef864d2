/** Every sentence of docs/rules.md, Palletizing, by its row: a small order whose best plan is known by construction. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { ROOT } from '../../support/source-files.js';
import { BUILDING } from './building.js';
import { answerTo } from './order.js';
import type { PalletizedRow } from './row.js';
import { SHOWN } from './shown.js';

const ROWS: readonly PalletizedRow[] = [...BUILDING, ...SHOWN];

/** Of the section; of its table each with the first cell before it. */
function sentences(): string[] {
  const page = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8');
  const section = page.split('\n## Palletizing\n')[1]!.split('\n![')[0]!;
  const split = (text: string) => text.split(/(?<=\.) (?=[A-Z`a-z])/);
  return section.split('\n\n').flatMap((part) => {
    if (!part.startsWith('|')) return split(part.trim().replaceAll('\n', ' '));
    const rows = part.trim().split('\n').slice(2);
    return rows.flatMap((row) => {
      const [field, effect] = row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return split(effect!).map((sentence) => `${field}: ${sentence}`);
    });
  });
}

for (const { says, case: what, order, reads, is } of ROWS) {
  t.test(what === undefined ? says : `${says} (${what})`, async (t) => {
    const answer = answerTo(order);
    if ('faults' in answer || reads === undefined) t.same(answer, is);
    else t.same(reads(answer), is);
  });
}

t.test('every sentence has a row, every row a sentence', async (t) => {
  const said = sentences();
  t.ok(said.length > 30, `${said.length} sentences`);
  const rowsOf = (sentence: string) => ROWS.filter(({ says }) => sentence.startsWith(says));
  t.same(
    said.filter((sentence) => rowsOf(sentence).length === 0),
    [],
  );
  t.same(
    ROWS.filter(({ says }) => said.filter((sentence) => sentence.startsWith(says)).length !== 1).map(
      ({ says }) => says,
    ),
    [],
  );
});
