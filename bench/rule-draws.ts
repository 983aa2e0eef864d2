/**
 * The BR problems with rules on top: weights, stack codes, stack values, limits of weight and layers, delivery stops.
 * Every figure is drawn for a cargo by a generator of its own, seeded by the problem and the rule, and so the same in
 * every run and whatever else is drawn.
 */

import { brProblem } from '../src/cli/bench/br-recipe.js';
import type { Cargo, LoadProblem, Rules } from '../src/domain/problem.js';
import { generator } from '../test/support/problems/generator.js';
import { type Support, thpackLoadProblem } from './thpack.js';

/** Of a piece. */
const LEAST_WEIGHT = 5;
const MOST_WEIGHT = 50;

/** What a rule adds to a problem. */
interface Draw {
  readonly rules: Partial<Rules>;
  /** @param random numbers in 0..1 @param cargo with its weight */
  readonly fields: (random: () => number, cargo: Cargo) => Partial<Cargo>;
}

const nothing = () => ({});

export const DRAWS = {
  none: { rules: {}, fields: nothing },
  stackCode: {
    rules: { stackingRule: 'StackCode' },
    fields: (random) => ({ stackCode: `code ${whole(random, 1, 3)}` }),
  },
  stackValue: {
    rules: { stackingRule: 'StackValue' },
    fields: (random) => ({ stackValue: whole(random, 1, 5) }),
  },
  heavierBelow: { rules: { stackingRule: 'HeavierBottomFirst' }, fields: nothing },
  /** 3 to 20 times the own weight; 12 % are fragile and bear less than any piece weighs. */
  weightCaps: {
    rules: {},
    fields: (random, { weight }) => {
      const isFragile = random() < 0.12;
      const times = 3 + 17 * random();
      return { maxSupportingWeight: isFragile ? LEAST_WEIGHT / 2 : Math.round(times * weight) };
    },
  },
  /** Caps that no load of these containers reaches. */
  looseCaps: { rules: {}, fields: () => ({ maxSupportingWeight: 1e8 }) },
  layers: {
    rules: {},
    fields: (random) => {
      const most = whole(random, 2, 4);
      return { maxLayers: [most, most, most, most, most, most] };
    },
  },
  threeStops: { rules: { isSequenceUsed: true }, fields: (random) => ({ sequence: whole(random, 1, 3) }) },
} satisfies Readonly<Record<string, Draw>>;

export type DrawName = keyof typeof DRAWS;

export const DRAW_NAMES = Object.keys(DRAWS) as DrawName[];

/** What one problem is drawn from; printed with the figures. @param repeat 0 for the first draw of a problem */
export function seedOf(brClass: number, number: number, draw: DrawName, repeat: number): number {
  return 1_000_000 * repeat + 10_000 * (1 + DRAW_NAMES.indexOf(draw)) + 100 * brClass + number;
}

/** A BR problem with weights of 5 to 50 and with the rules of the draws. */
export function ruleProblem(
  brClass: number,
  number: number,
  support: Support,
  draws: readonly DrawName[],
  seed: number,
  repeat = 0,
): LoadProblem {
  const plain = thpackLoadProblem(brProblem(brClass, number), support, 1, { seed });
  const weights = generator(seedOf(brClass, number, 'none', repeat));
  let cargoes = plain.cargoes.map((cargo) => ({ ...cargo, weight: whole(weights, LEAST_WEIGHT, MOST_WEIGHT) }));
  let { rules } = plain;
  for (const name of draws) {
    const draw: Draw = DRAWS[name];
    const random = generator(seedOf(brClass, number, name, repeat));
    cargoes = cargoes.map((cargo) => ({ ...cargo, ...draw.fields(random, cargo) }));
    rules = { ...rules, ...draw.rules };
  }
  return { ...plain, cargoes, rules };
}

function whole(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}
