/** Warnings of many plans, each said once, with the plans that it is about. */

export interface Warned {
  readonly title: string;
  /** Of the setting. */
  readonly label: string;
  /** What the warnings say. */
  readonly warnings: readonly string[];
}

/** Of how many plans the warning is said in so many words. */
const MOST_NAMED = 3;

export function warningLines(plans: readonly Warned[]): string[] {
  const found = new Map<string, Warned[]>();
  for (const plan of plans) {
    for (const warning of new Set(plan.warnings)) found.set(warning, [...(found.get(warning) ?? []), plan]);
  }
  return [...found].map(([warning, of]) => `warning: ${warning} (${whichOf(of, plans)})`);
}

function whichOf(some: readonly Warned[], all: readonly Warned[]): string {
  if (some.length === all.length) return all.length === 1 ? nameOf(all[0]!) : `all ${all.length}`;
  return some.length <= MOST_NAMED ? some.map(nameOf).join('; ') : `${some.length} of ${all.length}`;
}

function nameOf({ title, label }: Warned): string {
  return `${title}, ${label}`;
}
