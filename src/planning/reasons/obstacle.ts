/** What keeps one more piece of a cargo out of a load: the rules at every free place. */

import { type CodedSentence, type Sentence, said } from '../../domain/coded-sentences.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, type Placement, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import type { Piece } from '../../rules/geometry/piece.js';
import { ContainerLoad, Report } from '../../rules/index.js';
import { reach } from '../../rules/reach.js';
import type { Fault, Rule } from '../../rules/rule.js';
import { RULES_IN_ANY_ORDER } from '../fills/every-rule.js';
import { inOrder } from '../finishing/loading-order/in-order.js';
import { broughtWithin } from '../finishing/vehicle/brought-within.js';
import { hasLimits, limitBroken, VEHICLE_RULES } from '../finishing/vehicle/limits.js';
import { freePlaces } from './free-places.js';
import { nestedPlaces } from './nested-places.js';

export interface Obstacle {
  /** NoSpaceLeft: there is no free place, or the search found none of those that the rules allow. */
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
  /** Where one piece more was looked at: it is what the sentence is about. */
  readonly at?: Placement;
}

/** Free places judged for one cargo in one load. */
const MOST_PLACES = 24;

/** Of them at the door, where a rule forbids the first ones. */
const MOST_AT_DOOR = 6;

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

/** Where a fault says that a piece lies: the place that it is about is told beside it. */
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

/**
 * Looks at free places in a load and at the rules that forbid a piece there. When one kind of rule alone forbids
 * some place, that is the reason; with several kinds together the first place's. What a rule forbids in front of others may
 * be free at the door: then no rule is the reason.
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
  askedFor(inquiry, pieces, cargo);
  if (inquiry.patience < 0) return noPlace;
  const before = new ContainerLoad(problem, { container, arrangements });
  let mixed: Obstacle | null = null;
  let places = 0;
  const rest = placesFor(problem, container, before.pieces, cargo);
  for (const placement of rest) {
    const faults = faultsAt(inquiry, container, arrangements, placement);
    if (faults.length === 0) return freeAt(inquiry, container, arrangements, placement) ?? noPlace;
    const reasons = new Set(faults.map(({ rule }) => REASON_OF_RULE[rule] ?? 'StackingRules'));
    const [reason] = reasons;
    if (!reasons.has('NoSpaceLeft')) {
      const found = { reason: reason!, detail: forbids(name, faults[0]!), at: placement };
      if (reasons.size === 1) {
        const free = freeAtDoor(inquiry, container, arrangements, [...rest]);
        return free === null ? found : (freeAt(inquiry, container, arrangements, free) ?? noPlace);
      }
      mixed ??= found;
    }
    places++;
    inquiry.patience -= pieces;
    if (places >= MOST_PLACES || inquiry.patience < 0) break;
  }
  return mixed ?? noPlace;
}

/** The question itself costs as much as a piece or two judged, in an empty container too. @param pieces with the one that is asked for */
export function askedFor(inquiry: Inquiry, pieces: number, cargo: number): void {
  const looks = inquiry.problem.cargoes[cargo]!.style === 'Roll' ? LOOKS_OF_ROLL : 1;
  inquiry.patience -= 1 + (looks * pieces * pieces) / LOOKS_FOR_ONE;
}

/** Of these places the last ones, looked at from the door, where no rule forbids a piece; null: there is none among them. */
function freeAtDoor(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  places: readonly Placement[],
): Placement | null {
  const last = places.toSorted((a, b) => b.position.x - a.position.x || a.position.z - b.position.z);
  const pieces = arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 1);
  for (const placement of last.slice(0, MOST_AT_DOOR)) {
    if (inquiry.patience < 0) break;
    inquiry.patience -= pieces;
    if (faultsAt(inquiry, container, arrangements, placement).length === 0) return placement;
  }
  return null;
}

