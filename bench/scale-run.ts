/** One measured point of the scale benchmark. */

export interface ScaleCase {
  readonly cargoes: number;
  readonly pieces: number;
  readonly level: 1 | 2 | 3 | 4;
}

export interface ScaleRun extends ScaleCase {
  readonly loaded: number;
  readonly arrangements: number;
  readonly percent: number;
  readonly nodes: number;
  readonly cpuSeconds: number;
  /** Resident memory at its highest, above that of the process before the plan. */
  readonly mebibytes: number;
  /** What the verifier says; null when the plan holds every rule. */
  readonly fault: string | null;
}
