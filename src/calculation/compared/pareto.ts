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

/** Each request is a contest of its own. @param requestOf to which one each of the plans belongs */
export function paretoMarksByRequest(
  plans: readonly (PlanFigures | null)[],
  requestOf: (place: number) => number,
): boolean[] {
  const places = [...plans.keys()];
  const marks: boolean[] = [];
  for (const request of new Set(places.map(requestOf))) {
    const own = places.filter((place) => requestOf(place) === request);
    const found = paretoMarks(own.map((place) => plans[place]!));
    for (const [index, place] of own.entries()) marks[place] = found[index]!;
  }
  return marks;
}

/** At least as good in everything, and better in something. */
function beats(one: PlanFigures, other: PlanFigures): boolean {
  const differences = MEASURES.map((measure) => measure(one) - measure(other));
  return differences.every((difference) => difference <= 0) && differences.some((difference) => difference < 0);
}
