/** What a report is made from: a calculated load as it is kept, the Load as the interface shows it, and what is said of both. */
import type { FloorLine } from '../../domain/floor-line.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import type { FilledContainerResponse } from '../../schema/filled-container.js';
import type { Warning } from '../../schema/issue.js';
import type { LoadResponse } from '../../schema/load.js';

/** A calculated load as the store keeps it; of the rest of it a report asks nothing. */
export interface ReportedLoad extends ShownLoad {
  readonly description: string;
  /** Rules that the verifier checked; none: it has not accepted the plan. */
  readonly checks: readonly string[];
  readonly warnings: readonly Warning[];
  readonly request: ShownLoad['request'] & { readonly rules: Readonly<Record<string, unknown>> };
}

/** The Load in the unit of the report, without spaces. */
export interface ShownAnswer extends Pick<LoadResponse, 'uom' | 'units' | 'alternatives' | 'loadSummary' | 'unloaded'> {
  readonly filledContainers: readonly ShownContainer[];
}

export interface ShownContainer extends FilledContainerResponse {
  /** Null: nothing is known of what its floor bears. */
  readonly floorLine: FloorLine | null;
}

/** What the store knows of the load. */
export interface ReportHead {
  /** Eight letters that name the plan. */
  readonly digest: string;
  /** ISO instant. */
  readonly calculatedAt: string;
  /** E-mail. */
  readonly owner: string;
}

export interface ReportSource {
  readonly load: ReportedLoad;
  readonly shown: ShownAnswer;
  readonly head: ReportHead;
  /** Kilograms of a piece from which on it is marked as heavy. */
  readonly heavyFromKilograms: number;
}
