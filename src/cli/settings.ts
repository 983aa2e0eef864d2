/** Settings that are compared, as a command line says them: every combination of the values of rules. */
import { readComparison } from '../calculation/index.js';
import { ruleNamed, ruleValue } from './read-requests.js';
import { issueLines } from './run-calculation.js';
import { UsageError } from './usage.js';

export interface Setting {
  readonly label: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

/**
 * @param vary `RULE=A,B,C`
 * @throws UsageError when one is not written so, or its rule may not have the value
 */
export function settingsOf(vary: readonly string[]): Setting[] {
  const combined = vary.reduce<Setting[]>(
    (settings, text) => {
      const [, rule, values] = /^(\w+)=(.+)$/s.exec(text) ?? [];
      if (rule === undefined) throw new UsageError(`--vary is written RULE=A,B,C, not "${text}"`);
      ruleNamed(rule);
      return settings.flatMap(({ label, rules }) =>
        values!.split(',').map((value) => ({
          label: `${label} ${rule}=${value}`.trim(),
          rules: { ...rules, [rule]: ruleValue(value) },
        })),
      );
    },
    [{ label: '', rules: {} }],
  );
  const settings = combined.map(({ label, rules }) => ({ label: label === '' ? 'as sent' : label, rules }));
  const read = readComparison({ request: {}, settings });
  if (read.kind === 'faulty') throw new UsageError(issueLines(read.issues, {}).join('\n').trim());
  return settings;
}
