/** How much of the past a store keeps. */

export interface Keeping {
  /** Earlier versions of a load; 0: none. */
  readonly versionsKept: number;
  /** Days that a version is kept after it was replaced; 0: none is. */
  readonly versionsDays: number;
  /** Days in the bin; 0: what is deleted is gone. */
  readonly binDays: number;
}

export const USUAL_KEEPING: Keeping = { versionsKept: 30, versionsDays: 90, binDays: 30 };

const DAY = 24 * 60 * 60 * 1000;

export function keepsVersions({ versionsKept, versionsDays }: Keeping): boolean {
  return versionsKept > 0 && versionsDays > 0;
}

/** The instant so many days before another one. */
export function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * DAY).toISOString();
}
