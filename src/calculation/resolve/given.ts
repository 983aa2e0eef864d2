/**
 * What of a load is placed by hand already (an editing buffer), on the grid of its problem: which container, which
 * cargo, how and where. Whether it keeps the rules is not asked here.
 */

import type { Orientation, Position } from '../../domain/geometry.js';
import type { LoadedContainer } from '../../domain/plan.js';
import { figure } from '../../domain/sentences.js';
import type { GivenContainerBody } from '../../schema/edit-buffer.js';
import type { Issue } from '../../schema/issue.js';
import { didYouMean } from '../../schema/near-miss.js';
import { orientationOrder } from '../../schema/orientations.js';
import type { Grid, Measures } from './measures.js';
import type { PlacedByHand } from './placed-unit-loads.js';
import type { PlannedPallet } from './planned-pallets.js';

/** A container with what lies in it, kept as it is. */
export interface GivenContainer {
  readonly loaded: LoadedContainer;
  readonly isLocked: boolean;
  /** As a plan of the service has it; absent: it was placed by hand. */
  readonly isPlanned?: boolean;
}

/** What the given containers refer to, in the order of the request. */
export interface Referred {
  readonly cargoes: readonly { readonly name: string; readonly qty: number }[];
  readonly containers: readonly { readonly name: string; readonly containerType: string; readonly qty: number }[];
  readonly rules: { readonly isBalanceFillWithAdditionalAmountofExstingCargoes: boolean };
}

interface MeasuredPlacement {
  readonly cargo: number;
  readonly orientation: Orientation;
  /** In ten-thousandths. */
  readonly position: Position;
}

interface MeasuredContainer {
  readonly container: number;
  readonly isLocked: boolean;
  readonly isPlanned: boolean;
  readonly placements: readonly MeasuredPlacement[];
}

export interface MeasuredGiven {
  readonly containers: readonly MeasuredContainer[];
  /** Pieces of each cargo that do not stand on placed unit loads. */
  readonly quantities: readonly number[];
  readonly issues: readonly Issue[];
}

/** @param given of the right shape */
export function measureGiven(given: PlacedByHand, referred: Referred, measures: Measures): MeasuredGiven {
  const { quantities, issues } = withoutStanding(given, referred);
  const found: Issue[] = [];
  const pallets = given.pallets.map(({ quantity }) => ({ name: '', qty: quantity }));
  const all = { ...referred, cargoes: [...referred.cargoes, ...pallets] };
  const left = [...looseOf(quantities, given.pallets), ...pallets.map(({ qty }) => qty)];
  const newReader = () => new GivenReader(all, left, measures, found);
  const ofAll = newReader();
  const containers = given.containers.map((one, index) =>
    (given.areAlternatives ? newReader() : ofAll).container(one, `/filledContainers/${index}`),
  );
  return {
    containers: containers.filter((one) => one !== null),
    quantities,
    issues: [...issues, ...found],
  };
}

/** What stands on no pallet of the plan that is given back. */
function looseOf(quantities: readonly number[], pallets: readonly PlannedPallet[]): number[] {
  const loose = [...quantities];
  for (const { spaces, quantity } of pallets) {
    for (const { cargo, counts } of spaces) loose[cargo]! -= counts.length * counts.width * counts.height * quantity;
  }
  return loose;
}

/** What stands on unit loads is taken from the first rows of its cargo. */
function withoutStanding({ standing, rowsSent }: PlacedByHand, { cargoes }: Referred) {
  const left = new Map(standing);
  const quantities = cargoes.map(({ name, qty }, row) => {
    const taken = row < rowsSent ? Math.min(qty, left.get(name) ?? 0) : 0;
    if (taken > 0) left.set(name, left.get(name)! - taken);
    return qty - taken;
  });
  const issues = [...left].flatMap(([name, more]): Issue[] => {
    const isKnown = cargoes.some((cargo, row) => row < rowsSent && cargo.name === name);
    if (more === 0 || !isKnown) return [];
    const message = `The placed unit loads hold ${figure(standing.get(name)!)} pieces of ${JSON.stringify(name)}, but the request has only ${figure(standing.get(name)! - more)}.`;
    return [{ pointer: '/filledContainers', code: 'ValidationFailed', message }];
  });
  return { quantities, issues };
}

export function givenOnGrid({ containers }: MeasuredGiven, grid: Grid): GivenContainer[] {
  return containers.map(({ container, isLocked, isPlanned, placements }) => {
    const arrangements = placements.map(({ cargo, orientation, position }) => ({
      cargo,
      orientation,
      position: { x: grid.whole(position.x), y: grid.whole(position.y), z: grid.whole(position.z) },
      counts: { length: 1, width: 1, height: 1 },
      isKept: true as const,
    }));
    return { isLocked, ...(isPlanned && { isPlanned }), loaded: { container, arrangements } };
  });
}

/** Of containers that share the cargo and the stock. */
class GivenReader {
  readonly #rowsByName = new Map<string, number[]>();
  readonly #left: number[];
  readonly #stock: number[];

