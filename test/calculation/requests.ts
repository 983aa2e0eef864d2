/** Small requests for the tests of the calculation. */
import { NO_ACCOUNT_RULES } from '../../src/calculation/asked/account-rules.js';
import type { CalculationOptions } from '../../src/calculation/asked/options.js';
import { type Resolved, resolve } from '../../src/calculation/resolve/resolve.js';
import type { Issue } from '../../src/calculation/types.js';
import { validateLoadRequest } from '../../src/schema/validate.js';

export function cargo(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { style: 'Shipcase', name: 'A', length: 10, width: 8, height: 6, weight: 5, qty: 4, ...fields };
}

export function container(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { containerType: 'Truck', name: 'T', length: 100, width: 40, height: 50, ...fields };
}

export function request(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { title: 'load', cargoes: [cargo()], emptyContainers: [container()], ...fields };
}

export const RESOLVE_OPTIONS = {
  uom: 'UnitEnglish',
  maxRunTimeSeconds: 300,
  account: NO_ACCOUNT_RULES,
} as const;

export interface Judged extends Resolved {
  /** Of validation and of resolving together. */
  readonly allIssues: readonly Issue[];
  readonly allWarnings: Resolved['warnings'];
}

/** A body validated and resolved. */
export function judge(body: unknown, options: Partial<CalculationOptions> = {}): Judged {
  const settings: CalculationOptions = { ...RESOLVE_OPTIONS, ...options };
  const validation = validateLoadRequest(body, {
    maxRunTimeSeconds: settings.maxRunTimeSeconds,
    cargoesFromDatabase: settings.storedCargoes !== undefined,
    containersFromDatabase: settings.storedContainers !== undefined,
  });
  const resolved = resolve(validation.value, validation.issues, settings);
  return {
    ...resolved,
    allIssues: [...validation.issues, ...resolved.issues],
    allWarnings: [...validation.warnings, ...resolved.warnings],
  };
}

/** Issues as `pointer code`, sorted. */
export function codes(issues: readonly { pointer: string; code: string }[]): string[] {
  return issues.map(({ pointer, code }) => `${pointer} ${code}`).sort();
}
