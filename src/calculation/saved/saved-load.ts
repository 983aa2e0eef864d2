/**
 * The form in which a calculated load is stored, and every form before it. A load of any form is read into today's:
 * nobody else needs to know that there were others.
 *
 *     form  what it holds
 *     1     without the engine's version, which was 1.0.0 as long as this form was written; at first without the names
 *           of the solutions
 *     2     the same with both
 *     3     every container and pallet in sections, in the order of loading that goes with them
 *
 * A new form gets a line here, a step in `STEPS` and a load of the form before it in test/fixtures.
 */
import { withSections } from '../../planning/finishing/loading-order/with-sections.js';
import type { CalculatedLoad } from '../types.js';
import { UnreadableLoad } from './unreadable-load.js';

/** The form that is written. */
export const SAVED_FORM = 3;

type Fields = Readonly<Record<string, unknown>>;

/** At place n: from form n + 1 to the next one. */
const STEPS: readonly ((load: Fields) => Fields)[] = [
  (load) => ({ ...load, engineVersion: '1.0.0', solutionNames: load['solutionNames'] ?? null }),
  (load) => {
    const { problem, plan } = load as unknown as CalculatedLoad;
    return { ...load, plan: withSections(problem, plan) };
  },
];

/**
 * @param stored JSON as the store keeps it, parsed
 * @throws UnreadableLoad when it is no calculated load, or of a form that only a later version of the service knows
 */
export function readCalculatedLoad(stored: unknown): CalculatedLoad {
  if (!isObject(stored)) throw new UnreadableLoad('It is not a calculated load: a JSON object is expected.');
  const { version } = stored;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    throw new UnreadableLoad(
      `It is not a calculated load: its \`version\` is ${JSON.stringify(version) ?? 'missing'}.`,
    );
  }
  if (version > SAVED_FORM) {
    throw new UnreadableLoad(
      `It was saved in form ${version} by a later version of the service. This version reads forms 1 to ${SAVED_FORM}.`,
    );
  }
  const missing = ['request', 'problem', 'plan'].find((part) => !isObject(stored[part]));
  if (missing !== undefined) throw new UnreadableLoad(`It is not a calculated load: it has no \`${missing}\`.`);
  const today = STEPS.slice(version - 1).reduce((load, step) => step(load), stored);
  return { ...today, version: SAVED_FORM } as unknown as CalculatedLoad;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
