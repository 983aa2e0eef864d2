/**
 * Pallets of one cargo: layers as people build them, as many as height, weight and the other rules allow, or what the
 * search finds where that is more. What is asked of it is a number of pieces and a height.
 */
import { said } from '../../domain/coded-sentences.js';
import { piecesIn } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem, Palletizing } from '../../domain/problem.js';
import { usableSize } from '../bounds/capacity.js';
import type { PlanHooks } from '../fills/hooks.js';
import type { Solvers } from '../fills/solvers.js';
import { inOrder } from '../finishing/loading-order/in-order.js';
import { legalPart } from '../finishing/vehicle/legal-part.js';
import { hasLimits, limitBroken } from '../finishing/vehicle/limits.js';
import { EMPTY, type Stack, topOf } from '../layers/levels.js';
import { mostByWeight, PatternStacks, problemOfOne } from '../layers/pattern-stacks.js';
import { misfitOnPallet } from '../reasons/misfit-on-pallet.js';
import type { Remainder } from './remainders.js';

/** Patterns that the search may take the place of: the others say how a layer has to look. */
const FREE_PATTERNS: readonly string[] = ['BestFit', 'MultiSurface'];

export class SingleCargo {
  readonly #cargo: Cargo;
  readonly #how: Palletizing;
  readonly #patterns: PatternStacks;
  /** By height, then pieces. */
  readonly #stacks = new Map<string, Stack>();

  /**
   * @param problem the order
   * @param place of the cargo, which is palletized
   * @param effort that the search may cost for one pallet
   */
  constructor(
    private readonly problem: LoadProblem,
    private readonly place: number,
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
    private readonly effort: number,
  ) {
    this.#cargo = problem.cargoes[place]!;
    this.#how = this.#cargo.palletizing!;
    this.#patterns = new PatternStacks(this.#cargo, this.#pallet, this.#how);
  }

  get #pallet(): Container {
    return this.problem.pallets![this.#how.pallet]!;
  }

  /** Height for cargo on the pallet. */
  get height(): number {
    return usableSize(this.#pallet).height;
  }

  /** Heights of one layer of it, each once. */
  get layerHeights(): number[] {
    return this.#patterns.layerHeights;
  }

  /** A full pallet no higher than that: what is fixed, or as many as it takes; empty when there is none. */
  full(height = this.height): Stack {
    const { fixedCount } = this.#how;
    const most = fixedCount > 0 ? fixedCount : this.#mostByVolume(height);
    const stack = this.of(most, height);
    return fixedCount > 0 && stack.pieces < fixedCount ? EMPTY : stack;
  }

  /** Of a cargo of which not one piece can stand on its pallet. */
  whyNone(): Remainder {
    const misfit = misfitOnPallet(this.problem, this.place);
    if (misfit !== null) return { kind: 'noPlace', ...misfit };
    const one = this.#unlimited(1, this.height);
    const broken = limitBroken(this.#problemOf(1, this.height), { container: 0, arrangements: one.arrangements });
    if (broken !== null) return { kind: 'noPlace', ...broken };
    const pallet = { names: [this.#pallet.name] };
    return { kind: 'noPlace', reason: 'StackingRules', detail: said('RulesForbidPallet', { pallet }) };
  }

  /** At most so many pieces on one pallet no higher than that; fewer where the top has to be flat. */
  of(pieces: number, height = this.height): Stack {
    const key = `${height} ${pieces}`;
    const known = this.#stacks.get(key);
    if (known !== undefined) return known;
    const stack = this.#search(pieces, height);
    this.#stacks.set(key, stack);
    return stack;
  }

  #search(pieces: number, height: number): Stack {
    const within = this.#within(this.#unlimited(pieces, height), height);
    return { ...within, arrangements: within.arrangements.map((one) => ({ ...one, cargo: this.place })) };
  }

  /** What of a stack the limits of the pallet itself allow: its floor, its centre of gravity, its opening. */
  #within(stack: Stack, height: number): Stack {
    if (stack.pieces === 0 || !hasLimits(this.#pallet)) return stack;
    const problem = { ...this.#problemOf(stack.pieces, height), containers: [this.#pallet] };
    const arrangements = legalPart(problem, [], 0, stack.arrangements);
    if (arrangements === stack.arrangements) return stack;
    const pieces = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
    const isWhole = pieces === stack.pieces || !this.#how.isTopFlat;
    if (pieces === 0) return EMPTY;
    return isWhole
      ? { arrangements, pieces, height: topOf(problem, arrangements) }
      : this.#within(this.#unlimited(pieces, height), height);
  }

  #problemOf(pieces: number, height: number): LoadProblem {
    return problemOfOne(this.problem, this.#cargo, this.#pallet, pieces, height);
  }

  /** As if the pallet had no limits but size and weight. */
  #unlimited(pieces: number, height: number): Stack {
    const problem = this.#problemOf(pieces, height);
    const best = inTurn(problem, this.#patterns.best(problem, pieces));
    const isFree = FREE_PATTERNS.includes(this.#how.bottomPattern) && FREE_PATTERNS.includes(this.#how.topPattern);
    if (best.pieces >= pieces || !isFree || this.#how.isTopFlat || this.#how.layersTurned > 0) return best;
    const searched = this.#searched(problem, pieces, best.pieces);
    return searched.pieces > best.pieces ? searched : best;
  }

  #mostByVolume(height: number): number {
    const { length, width } = usableSize(this.#pallet);
    return Math.floor((length * width * height) / this.#cargo.volume);
  }

  /** What the search loads, where that may be more than is known. */
  #searched(problem: LoadProblem, pieces: number, known: number): Stack {
    const most = Math.min(mostByWeight(problem, pieces), this.#mostByVolume(problem.containers[0]!.size.height));
    if (known >= most) return EMPTY;
    const { isCancelled } = this.hooks;
    const filler = this.solvers.engine.prepare(problem, 0, this.effort, () => isCancelled?.() ?? false);
    try {
      const { seed } = problem.rules;
      const shouldStop = () => isCancelled?.() ?? false;
      const { arrangements } = filler.fill({ values: null, counts: [pieces], effort: this.effort, seed, shouldStop });
      const found = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
      return found > known
        ? inTurn(problem, { arrangements, pieces: found, height: topOf(problem, arrangements) })
        : EMPTY;
    } finally {
      filler.dispose();
    }
  }
}

/** In an order in which it can be loaded; empty where there is none. */
function inTurn(problem: LoadProblem, stack: Stack): Stack {
  const { arrangements } = inOrder(problem, 0, stack.arrangements);
  return arrangements === null ? EMPTY : { ...stack, arrangements };
}
