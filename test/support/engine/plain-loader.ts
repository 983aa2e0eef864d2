/**
 * A plain loader: one piece after another by falling volume (in a sequence by its rank first), each in the first place
 * that every rule allows, one container after another. What the search must never be worse than under the same rules.
 */
import {
  maskAllows,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  overlaps,
  type Position,
} from '../../../src/domain/geometry.js';
import { dropDecksOf, groundsOf } from '../../../src/domain/grounds.js';
import { loadingRanks } from '../../../src/domain/loading-ranks.js';
import type { Arrangement, LoadPlan } from '../../../src/domain/plan.js';
import type { Container, LoadProblem } from '../../../src/domain/problem.js';
import { shapesMeet } from '../../../src/rules/geometry/cylinders.js';
import { pieceOf } from '../../../src/rules/geometry/load.js';
import type { Piece } from '../../../src/rules/geometry/piece.js';
import { ContainerLoad, Report, RULES } from '../../../src/rules/index.js';

/** Without mixed types the best single type counts. */
export function loadPlainly(problem: LoadProblem): LoadPlan {
  const types = problem.containers.map((_, type) => type);
  types.sort((a, b) => problem.containers[a]!.priority - problem.containers[b]!.priority || a - b);
  const plans = problem.rules.isMultiContainerTypesEnabled
    ? [planOfTypes(problem, types)]
    : types.map((type) => planOfTypes(problem, [type]));
  return plans.reduce((best, plan) => (valueLoaded(problem, plan) > valueLoaded(problem, best) ? plan : best));
}

/** What a load is worth (docs/rules.md): its volume, with prices on cargo and isPriceLimited its price. */
export function valueLoaded(problem: LoadProblem, plan: LoadPlan): number {
  const left = problem.cargoes.map((cargo) => cargo.quantity);
  for (const row of plan.unloaded) left[row.cargo]! -= row.quantity;
  const byPrice = problem.rules.isPriceLimited && problem.cargoes.some((cargo) => cargo.price > 0);
  const worth = problem.cargoes.map((cargo) => (byPrice ? cargo.price : cargo.volume));
  return left.reduce((sum, count, place) => sum + count * worth[place]!, 0);
}

function planOfTypes(problem: LoadProblem, types: readonly number[]): LoadPlan {
  const left = problem.cargoes.map((cargo) => cargo.quantity);
  const containers: { container: number; arrangements: Arrangement[] }[] = [];
  for (const type of types) {
    const { quantity } = problem.containers[type]!;
    for (let filled = 0; quantity === 0 || filled < quantity; filled++) {
      const arrangements = fill(problem, type, left);
      if (arrangements.length === 0) break;
      containers.push({ container: type, arrangements });
    }
  }
  return {
    containers,
    unloaded: left
      .map((quantity, cargo) => ({ cargo, quantity, reason: 'NoSpaceLeft' as const, detail: 'No place is allowed.' }))
      .filter((row) => row.quantity > 0),
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
}

/** Fills one container and takes what it loads from `left`. */
function fill(problem: LoadProblem, type: number, left: number[]): Arrangement[] {
  const ranks = loadingRanks(problem);
  const order = problem.cargoes.map((_, cargo) => cargo);
  order.sort((a, b) => ranks[a]! - ranks[b]! || problem.cargoes[b]!.volume - problem.cargoes[a]!.volume || a - b);
  const opened = new OpenContainer(problem, type, ranks);
  for (const cargo of order) {
    while (left[cargo]! > 0 && opened.place(cargo)) left[cargo]!--;
  }
  return opened.inLoadingOrder();
}

class OpenContainer {
  private pieces: Piece[] = [];
  private readonly container: Container;
  private readonly rules;

  constructor(
    private readonly problem: LoadProblem,
    private readonly type: number,
    private readonly ranks: readonly number[],
  ) {
    this.container = problem.containers[type]!;
    this.rules = RULES.filter((rule) => rule.isUsed(problem));
  }

  /** Places one piece where every rule still holds; false when there is no such place. */
  place(cargo: number): boolean {
    const { orientations, size } = this.problem.cargoes[cargo]!;
    for (const orientation of ORIENTATIONS) {
      if (!maskAllows(orientations, orientation)) continue;
      for (const position of this.places(orientedSize(size, orientation))) {
        if (this.placeAt(cargo, orientation, position)) return true;
      }
    }
    return false;
  }

  inLoadingOrder(): Arrangement[] {
    return [...this.pieces]
      .sort((a, b) => this.ranks[a.cargo]! - this.ranks[b.cargo]! || a.z1 + a.z2 - b.z1 - b.z2)
      .map(({ cargo, orientation, x1, y1, z1 }) => ({
        cargo,
        orientation,
        position: { x: x1, y: y1, z: z1 },
        counts: { length: 1, width: 1, height: 1 },
      }));
  }

  /** Corners beside, before and on what is placed, from the front wall to the door, lowest first at each. */
  private places(size: { length: number; width: number }): Position[] {
    const { pieces, container } = this;
    const { length, width } = container.deckReach;
    const corners = new Map<string, { x: number; y: number }>();
    const add = (x: number, y: number) => corners.set(`${x} ${y}`, { x, y });
    const [front, left] = [-length, -width];
    add(front, left);
    for (const deck of dropDecksOf(container)) {
      add(deck.x2, left);
      add(deck.x1, left);
      add(deck.x1, deck.y2);
    }
    for (const { x1, y1, x2, y2 } of pieces) {
      add(x2, y1);
      add(x1, y2);
      add(x1, y1);
      add(x2, left);
      add(front, y2);
    }
    const places = [...corners.values()].flatMap(({ x, y }) => {
      const under = [...pieces, ...dropDecksOf(container)].filter(
        (top) => x < top.x2 && top.x1 < x + size.length && y < top.y2 && top.y1 < y + size.width,
      );
      const levels = new Set([...groundsOf(container).map((ground) => ground.level), ...under.map((top) => top.z2)]);
      return [...levels].map((z) => ({ x, y, z }));
    });
    return places.sort((a, b) => a.x - b.x || a.z - b.z || a.y - b.y);
  }

  private placeAt(cargo: number, orientation: Orientation, position: Position): boolean {
    const { problem, container } = this;
    const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const piece = pieceOf(problem, { cargo, orientation, position, size }, 0, 0);
    // A quick look first: most places are taken or outside.
    const isInside =
      piece.x2 <= container.size.length + container.deckReach.length &&
      piece.y2 <= container.size.width + container.deckReach.width &&
      piece.z2 <= container.size.height;
    if (!isInside || this.pieces.some((other) => meets(piece, other))) return false;
    const before = this.pieces;
    this.pieces = [...before, piece];
    if (this.breaksNoRule()) return true;
    this.pieces = before;
    return false;
  }

  private breaksNoRule(): boolean {
    const load = new ContainerLoad(this.problem, { container: this.type, arrangements: this.inLoadingOrder() });
    return this.rules.every((rule) => {
      const report = new Report(rule.id, 0);
      rule.check(load, report);
      return report.faults.length === 0;
    });
  }
}

function meets(a: Piece, b: Piece): boolean {
  return overlaps(a, b) && shapesMeet(a, b);
}
