/**
 * Pallets of one cargo: layers as people build them, as many as height, weight and the other rules allow, or what the
 * search finds where that is more. What is asked of it is a number of pieces and a height.
 */
import { said } from '../../domain/coded-sentences.js';
import { NOTHING_KEPT_TOGETHER } from '../../domain/kept-together.js';
import { piecesIn } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem, Palletizing } from '../../domain/problem.js';
import { fits, fitsSize, usableSize } from '../bounds/capacity.js';
import { holdsEveryRule } from '../filling/every-rule.js';
import type { PlanHooks } from '../filling/hooks.js';
import type { Solvers } from '../filling/solvers.js';
import { inOrder } from '../finishing/loading-order/in-order.js';
import { type Layer, layersOf } from './layer.js';
import {
  EMPTY,
  evenly,
  isTurnedAt,
  jointsBroken,
  type Level,
  mostPieces,
  piled,
  type Stack,
  TURNS,
  topOf,
} from './levels.js';
import type { Remainder } from './remainders.js';

/** Patterns that the search may take the place of: the others say how a layer has to look. */
const FREE_PATTERNS: readonly string[] = ['BestFit', 'MultiSurface'];

export class SingleCargo {
  readonly #cargo: Cargo;
  readonly #how: Palletizing;
  readonly #bottoms: readonly Layer[];
  readonly #tops: readonly Layer[];
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
    this.#bottoms = layersOf(this.#cargo, this.#pallet, this.#how.bottomPattern);
    this.#tops =
      this.#how.topPattern === this.#how.bottomPattern
        ? this.#bottoms
        : layersOf(this.#cargo, this.#pallet, this.#how.topPattern);
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
    return [...new Set(this.#bottoms.map(({ height }) => height))];
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
    const { problem } = this;
    const cargo = this.#cargo;
    const pallet = { names: [this.#pallet.name] };
    if (!fitsSize(cargo, this.#pallet)) {
      const detail = said('TooBigForPallet', { size: { size: cargo.size }, pallet });
      return { kind: 'noPlace', reason: 'TooBig', detail };
    }
    if (!fits(cargo, this.#pallet, problem)) {
      const detail = said('TooHeavyForPallet', {
        piece: { weight: cargo.weight },
        pallet,
        most: { weight: this.#pallet.maxWeight },
      });
      return { kind: 'noPlace', reason: 'WeightLimit', detail };
    }
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
    const problem = this.#problemOfOne(pieces, height);
    let best = EMPTY;
    for (const levels of this.#stackings(height)) {
      const found = this.#mostOf(problem, levels, pieces);
      if (found.pieces > best.pieces) best = found;
    }
    const isFree = FREE_PATTERNS.includes(this.#how.bottomPattern) && FREE_PATTERNS.includes(this.#how.topPattern);
    if (best.pieces < pieces && isFree && !this.#how.isTopFlat && this.#how.layersTurned === 0) {
      const searched = this.#searched(problem, pieces, best.pieces);
      if (searched.pieces > best.pieces) best = searched;
    }
    const arrangements = best.arrangements.map((arrangement) => ({ ...arrangement, cargo: this.place }));
    return { ...best, arrangements };
  }

  /** One cargo on one pallet. */
  #problemOfOne(pieces: number, height: number): LoadProblem {
    const { pallets: _, ...rest } = this.problem;
    const { palletizing: __, ...rules } = this.problem.rules;
    const pallet = this.#pallet;
    return {
      ...rest,
      cargoes: [{ ...this.#cargo, quantity: pieces, isOptional: false }],
      containers: [{ ...pallet, quantity: 1, size: { ...pallet.size, height: Math.min(height, pallet.size.height) } }],
      rules: { ...rules, ...NOTHING_KEPT_TOGETHER, calculationType: 'MixLoad' },
    };
  }

  /** Layers on each other, from the deck up, as high as they go. */
  *#stackings(height: number): Generator<Level[]> {
    for (const bottom of this.#bottoms) {
      const layers = Math.floor(height / bottom.height);
      const top = this.#tops.find((layer) => layer.height === bottom.height) ?? bottom;
      if (layers === 0) continue;
      const plain = Array.from({ length: layers }, (_, level) => (level === layers - 1 ? top : bottom));
      yield* this.#turned(plain);
    }
    const mixed = this.#bottoms.length > 1 ? mostPieces(this.#bottoms, height) : [];
    if (this.#how.bottomPattern === 'MultiSurface' || this.#how.bottomPattern === 'BestFit') {
      if (new Set(mixed).size > 1) yield mixed.map((layer) => ({ layer, turn: 'none' }));
    }
  }

  /** With so many layers turned as are asked for, in the way that breaks most joints first; then as they are. */
  *#turned(layers: readonly Layer[]): Generator<Level[]> {
    const { layersTurned } = this.#how;
    const [layer] = layers;
    if (layersTurned > 0) {
      const ways = TURNS.map((turn) => ({ turn, joints: jointsBroken(layer!, turn, this.#cargo) }))
        .filter(({ joints }) => joints > 0)
        .sort((a, b) => b.joints - a.joints);
      for (const { turn } of ways) {
        yield layers.map((one, level) => ({ layer: one, turn: isTurnedAt(level, layersTurned) ? turn : 'none' }));
      }
    }
    yield layers.map((one) => ({ layer: one, turn: 'none' as const }));
  }

  /** As many of the pieces, in as many of the layers, as hold every rule. */
  #mostOf(problem: LoadProblem, levels: readonly Level[], pieces: number): Stack {
    const { isTopFlat, fixedCount } = this.#how;
    const whole = levels.reduce((sum, { layer }) => sum + layer.pieces, 0);
    const most = this.#mostByWeight(Math.min(pieces, whole));
    const holds = (stack: Stack) => holdsEveryRule(problem, { container: 0, arrangements: stack.arrangements });
    if (isTopFlat && fixedCount > 0 && pieces === fixedCount) {
      const even = most === fixedCount ? evenly(levels, fixedCount) : EMPTY;
      return even.pieces > 0 && holds(even) ? inTurn(problem, even) : EMPTY;
    }
    // Fewer hold as soon as more do.
    let best = EMPTY;
    let [held, broken] = [0, most + 1];
    for (let tried = most; broken - held > 1; tried = (held + broken) >> 1) {
      const stack = piled(levels, tried, isTopFlat);
      if (stack.pieces > best.pieces && !holds(stack)) {
        broken = tried;
        continue;
      }
      held = tried;
      if (stack.pieces > best.pieces) best = stack;
    }
    return best.pieces === 0 ? EMPTY : inTurn(problem, best);
  }

  #mostByWeight(pieces: number): number {
    const { maxWeight } = this.#pallet;
    const { weight } = this.#cargo;
    if (!this.problem.rules.isWeightLimited || maxWeight === 0 || weight === 0) return pieces;
    return Math.min(pieces, Math.floor((maxWeight / weight) * (1 + 1e-12)));
  }

  #mostByVolume(height: number): number {
    const { length, width } = usableSize(this.#pallet);
    return Math.floor((length * width * height) / this.#cargo.volume);
  }

  /** What the search loads, where that may be more than is known. */
  #searched(problem: LoadProblem, pieces: number, known: number): Stack {
    const most = Math.min(this.#mostByWeight(pieces), this.#mostByVolume(problem.containers[0]!.size.height));
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
