/** What is wrong with an uploaded row, in the words of the page: the service says it in English, in few forms. */
import { FAULTS } from '../../../locales/made/eng/faults.js';
import type { Issue } from '../../../schema/issue.js';
import { listText } from '../../import/words.js';
import { office } from '../../words/office-words.js';
import { rangeSaid, toldAlone } from '../../words/said.js';
import { number, text } from '../../words/words.js';

type Placed = Pick<Issue, 'code' | 'message'> & {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
};

type FaultKey = keyof typeof FAULTS;

/** Sentences of lists as patterns; then those of columns that the interface calls by name. */
const FORMS: readonly (readonly [RegExp, FaultKey])[] = [
  ...(Object.entries(FAULTS) as [FaultKey, string][]).map(([key, template]) => [patternOf(template), key] as const),
  [/^`?(?<name>[^`]+?)`? must be .*; nothing was sent/, 'faultMissing'],
  [/^`(?<name>LoadTitle)` must name the load/, 'faultMissing'],
  [/^the sheet has no column `(?<name>LoadTitle)`/, 'faultMissing'],
  [/^`?(?<name>[^`]+?)`? is required/, 'faultMissing'],
  [/^`?(?<name>[^`]+?)`? must be yes or no; "?(?<found>.*?)"? was found/, 'faultNoFlag'],
  [/^`?(?<name>[^`]+?)`? must be a whole number[^;]*; "?(?<found>.*?)"? was (?:found|sent)/, 'faultNotWhole'],
  [/^`?(?<name>[^`]+?)`? must be a number[^;]*; "?(?<found>.*?)"? was (?:found|sent)/, 'faultNoNumber'],
  [/^`?(?<name>[^`]+?)`? must be above 0; "?(?<found>.*?)"?(?: or nothing)? was (?:found|sent)/, 'faultNotPositive'],
  [/^`?(?<name>[^`]+?)`? must be from \S+ to \S+; "?(?<found>.*?)"? was (?:found|sent)/, 'faultWithin'],
  [/^`?(?<name>[^`]+?)`? must be at most [^;]*; "?(?<found>.*?)"? was (?:found|sent)/, 'faultRange'],
  [/^`?(?<name>[^`]+?)`? must be [^;]*; "?(?<found>.*?)"? was (?:found|sent)/, 'faultOther'],
  [/^`?(?<name>[^`]+?)`?: .* in "(?<found>.*?)" is none/, 'faultOther'],
];

const ONE_OF = /^`?(?<name>[^`]+?)`? must be one of (?<allowed>[^;]*); "?(?<found>.*?)"? was (?:found|sent)/;

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
  const fault = message.replace(/^[^`“]*?: (?=[`“]|the sheet has)/, '');
  return `${sheet}, ${listText('rowSays', { row: String(row), sentence: sentenceOf(fault, code, column) })}`;
}

function sentenceOf(fault: string, code: Issue['code'], column: string | undefined): string {
  const chosen = ONE_OF.exec(fault)?.groups;
  if (chosen)
    return office('uploadOneOf', { name: chosen['name']!, found: chosen['found']!, allowed: chosen['allowed']! });
  for (const [form, key] of FORMS) {
    const said = form.exec(fault);
    if (said === null) continue;
    const { name = '', found = '' } = said.groups ?? {};
    const [least = '', most = ''] = rangeSaid(fault).map((one) => number(one, 4));
    return text(key, { name: name === '' ? (column ?? '') : name, found, least, most });
  }
  const sentence = toldAlone(code, fault);
  return column === undefined || sentence.includes(column) ? sentence : `${column}: ${sentence}`;
}

const REFUSALS = [
  [/^The (?:file|sheet) "?(?<name>.+?)"? is empty\.$/, 'uploadEmpty'],
  [/^The sheet (?<sheet>.+) has a header, but no rows below it\.$/, 'uploadNoRows'],
  [/^(?<sheet>.+), row (?<row>\d+): no header was found/, 'uploadNoTitles'],
] as const;

/** Why a whole file is refused; what has no sentence of the page stays as the service says it. */
export function uploadRefusal(message: string): string {
  for (const [form, key] of REFUSALS) {
    const { name = '', sheet = '', row = '' } = form.exec(message)?.groups ?? {};
    if (form.test(message)) return office(key, { name, sheet, row });
  }
  return message;
}
