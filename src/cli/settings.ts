/** Settings that are compared, as a command line says them: every combination of the values of rules. */
import { readComparison } from '../calculation/index.js';
import { ruleFaults, ruleNamed, ruleValue } from './read-requests.js';
import { UsageError } from './usage.js';

export interface Setting {
  readonly label: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** The values of a rule, and how they were typed. */
interface Varied {
  readonly rule: string;
  readonly values: readonly string[];
  readonly typed: string;
}

/**
 * @param vary `RULE=A,B,C`
 * @param levels `1,2,3`; absent: those of the requests
 * @throws UsageError when one is not written so, or its rule may not have the value
 */
export function settingsOf(vary: readonly string[], levels?: string): Setting[] {
  const varied = [
    ...(levels === undefined
      ? []
      : [{ rule: 'optimizationLevel', values: levels.split(','), typed: `--levels ${levels}` }]),
    ...vary.map(readVaried),
  ];
  const faults = [...new Set(varied.flatMap((one, place) => faultsOf(one, varied.slice(0, place))))];
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const combined = varied.reduce<Setting[]>(
    (settings, { rule, values }) =>
      settings.flatMap(({ label, rules }) =>
        values.map((value) => ({
          label: `${label} ${rule}=${value}`.trim(),
          rules: { ...rules, [rule]: ruleValue(value) },
        })),
      ),
    [{ label: '', rules: {} }],
  );
  const settings = combined.map(({ label, rules }) => ({ label: label === '' ? 'as sent' : label, rules }));
  const read = readComparison({ request: {}, settings });
  if (read.kind === 'faulty') throw new UsageError(read.issues.map(({ message }) => message).join('\n'));
  return settings;
}

function readVaried(text: string): Varied {
  const [, rule, values] = /^(\w+)=(.+)$/s.exec(text) ?? [];
  if (rule === undefined) throw new UsageError(`--vary is written RULE=A,B,C, not "${text}"`);
  return { rule: ruleNamed(rule), values: values!.split(','), typed: `--vary ${text}` };
}

function faultsOf({ rule, values, typed }: Varied, before: readonly Varied[]): string[] {
  const again = before.find((other) => other.rule === rule);
  if (again !== undefined) return [`${typed}: ${again.typed} varies ${rule} already. Name all its values together.`];
  const twice = values.find((value, place) => values.indexOf(value) < place);
  if (twice !== undefined) return [`${typed}: ${twice} is named twice.`];
  return values.flatMap((value) => ruleFaults({ [rule]: ruleValue(value) }, { [`/rules/${rule}`]: typed }));
}
