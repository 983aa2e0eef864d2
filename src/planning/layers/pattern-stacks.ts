/** Layers of one cargo on each other, as people build them: as many as height, weight and the other rules allow. */

import type { Cargo, Container, LoadProblem, Palletizing } from '../../domain/problem.js';
import { asMixLoad, withCargoes, withContainers, withoutPallets } from '../../domain/sub-problems.js';
import { usableSize } from '../bounds/capacity.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import { type Layer, layersOf, type Turn } from './layer.js';
import {
  EMPTY,
  evenly,
  isTurnedAt,
  jointsBroken,
  mostPieces,
  piled,
  piledOnPart,
  type Stack,
  type Stacking,
  TURNS,
} from './levels.js';

/** How the layers have to look. */
export type Building = Pick<Palletizing, 'bottomPattern' | 'topPattern' | 'layersTurned' | 'isTopFlat' | 'fixedCount'>;

/** Layers on one deck, by what may lie in them. */
interface DeckLayers {
  readonly bottoms: readonly Layer[];
  readonly tops: readonly Layer[];
}

export class PatternStacks {
  /** On all that cargo may cover; then within the edges, where too little of small pieces may lie on the deck. */
  readonly #decks: readonly DeckLayers[];

  constructor(
    private readonly cargo: Cargo,
    pallet: Container,
    private readonly how: Building,
  ) {
    const { bottomPattern, topPattern } = how;
    const { length, width } = pallet.deckReach;
    const within = { length: Math.min(length, 0), width: Math.min(width, 0) };
    const decks = length > 0 || width > 0 ? [pallet, { ...pallet, deckReach: within }] : [pallet];
    this.#decks = decks.map((deck) => {
      const bottoms = layersOf(cargo, deck, bottomPattern);
      return { bottoms, tops: topPattern === bottomPattern ? bottoms : layersOf(cargo, deck, topPattern) };
    });
  }

  /** Heights of one layer, each once. */
  get layerHeights(): number[] {
    return [...new Set(this.#decks.flatMap(({ bottoms }) => bottoms.map(({ height }) => height)))];
  }

  /** The stack of most pieces. @param problem of that cargo and that pallet alone, cut to the height allowed */
  best(problem: LoadProblem, pieces: number): Stack {
    let best = EMPTY;
    const { height } = usableSize(problem.containers[0]!);
    for (const deck of this.#decks) {
      for (const stacking of this.#stackings(deck, height)) {
        const found = this.#mostOf(problem, stacking, pieces);
        if (found.pieces > best.pieces) best = found;
      }
    }
    return best;
  }

  /** As high as they go. */
  *#stackings({ bottoms, tops }: DeckLayers, height: number): Generator<Stacking> {
    for (const bottom of bottoms) {
      const layers = Math.floor(height / bottom.height);
      if (layers > 0) yield* this.#turned(Array<Layer>(layers).fill(bottom), tops);
    }
    const mixed = bottoms.length > 1 ? mostPieces(bottoms, height) : [];
    if (this.how.bottomPattern === 'MultiSurface' || this.how.bottomPattern === 'BestFit') {
      if (new Set(mixed).size > 1) yield stackingOf(mixed, tops, () => 'none');
    }
  }

  /** With so many layers turned as are asked for, in the way that breaks most joints first; then as they are. */
  *#turned(layers: readonly Layer[], tops: readonly Layer[]): Generator<Stacking> {
    const { layersTurned } = this.how;
    const [layer] = layers;
    if (layersTurned > 0) {
      const ways = TURNS.map((turn) => ({ turn, joints: jointsBroken(layer!, turn, this.cargo) }))
        .filter(({ joints }) => joints > 0)
        .sort((a, b) => b.joints - a.joints);
      for (const { turn } of ways) {
        yield stackingOf(layers, tops, (level) => (isTurnedAt(level, layersTurned) ? turn : 'none'));
      }
    }
    yield stackingOf(layers, tops, () => 'none');
  }

  /** As many of the pieces, in as many of the layers, as hold every rule. */
  #mostOf(problem: LoadProblem, stacking: Stacking, pieces: number): Stack {
    const { isTopFlat, fixedCount } = this.how;
    const whole = piled(stacking, Number.MAX_SAFE_INTEGER, false).pieces;
    const most = mostByWeight(problem, Math.min(pieces, whole));
    const holds = (stack: Stack) => holdsEveryRule(problem, { container: 0, arrangements: stack.arrangements });
    if (isTopFlat && fixedCount > 0 && pieces === fixedCount) {
      const even = most === fixedCount ? evenly(stacking, fixedCount) : EMPTY;
      return even.pieces > 0 && holds(even) ? even : EMPTY;
    }
    // Fewer hold as soon as more do.
    let best = EMPTY;
    let [held, broken] = [0, most + 1];
    for (let tried = most; broken - held > 1; tried = (held + broken) >> 1) {
      const stack = piled(stacking, tried, isTopFlat);
      if (stack.pieces > best.pieces && !holds(stack)) {
        broken = tried;
        continue;
      }
      held = tried;
      if (stack.pieces > best.pieces) best = stack;
    }
    if (isTopFlat || best.pieces === most) return best;
    for (const stack of piledOnPart(stacking, most)) if (holds(stack)) return stack;
    return best;
  }
}

/** Each layer as the top one has the pattern of the top. */
function stackingOf(layers: readonly Layer[], tops: readonly Layer[], turnOf: (level: number) => Turn): Stacking {
  const topOf = (layer: Layer) => tops.find(({ height }) => height === layer.height) ?? layer;
  return {
    below: layers.map((layer, level) => ({ layer, turn: turnOf(level) })),
    top: layers.map((layer, level) => ({ layer: topOf(layer), turn: turnOf(level) })),
  };
}

/** By what the pallet may carry. @param problem of one cargo and one pallet */
export function mostByWeight({ cargoes, containers, rules }: LoadProblem, pieces: number): number {
  const [{ weight }] = cargoes as [Cargo];
  const [{ maxWeight }] = containers as [Container];
  if (!rules.isWeightLimited || maxWeight === 0 || weight === 0) return pieces;
  return Math.min(pieces, Math.floor((maxWeight / weight) * (1 + 1e-12)));
}

/** One cargo of an order on one pallet, no higher than that. */
export function problemOfOne(
  problem: LoadProblem,
  cargo: Cargo,
  pallet: Container,
  pieces: number,
  height = pallet.size.height,
): LoadProblem {
  const low = { ...pallet, quantity: 1, size: { ...pallet.size, height: Math.min(height, pallet.size.height) } };
  const one = withCargoes(asMixLoad(withoutPallets(problem)), [{ ...cargo, quantity: pieces, isOptional: false }]);
  return withContainers(one, [low]);
}
