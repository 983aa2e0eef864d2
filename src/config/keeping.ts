/** How long what was before is kept: versions of loads, the bin, the audit. */
import { type Environment, integer } from './environment.js';

export interface KeepingConfig {
  /** Earlier versions of a load; 0: none. */
  readonly versionsKept: number;
  /** Days that a version is kept after it was replaced; 0: none is kept. */
  readonly versionsDays: number;
  /** Days that what was deleted can be had back; 0: it cannot. */
  readonly binDays: number;
  /** Days that the audit and the use of keys are kept. */
  readonly auditDays: number;
}

/** @throws ConfigError */
export function readKeeping(env: Environment): KeepingConfig {
  return {
    versionsKept: integer(env, 'VERSIONS_KEPT', 30, 0, 365),
    versionsDays: integer(env, 'VERSIONS_DAYS', 90, 0, 3650),
    binDays: integer(env, 'BIN_DAYS', 30, 0, 3650),
    auditDays: integer(env, 'AUDIT_DAYS', 400, 1, 36_500),
  };
}
