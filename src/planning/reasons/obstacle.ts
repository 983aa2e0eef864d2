/** What keeps one more piece of a cargo out of a load: a limit of the container, or the rules at every free place. */

import { type Sentence, said } from '../../domain/coded-sentences.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, type Placement, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { mostVolume } from '../../domain/volume-limits.js';
import type { Piece } from '../../rules/geometry/piece.js';
import { ContainerLoad, Report } from '../../rules/index.js';
import { reach } from '../../rules/reach.js';
import type { Rule } from '../../rules/rule.js';
import { RULES_IN_ANY_ORDER } from '../fills/every-rule.js';
import { inOrder } from '../finishing/loading-order/in-order.js';
import { broughtWithin } from '../finishing/vehicle/brought-within.js';
import { hasLimits, limitBroken } from '../finishing/vehicle/limits.js';
import { freePlaces } from './free-places.js';
import { nestedPlaces } from './nested-places.js';

export interface Obstacle {
  /** NoSpaceLeft: there is no free place, or the search found none of those that the rules allow. */
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
}

/** Free places judged for one cargo in one load. */
const MOST_PLACES = 24;

/** Pieces looked at while free places are found, for one piece judged: those looks are so much quicker. */
const LOOKS_FOR_ONE = 50;

/** How much longer the places of a roll take to find, between every two others. */
const LOOKS_OF_ROLL = 2;

/** Pieces judged again for the reasons of one plan: some tenths of a second at most. */
const PATIENCE = 40_000;

/** The same at level 1, whose search takes but some hundredths of a second. */
const PATIENCE_OF_QUICK = 4_000;

/** The same where the time is up already. */
const PATIENCE_WHEN_LATE = 500;

/** What all questions about one plan share: found once, as there may be as many questions as cargoes. */
export class Inquiry {
  readonly problem: LoadProblem;
  /** Those that the problem uses. */
  readonly rules: readonly Rule[];
  readonly ranks: readonly number[];
  /** Pieces that may still be judged: large plans get plainer reasons. */
  patience: number;

  /** @param isLate the search was stopped by its time limit */
  constructor(problem: LoadProblem, isLate: boolean) {
    const patience = problem.rules.optimizationLevel === 1 ? PATIENCE_OF_QUICK : PATIENCE;
    this.patience = isLate ? PATIENCE_WHEN_LATE : patience;
    this.problem = problem;
    this.rules = RULES_IN_ANY_ORDER.filter((rule) => rule.isUsed(problem));
    this.ranks = loadingRanks(problem);
  }
}

/** What a load holds of that which its container limits. */
export interface Held {
  readonly units: number;
  readonly names: ReadonlySet<string>;
  readonly weight: number;
  readonly price: number;
  readonly volume: number;
}

/** @param loaded pieces of each cargo */
export function heldBy({ cargoes }: LoadProblem, loaded: readonly number[]): Held {
  const sum = (amount: (place: number) => number) =>
    loaded.reduce((total, count, place) => total + count * amount(place), 0);
  return {
    units: sum(() => 1),
    names: new Set(loaded.flatMap((count, place) => (count > 0 ? [cargoes[place]!.name] : []))),
    weight: sum((place) => cargoes[place]!.weight),
    price: sum((place) => cargoes[place]!.price),
    volume: sum((place) => cargoes[place]!.volume),
  };
}

/** Where a fault says that a piece lies: one of the places that were tried is taken for the nearest one, told beside it. */
const AT_PLACE = / \(\S+ \w+ from the front, \S+ \w+ from the left, \S+ \w+ above the floor\)/g;

/** Reasons for the rules that have one of their own; every other rule is about what may rest on what. */
const REASON_OF_RULE: Readonly<Record<string, UnloadedReason>> = {
  zones: 'Zone',
  sequence: 'Sequence',
  containment: 'NoSpaceLeft',
  extent: 'NoSpaceLeft',
  overlap: 'NoSpaceLeft',
  'drop-decks': 'NoSpaceLeft',
};

