/** What goes through the door of the calculation, in and out. Plain data: it crosses threads and is stored. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { CalculationErrorCode } from '../schema/codes.js';
import type { Issue, Warning } from '../schema/issue.js';
import type { LeftOutBody } from '../schema/load-request.js';
import type { PictureLook } from '../schema/pictures.js';
import type { ReportLook } from '../schema/reports.js';

export type { Issue, Warning };

/**
 * A calculated load, everything needed to show it again in any unit and with any output options:
 * this, and nothing else, is what the store keeps of a plan (as compact JSON bytes).
 */
export interface CalculatedLoad {
  /** Of this form; saved-load.ts reads the earlier ones. */
  readonly version: 3;
  /** Of the engine that made the plan, which need not be the one that runs. */
  readonly engineVersion: string;
  readonly title: string;
  readonly description: string;
  /** The request in the interface's own names and spelling, aliases and defaults resolved: echoed in the response. */
  readonly request: NormalisedRequest;
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
  readonly warnings: readonly Warning[];
  /** Checks that the verifier made, by rule. */
  readonly checks: readonly string[];
  /** Null: filled containers are named after their type. */
  readonly solutionNames: SolutionNames | null;
}

/** A filled container's name is the prefix, its number and the suffix. */
export interface SolutionNames {
  readonly prefix: string;
  readonly suffix: string;
  /** Number of the first container. */
  readonly first: number;
  /** Shorter numbers get zeros in front. */
  readonly digits: number;
}

/** Cargoes and containers stand in the order of `problem.cargoes` and `problem.containers`. */
export interface NormalisedRequest {
  readonly cargoes: readonly Record<string, unknown>[];
  readonly emptyContainers: readonly Record<string, unknown>[];
  /** In the order of `problem.pallets`; absent when no cargo is palletized. */
  readonly pallets?: readonly Record<string, unknown>[];
  readonly rules: Record<string, unknown>;
  /** Rows that are left out for now, as they were sent, with their unit; absent: none. */
  readonly leftOut?: readonly LeftOutBody[];
}

/** The output options of the interface, with their defaults filled in. */
export interface OutputOptions {
  readonly spacesCreated: boolean;
  readonly placementsCreated: boolean;
  /** Cargoes of spaces, and the container, by their names alone; absent: whole. */
  readonly areCargoesShortened?: boolean;
  /** With what stands on the floors along their length; absent: without it. */
  readonly areFloorLinesCreated?: boolean;
  /** With the whole request; absent: without it. */
  readonly isRequestCreated?: boolean;
  /** Null: the unit in which the load was built. */
  readonly uom: LoadProblem['uom'] | null;
  /** Absent: no addresses of pictures. */
  readonly pictures?: PictureLinkOptions;
  /** Absent: no addresses of reports. */
  readonly reports?: ReportLinkOptions;
}

/** Which pictures are asked for, and how they look. */
export interface PictureLinkOptions {
  /** Where clients find the service, without a slash at the end. */
  readonly baseUrl: string;
  /** Of filled containers; null: none. */
  readonly containers: PictureLook | null;
  readonly spaces: PictureLook | null;
}

/** How the reports look whose addresses an answer gives. */
export interface ReportLinkOptions {
  /** Where clients find the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly look: ReportLook;
}

/** The address of a load's report without ending, and the query that goes with it. */
export interface ReportAddresses {
  readonly load: string;
  readonly query: string;
}

/** What the addresses of a load's pictures begin with: place and picture follow. Null: no pictures. */
export interface PictureAddresses {
  readonly containers: string | null;
  readonly spaces: string | null;
}

export interface CalculationError {
  readonly code: CalculationErrorCode;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** Milliseconds, by the clock that was given. */
export interface CalculationTimings {
  readonly validate: number;
  readonly search: number;
  readonly verify: number;
}

/** All the cargo of a problem, by a plan that loads none of it. */
export interface LeftBehind {
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
}

export type CalculationOutcome =
  | { readonly status: 'succeed'; readonly load: CalculatedLoad; readonly timings: CalculationTimings }
  | {
      readonly status: 'failed';
      /** Empty when the request has none that can be used. */
      readonly title: string;
      readonly error: CalculationError;
      readonly warnings: readonly Warning[];
      /** What stays behind of a plan that loads nothing; null: none was made. */
      readonly left: LeftBehind | null;
      readonly timings: CalculationTimings;
    };
