/**
 * Work that others may do ahead. Planning says which of its parts it will come to, and is given what the fills of a part
 * have found meanwhile. What a fill finds depends on nothing but what it is asked, so a plan is the same whoever made its
 * fills, however many they are, and whether what was expected came true.
 */
import type { LoadProblem } from '../../domain/problem.js';
import type { Engine, FillResult, FillTask } from '../../engine/port.js';
import type { Valuation } from '../goals/piece-values.js';
import type { ChoiceName } from './choice-name.js';
import type { PlanHooks } from './hooks.js';
import type { FillWords } from './known-fills.js';
import type { ViewName } from './views.js';

/** Containers filled in the order of a choice. */
export interface PlanPart {
  readonly what: 'plan';
  readonly choice: ChoiceName;
  readonly valuation: Valuation;
  readonly effort: number;
  /** Containers at most. */
  readonly most: number;
}

/** Containers filled anew, each from what the one before leaves. */
export interface RefillPart {
  readonly what: 'refill';
  readonly containers: readonly number[];
  /** Pieces of each cargo. */
  readonly left: readonly number[];
  readonly values: readonly number[];
  /** Of each fill. */
  readonly effort: number;
}

/** The pieces of a container loaded once more: into a part of its room, or more tidily. */
export interface RoomPart {
  readonly what: 'room';
  readonly container: number;
  /** Scaled units; null: all of its room. */
  readonly reach: number | null;
  readonly pieces: readonly number[];
  readonly effort: number;
  /** By the search that counts clusters and spaces. */
  readonly isTidy: boolean;
}

/** A task of one fill of the container as it is, or of a variant of it. */
export interface TaskPart {
  readonly what: 'task';
  readonly view: ViewName;
  /** For which the search of the fill is prepared, work units. */
  readonly prepared: number;
  readonly words: FillWords;
  readonly task: FillTask;
  /** The words in which the fill was asked. */
  readonly fill: string;
}

/** A part of the planning that depends on nothing that is still unknown. */
export type Part = PlanPart | RefillPart | RoomPart | TaskPart;

/** Pieces that are loaded whole in one container, or not at all. */
export interface Whole {
  /** In `problem.cargoes`, rising. */
  readonly places: readonly number[];
  /** Pieces of the cargo at each of the places, more than none together. */
  readonly quantities: readonly number[];
}

/** What a search plans: all that those who work ahead of it have to know. */
export interface Planned {
  readonly problem: LoadProblem;
  readonly lots: readonly Whole[];
}

/** A part as one of the two searches of a request comes to it. */
export interface Expected {
  readonly part: Part;
  readonly isTuned: boolean;
  /** Work units of the round. */
  readonly round: number;
}

/** A part to which a search comes now. */
export interface Come {
  readonly expected: Expected;
  /** What comes after it, as far as is known of what others have found; null: nothing more than was expected before. */
  readonly after: (() => readonly Expected[]) | null;
}

export interface LaneHooks {
  /** Nobody wants more of the part that is being done. */
  readonly isCancelled: () => boolean;
  /** A fill, or a task of one, was made. @param fill the words in which it was asked, or its name */
  readonly onFill: (fill: string, result: FillResult) => void;
  /** Hears how far it is with the part. */
  readonly onProgress?: PlanHooks['onProgress'];
  /** Others at the same parts; absent: whoever works ahead looks at nobody else. */
  readonly among?: Pick<Ahead, 'expect' | 'doing' | 'found'>;
}

/** What a task is called by all who may do it. */
export function nameOfTask(fill: string, task: FillTask): string {
  if (task.what === 'beam') return `${fill} beam ${task.lane}`;
  return task.what === 'improve' ? `${fill} improve ${task.meeting} ${task.lane}` : `${fill} ${task.what}`;
}

/** What a part is called by all who may make it. */
export function nameOfPart(expected: Expected): string {
  const { part } = expected;
  return part.what === 'task' ? nameOfTask(part.fill, part.task) : JSON.stringify(expected);
}

/** Parts of a group are expected together. */
export function groupOf({ part, round }: Expected): number | string {
  return part.what === 'task' ? part.fill : round;
}

export interface Ahead {
  /** Nobody works ahead, nor asks what fills have found. */
  readonly isNobody: boolean;

  /** How many parts are worth naming at a time. */
  readonly others: number;

  /**
   * Instead of what was expected before in the same group; what is needed first comes first.
   * @param group a round, or the fill of which they are tasks
   */
  expect(group: number | string, parts: readonly Expected[]): void;

  /** The same of what comes next, asked anew as others find something, on which it may depend. */
  follow(group: number | string, coming: () => readonly Expected[]): void;

  /** In the middle of a long fill: looks what others have found. */
  look(): void;

  /** Comes to a part, and does it with what others have found of it. */
  doing<Result>(part: Expected, work: () => Result): Result;

  /** What others have found of a fill that may be asked for later. */
  known(fill: string): FillResult | undefined;

  /**
   * What a fill has found, by the words in which it was asked; undefined: nobody has made it.
   * @param isOver asked while somebody is waited for
   * @param isOfTasks whoever is at it need not be waited for: each of its tasks is asked for, too
   */
  found(fill: string, isOver: () => boolean, isOfTasks?: boolean): FillResult | undefined;

  /**
   * While the search would wait for others, its thread may do parts with what it has prepared.
   * @param search its session, which knows of this and not the other way round
   */
  helpFor(search: unknown, engine: Engine): void;

  /** A fill was made by who plans. */
  made(fill: string, result: FillResult): void;

  /** Nothing more is asked. */
  close(): void;
}

export const NOBODY_AHEAD: Ahead = {
  isNobody: true,
  others: 0,
  expect: () => {},
  follow: () => {},
  look: () => {},
  known: () => undefined,
  doing: (_, work) => work(),
  found: () => undefined,
  helpFor: () => {},
  made: () => {},
  close: () => {},
};