/** What the load as a whole forbids at a place where no piece is in the way of another; null: nothing. */
function freeAt(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  at: Placement,
): Obstacle | null {
  const beyond =
    outOfReach(inquiry, container, arrangements, at) ?? beyondVehicle(inquiry, container, arrangements, at);
  return beyond === null ? null : { ...beyond, at };
}

function forbids(container: string, { rule, message }: Fault): CodedSentence {
  return said('RuleForbids', { container, rule, fault: message.replaceAll(AT_PLACE, '') });
}

/**
 * How one rule forbids a piece at a place that is free. Null: it does not, or the place is taken.
 * @returns `isAlone` no rule of another kind does
 */
export function forbiddenAt(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  placement: Placement,
  rule: string,
): { readonly detail: Sentence; readonly isAlone: boolean } | null {
  const { problem } = inquiry;
  const faults = faultsAt(inquiry, container, arrangements, placement);
  const kinds = new Set(faults.map((fault) => REASON_OF_RULE[fault.rule] ?? 'StackingRules'));
  if (kinds.has('NoSpaceLeft')) return null;
  const own = faults.find((fault) => fault.rule === rule);
  if (own !== undefined)
    return { detail: forbids(problem.containers[container]!.name, own), isAlone: kinds.size === 1 };
  const ofLoad =
    rule === reach.id
      ? outOfReach(inquiry, container, arrangements, placement)
      : limitBroken(
          problem,
          { container, arrangements: withPiece(inquiry, arrangements, placement) },
          placement.cargo,
          VEHICLE_RULES.filter((one) => one.rule.id === rule),
        );
  return ofLoad === null ? null : { detail: ofLoad.detail, isAlone: faults.length === 0 };
}

/** What forbids a piece at a place where nothing lies; null: it could be loaded there. */
export function obstacleAt(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  placement: Placement,
): Obstacle | null {
  const [first] = faultsAt(inquiry, container, arrangements, placement);
  if (first === undefined) return freeAt(inquiry, container, arrangements, placement);
  const { name } = inquiry.problem.containers[container]!;
  return { reason: REASON_OF_RULE[first.rule] ?? 'StackingRules', detail: forbids(name, first) };
}

/** One more piece there breaks no rule, while all else stays where it is. */
export function isSoundAt(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  placement: Placement,
): boolean {
  if (faultsAt(inquiry, container, arrangements, placement).length > 0) return false;
  const { problem } = inquiry;
  const { arrangements: ordered } = inOrder(problem, container, [...arrangements, pieceAt(placement)]);
  return ordered !== null && limitBroken(problem, { container, arrangements: ordered }) === null;
}

export function* placesFor(
  problem: LoadProblem,
  container: number,
  pieces: readonly Piece[],
  cargo: number,
): Generator<Placement> {
  yield* nestedPlaces(problem, container, pieces, cargo);
  yield* freePlaces(problem, container, pieces, cargo);
}

/** Loaded in its turn. */
function withPiece({ ranks }: Inquiry, arrangements: readonly Arrangement[], placement: Placement): Arrangement[] {
  const after = arrangements.findIndex((other) => ranks[other.cargo]! > ranks[placement.cargo]!);
  const at = after < 0 ? arrangements.length : after;
  return arrangements.toSpliced(at, 0, pieceAt(placement));
}

function pieceAt({ cargo, orientation, position }: Placement): Arrangement {
  return { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
}

function faultsAt(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  placement: Placement,
): Fault[] {
  const { problem, rules } = inquiry;
  const load = new ContainerLoad(problem, { container, arrangements: withPiece(inquiry, arrangements, placement) });
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
  placement: Placement,
): Obstacle | null {
  if (problem.rules.maxLoadingReach === undefined) return null;
  const { circle } = inOrder(problem, container, [...arrangements, pieceAt(placement)]);
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
  placement: Placement,
): Obstacle | null {
  if (!hasLimits(problem.containers[container]!)) return null;
  const load = [...arrangements, pieceAt(placement)];
  return broughtWithin(problem, container, load) === null
    ? limitBroken(problem, { container, arrangements: load }, placement.cargo)
    : null;
}
