/** What is wrong with an uploaded row, in the words of the page: the service says it in English, in few forms. */
import { FAULTS } from '../../../locales/made/eng/faults.js';
import type { Issue } from '../../../schema/issue.js';
import type { ListFaultKey } from '../../../tables/lists/sentences.js';
import { toldAlone } from '../../words/said.js';
import { text } from '../../words/words.js';

type Placed = Pick<Issue, 'code' | 'message'> & {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
};

/** Sentences of lists as patterns; then those of columns that the interface calls by name. */
const FORMS: readonly (readonly [RegExp, ListFaultKey])[] = [
  ...(Object.entries(FAULTS) as [ListFaultKey, string][]).map(([key, template]) => [patternOf(template), key] as const),
  [/^`?(?<name>[^`]+?)`? must be .*; nothing was sent/, 'faultMissing'],
  [/^`?(?<name>[^`]+?)`? is required/, 'faultMissing'],
  [/^`?(?<name>[^`]+?)`? must be yes or no; "?(?<found>.*?)"? was found/, 'faultNoFlag'],
  [/^`?(?<name>[^`]+?)`? must be a (?:whole )?number[^;]*; "?(?<found>.*?)"? was (?:found|sent)/, 'faultNoNumber'],
];

function patternOf(template: string): RegExp {
  const plain = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const named = plain.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'name' ? '`?(?<name>[^`]+?)`?' : `(?<${name}>.*?)`,
  );
  return new RegExp(`^${named}\\.?$`);
}

/** With sheet, row and column where the service names them. */
export function uploadFault({ code, message, sheet, row, column }: Placed): string {
  if (sheet === undefined || row === undefined) return toldAlone(code, message);
  // The service says the place in English before the fault.
  const fault = message.replace(/^[^`“]*?: (?=[`“])/, '');
  const where = `${sheet}, ${text('rowSays', { row: String(row), sentence: sentenceOf(fault, code, column) })}`;
  return where;
}

function sentenceOf(fault: string, code: Issue['code'], column: string | undefined): string {
  for (const [form, key] of FORMS) {
    const { name = '', found = '' } = form.exec(fault)?.groups ?? {};
    if (form.test(fault)) return text(key, { name: name === '' ? (column ?? '') : name, found });
  }
  const sentence = toldAlone(code, fault);
  return column === undefined || sentence.includes(column) ? sentence : `${column}: ${sentence}`;
}
