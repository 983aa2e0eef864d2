/** What a hard rule is: its name, the request fields it implements and a plain check of a finished load. */
import type { LoadPlan, Placement } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Piece } from './geometry/piece.js';

/** One broken rule. */
export interface Fault {
  /** Id of the rule. */
  readonly rule: string;
  /** Name of the cargo; null when the fault belongs to no single cargo. */
  readonly cargo: string | null;
  /** Place in `plan.containers`; null when the fault belongs to the whole plan. */
  readonly container: number | null;
  /** Place in `plan.pallets` of the finished pallet whose load it is; absent: it is no pallet's. */
  readonly pallet?: number;
  readonly placement: Placement | null;
  /** A sentence with the figures, sizes in the units of the request. */
  readonly message: string;
}

interface NamedRule {
  /** The name of its file. */
  readonly id: string;
  readonly title: string;
  /** Fields of the interface that it implements. */
  readonly fields: readonly string[];
  /** False when the request does not use the rule, so that no load can break it. */
  isUsed(problem: LoadProblem): boolean;
}

/** A rule about all containers together, judged without looking at single pieces. */
export interface PlanRule extends NamedRule {
  /** A load may break it as long as cargo is to be added: whether it is whole shows at the end. */
  readonly isOfWholeLoads?: true;
  check(problem: LoadProblem, plan: LoadPlan, report: Report): void;
}

/** A rule about the pieces of one filled container. */
export interface Rule extends NamedRule {
  /** What is placed by hand is kept, with a warning, although it breaks the rule: all that follows must hold even so. */
  readonly isWaivedByHand?: true;
  /** Reports every break of the rule in one filled container. */
  check(load: ContainerLoad, report: Report): void;
}

/** After so many faults of one rule in one container the rest is not listed. */
const MOST_FAULTS = 20;

/** Collects the faults of one rule in one container. */
export class Report {
  readonly faults: Fault[] = [];

  constructor(
    private readonly rule: string,
    private readonly container: number | null,
  ) {}

  get isFull(): boolean {
    return this.faults.length >= MOST_FAULTS;
  }

  /** A fault of one placement. */
  placement(piece: Piece, message: string): void {
    this.add(piece.kind.name, message, {
      cargo: piece.cargo,
      orientation: piece.orientation,
      position: { x: piece.x1, y: piece.y1, z: piece.z1 },
      size: { length: piece.x2 - piece.x1, width: piece.y2 - piece.y1, height: piece.z2 - piece.z1 },
    });
  }

  /** A fault of a cargo, or (null) of everything together. */
  whole(cargo: string | null, message: string): void {
    this.add(cargo, message, null);
  }

  private add(cargo: string | null, message: string, placement: Placement | null): void {
    if (this.isFull) return;
    this.faults.push({ rule: this.rule, cargo, container: this.container, placement, message });
  }
}
