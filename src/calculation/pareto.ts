/** Which of several plans of the same request none of the others beats in everything that counts. */

export interface PlanFigures {
  /** Cargo units that stay behind. */
  readonly cargoesLeft: number;
  /** Of the containers used. */
  readonly containerPrice: number;
  readonly containers: number;
  /** Percent. */
  readonly volumeUtilization: number;
  readonly seconds: number;
}

/** Less is better in each. */
const MEASURES: readonly ((figures: PlanFigures) => number)[] = [
  ({ cargoesLeft }) => cargoesLeft,
  ({ containerPrice }) => containerPrice,
  ({ containers }) => containers,
  ({ volumeUtilization }) => -volumeUtilization,
  // Timings differ from run to run in their last digits.
  ({ seconds }) => Math.round(seconds * 10),
];

/** For each plan; null is one that failed, and is never marked. */
export function paretoMarks(plans: readonly (PlanFigures | null)[]): boolean[] {
  return plans.map((plan) => plan !== null && !plans.some((other) => other !== null && beats(other, plan)));
}

/** At least as good in everything, and better in something. */
function beats(one: PlanFigures, other: PlanFigures): boolean {
  const differences = MEASURES.map((measure) => measure(one) - measure(other));
  return differences.every((difference) => difference <= 0) && differences.some((difference) => difference < 0);
}