  constructor(
    private readonly referred: Referred,
    quantities: readonly number[],
    private readonly measures: Measures,
    private readonly issues: Issue[],
  ) {
    for (const [row, { name }] of referred.cargoes.entries()) {
      this.#rowsByName.set(name, [...(this.#rowsByName.get(name) ?? []), row]);
    }
    this.#left = [...quantities];
    this.#stock = referred.containers.map(({ qty }) => (qty === 0 ? Number.POSITIVE_INFINITY : qty));
  }

  container(given: GivenContainerBody, pointer: string): MeasuredContainer | null {
    const container = this.#containerOf(given.emptyContainer, `${pointer}/emptyContainer`);
    const placements = given.placements.map((placement, index) =>
      this.#placement(placement, `${pointer}/placements/${index}`),
    );
    const known = placements.filter((placement) => placement !== null);
    const { locked: isLocked = false, planned: isPlanned = false } = given;
    return container === null ? null : { container, isLocked, isPlanned, placements: known };
  }

  /** The first of that name, and type when one is said, of which there are any left. */
  #containerOf(given: GivenContainerBody['emptyContainer'], pointer: string): number | null {
    const { name = '', containerType } = typeof given === 'string' ? { name: given } : given;
    const { containers } = this.referred;
    const places = containers.flatMap((one, place) =>
      one.name === name && (containerType === undefined || one.containerType === containerType) ? [place] : [],
    );
    if (places.length === 0) {
      const names = containers.map((one) => one.name);
      const message = `No container of \`emptyContainers\` is called ${JSON.stringify(name)}.`;
      this.#issue(pointer, message, didYouMean(name, names), names);
      return null;
    }
    const place = places.find((one) => this.#stock[one]! > 0);
    if (place === undefined) {
      const count = places.reduce((sum, one) => sum + containers[one]!.qty, 0);
      this.#issue(
        pointer,
        `\`filledContainers\` has more containers ${JSON.stringify(name)} than the request, which has ${figure(count)}.`,
      );
      return null;
    }
    this.#stock[place]!--;
    return place;
  }

  #placement(given: GivenContainerBody['placements'][number], pointer: string): MeasuredPlacement | null {
    const cargo = this.#cargoOf(given.cargo, `${pointer}/cargo`);
    const orientation = this.#orientationOf(given.orientation, `${pointer}/orientation`);
    const { length = 0, width = 0, height = 0 } = given.pos;
    const position = {
      x: this.measures.of(length, 'down', `${pointer}/pos/length`),
      y: this.measures.of(width, 'down', `${pointer}/pos/width`),
      z: this.measures.of(height, 'down', `${pointer}/pos/height`),
    };
    return cargo === null || orientation === null ? null : { cargo, orientation, position };
  }

  #cargoOf(given: string | number | undefined, pointer: string): number | null {
    const { cargoes } = this.referred;
    if (given === undefined) {
      this.#issue(pointer, 'A placement needs `cargo`, or `unitload` in its place; neither was sent.');
      return null;
    }
    const rows =
      typeof given === 'number' ? (cargoes[given] === undefined ? [] : [given]) : this.#rowsByName.get(given);
    if (rows === undefined || rows.length === 0) {
      const message =
        typeof given === 'number'
          ? `There is no cargo ${given}: \`cargoes\` has the rows 0 to ${cargoes.length - 1}.`
          : `No cargo of \`cargoes\` is called ${JSON.stringify(given)}.`;
      const hint = typeof given === 'number' ? undefined : didYouMean(given, new Set(cargoes.map(({ name }) => name)));
      this.#issue(pointer, message, hint);
      return null;
    }
    const isExtraAllowed = this.referred.rules.isBalanceFillWithAdditionalAmountofExstingCargoes;
    const row = rows.find((one) => this.#left[one]! > 0) ?? (isExtraAllowed ? rows[0] : undefined);
    if (row === undefined) {
      const count = rows.reduce((sum, one) => sum + cargoes[one]!.qty, 0);
      this.#issue(
        pointer,
        `More pieces of ${JSON.stringify(cargoes[rows[0]!]!.name)} are placed than the request has: ${figure(count)}.`,
      );
      return null;
    }
    this.#left[row]!--;
    return row;
  }

  #orientationOf(given: string | number | undefined, pointer: string): Orientation | null {
    if (given === undefined) return 1;
    const found = typeof given === 'number' ? [given] : (orientationOrder(given) ?? []);
    if (found.length === 1) return found[0] as Orientation;
    this.#issue(
      pointer,
      `\`orientation\` must be one of Orientation1 to Orientation6; ${JSON.stringify(given)} was sent.`,
    );
    return null;
  }

  #issue(pointer: string, message: string, hint?: string, allowedValues?: readonly string[]): void {
    this.issues.push({
      pointer,
      code: 'ValidationFailed',
      message,
      ...(allowedValues === undefined ? {} : { allowedValues }),
      ...(hint === undefined ? {} : { hint }),
    });
  }
}