/** The limit of the container that one more piece would break, or null. */
export function brokenLimit(
  problem: LoadProblem,
  container: number,
  { units, names, weight, price, volume }: Held,
  cargo: number,
): Obstacle | null {
  const type = problem.containers[container]!;
  const kind = problem.cargoes[cargo]!;
  // Of a finished pallet the cartons on it are told why they stay behind.
  const onPallet = kind.contents !== undefined;
  const { rules } = problem;
  const isBeyond = (amount: number, limit: number) => limit > 0 && amount > limit * (1 + 1e-9);
  if (isBeyond(units + 1, rules.maxFillQuantityPerContainer)) {
    return {
      reason: 'QuantityLimit',
      detail: said('UnitsFull', {
        container: type.name,
        held: { count: units },
        most: { count: rules.maxFillQuantityPerContainer },
      }),
    };
  }
  if (isBeyond(names.has(kind.name) ? names.size : names.size + 1, type.maxCargoTypes)) {
    return {
      reason: 'TypeLimit',
      detail: said('TypesFull', {
        container: type.name,
        held: { count: names.size },
        most: { count: type.maxCargoTypes },
      }),
    };
  }
  const ownLimit = rules.isWeightLimited && type.maxWeight > 0 ? type.maxWeight : Number.POSITIVE_INFINITY;
  const weightLeft = ownLimit - weight;
  if (kind.weight > weightLeft + 1e-9 * type.maxWeight) {
    return {
      reason: 'WeightLimit',
      detail: said(onPallet ? 'PalletTooHeavy' : 'TooHeavy', {
        piece: { weight: kind.weight },
        container: type.name,
        more: { weight: Math.max(0, weightLeft) },
        most: { weight: type.maxWeight },
      }),
    };
  }
  if (rules.isPriceLimited && isBeyond(price + kind.price, type.maxPrice)) {
    return {
      reason: 'PriceLimit',
      detail: said(onPallet ? 'PalletTooDear' : 'TooDear', {
        piece: { count: kind.price },
        container: type.name,
        held: { count: price },
        most: { count: type.maxPrice },
      }),
    };
  }
  if (volume + kind.volume > mostVolume(type, problem.rules)) {
    return {
      reason: 'VolumeLimit',
      detail: said(onPallet ? 'PalletOverVolume' : 'VolumeFull', {
        piece: { volume: kind.volume },
        container: type.name,
        held: { volume },
        most: { volume: mostVolume(type, problem.rules) },
      }),
    };
  }
  return null;
}

/**
 * Looks at free places in a load and at the rules that forbid a piece there. When one kind of rule alone forbids
 * some place, that is the reason; with several kinds together the first place's.
 */
export function obstacleAtPlaces(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  cargo: number,
): Obstacle {
  const { problem } = inquiry;
  const { name } = problem.containers[container]!;
  const noPlace: Obstacle = { reason: 'NoSpaceLeft', detail: said('NoPlace', { container: name }) };
  // Asked first: there may be as many questions as cargoes, and as many arrangements to count.
  if (inquiry.patience < 0) return noPlace;
  const pieces = 1 + arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
  const looks = problem.cargoes[cargo]!.style === 'Roll' ? LOOKS_OF_ROLL : 1;
  // The question itself costs as much as a piece or two judged, in an empty container too.
  inquiry.patience -= 1 + (looks * pieces * pieces) / LOOKS_FOR_ONE;
  if (inquiry.patience < 0) return noPlace;
  const before = new ContainerLoad(problem, { container, arrangements });
  let mixed: Obstacle | null = null;
  let places = 0;
  for (const placement of placesFor(problem, container, before.pieces, cargo)) {
    const faults = faultsAt(inquiry, container, arrangements, placement);
    if (faults.length === 0) {
      return (
        outOfReach(inquiry, container, arrangements, placement) ??
        beyondVehicle(inquiry, container, arrangements, placement) ??
        noPlace
      );
    }
    const reasons = new Set(faults.map(({ rule }) => REASON_OF_RULE[rule] ?? 'StackingRules'));
    const [reason] = reasons;
    if (!reasons.has('NoSpaceLeft')) {
      const { rule, message } = faults[0]!;
      const fault = message.replaceAll(AT_PLACE, '');
      const found = { reason: reason!, detail: said('RuleForbids', { container: name, rule, fault }) };
      if (reasons.size === 1) return found;
      mixed ??= found;
    }
    places++;
    inquiry.patience -= pieces;
    if (places >= MOST_PLACES || inquiry.patience < 0) break;
  }
  return mixed ?? noPlace;
}

function* placesFor(
  problem: LoadProblem,
  container: number,
  pieces: readonly Piece[],
  cargo: number,
): Generator<Placement> {
  yield* nestedPlaces(problem, container, pieces, cargo);
  yield* freePlaces(problem, container, pieces, cargo);
}

function faultsAt(
  { problem, rules, ranks }: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  { cargo, orientation, position }: Placement,
) {
  const after = arrangements.findIndex((other) => ranks[other.cargo]! > ranks[cargo]!);
  const at = after < 0 ? arrangements.length : after;
  const piece: Arrangement = { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
  const load = new ContainerLoad(problem, { container, arrangements: arrangements.toSpliced(at, 0, piece) });
  return rules.flatMap((rule) => {
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults;
  });
}

/** Null: one piece more can be loaded there within reach, or nothing asks for it. */
function outOfReach(
  { problem }: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  { cargo, orientation, position }: Placement,
): Obstacle | null {
  if (problem.rules.maxLoadingReach === undefined) return null;
  const piece: Arrangement = { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
  const { circle } = inOrder(problem, container, [...arrangements, piece]);
  if (circle?.isBeyondReach !== true) return null;
  const { name } = problem.containers[container]!;
  const fault = 'a piece there is reached over more cargo than `maxLoadingReach`.';
  return { reason: 'Reach', detail: said('RuleForbids', { container: name, rule: reach.id, fault }) };
}

/** Null: with one piece more there the load can be brought within the limits of its vehicle. */
function beyondVehicle(
  { problem }: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  { cargo, orientation, position }: Placement,
): Obstacle | null {
  if (!hasLimits(problem.containers[container]!)) return null;
  const piece: Arrangement = { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
  const load = [...arrangements, piece];
  return broughtWithin(problem, container, load) === null
    ? limitBroken(problem, { container, arrangements: load }, cargo)
    : null;
}
