/** What a hard rule is: its name, the request fields it implements and a plain check of a finished load. */
import type { LoadPlan, Placement } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Piece } from './geometry/piece.js';

/** What the sentence of a fault is about, for whoever says it in other words. */
export interface About {
  /** Which of the rule's sentences it is, where it has several. */
  readonly kind?: string;
  /** Other pieces that it names, or that have a part in it. */
  readonly others?: readonly Piece[];
  /** What there is, and what is asked for. */
  readonly is?: number;
  readonly most?: number;
  /** After so many stops; absent: at departure, or at no time of its own. */
  readonly stops?: number;
}

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
  readonly about?: Omit<About, 'others'> & { readonly others: readonly Placement[] };
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
  placement(piece: Piece, message: string, about?: About): void {
    this.add(piece.kind.name, message, placementOf(piece), about);
  }

  /** A fault of a cargo, or (null) of everything together. */
  whole(cargo: string | null, message: string, about?: About): void {
    this.add(cargo, message, null, about);
  }

  private add(cargo: string | null, message: string, placement: Placement | null, about?: About): void {
    if (this.isFull) return;
    const fault = { rule: this.rule, cargo, container: this.container, placement, message };
    if (about === undefined) this.faults.push(fault);
    else this.faults.push({ ...fault, about: { ...about, others: (about.others ?? []).map(placementOf) } });
  }
}

function placementOf({ cargo, orientation, x1, y1, z1, x2, y2, z2 }: Piece): Placement {
  const size = { length: x2 - x1, width: y2 - y1, height: z2 - z1 };
  return { cargo, orientation, position: { x: x1, y: y1, z: z1 }, size };
}
