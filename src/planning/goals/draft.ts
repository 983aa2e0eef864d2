/** A plan in the making: equal loads are kept once, with how often they occur. */
import { type Arrangement, type FinishedPallet, type LoadedContainer, piecesIn } from '../../domain/plan.js';
import type { CargoCount, LoadProblem } from '../../domain/problem.js';

/**
 * What stands in a container where cargo stands on pallets first: its unit loads, and cargo beside them, as a container of a
 * plan has them. Its pallets are its own: whoever puts containers together counts equal ones once.
 */
export interface Content {
  readonly arrangements: readonly Arrangement[];
  readonly pallets: readonly FinishedPallet[];
}

export interface DraftLoad {
  /** Place of the type in `problem.containers`. */
  readonly container: number;
  /** None where the content tells what stands where. */
  readonly arrangements: readonly Arrangement[];
  readonly content?: Content;
  /** Pieces of each cargo in one such container. */
  readonly loaded: readonly number[];
  /** Of them, those beyond the quantities of the request, one row a cargo; absent: none. */
  readonly extra?: readonly CargoCount[];
  /** Containers loaded just so. */
  readonly times: number;
}

export interface Draft {
  readonly loads: readonly DraftLoad[];
  /** Pieces of each cargo that stay behind. */
  readonly left: readonly number[];
}

/** One container by itself, as a load of a draft. */
export function draftLoadOf(problem: LoadProblem, { container, arrangements }: LoadedContainer): DraftLoad {
  return { container, arrangements, loaded: piecesByCargo(problem, arrangements), times: 1 };
}

/** Pieces of each cargo. */
export function piecesByCargo({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): number[] {
  const pieces = cargoes.map(() => 0);
  for (const arrangement of arrangements) pieces[arrangement.cargo]! += piecesIn(arrangement);
  return pieces;
}

/** One after the other. */
export function unfold(draft: Draft): LoadedContainer[] {
  return draft.loads.flatMap(({ container, arrangements, extra, times }) =>
    Array.from({ length: times }, () => ({ container, arrangements, ...(extra === undefined ? {} : { extra }) })),
  );
}

export function containersIn(draft: Draft): number {
  return draft.loads.reduce((sum, load) => sum + load.times, 0);
}

/** Over all containers. */
export function sumOfLoads(draft: Draft, figure: (load: DraftLoad) => number): number {
  return draft.loads.reduce((sum, load) => sum + load.times * figure(load), 0);
}

export function sumOfContainers({ containers }: LoadProblem, draft: Draft, figure: 'price' | 'priority'): number {
  return sumOfLoads(draft, ({ container }) => containers[container]![figure]);
}

/**
 * Over all pieces loaded.
 * @param values of one piece of each cargo
 */
export function sumLoaded({ cargoes }: LoadProblem, draft: Draft, values: readonly number[]): number {
  return cargoes.reduce((sum, { quantity }, place) => sum + (quantity - draft.left[place]!) * values[place]!, 0);
}

/** Pieces of each cargo that no container holds. */
export function piecesLeft({ cargoes }: LoadProblem, containers: readonly LoadedContainer[]): number[] {
  const left = cargoes.map(({ quantity }) => quantity);
  for (const { arrangements, extra = [] } of containers) {
    for (const arrangement of arrangements) left[arrangement.cargo]! -= piecesIn(arrangement);
    for (const { cargo, quantity } of extra) left[cargo]! += quantity;
  }
  return left;
}

/** Pieces of each cargo that containers hold, but for those beyond the order. */
export function piecesPlaced(problem: LoadProblem, containers: readonly LoadedContainer[]): number[] {
  const left = piecesLeft(problem, containers);
  return problem.cargoes.map(({ quantity }, cargo) => quantity - left[cargo]!);
}

export function draftOf(problem: LoadProblem, containers: readonly LoadedContainer[]): Draft {
  return { loads: containers.map((one) => draftLoadOf(problem, one)), left: piecesLeft(problem, containers) };
}
