/** How pieces are coloured, and what each colour means. Colours are numbers with red in the low byte. */
import type { UNITS } from '../../domain/units.js';
import type { Colour, Look } from '../../scene/looks.js';
import { paletteColour } from '../../schema/palette.js';
import type { Piece, Pieces } from './pieces.js';
import type { SupportGraph } from './support-graph.js';

export const COLOURINGS = ['cargo', 'group', 'stop', 'weight', 'support'] as const;
/** `own` is what whoever shows the load brings along. */
export type Colouring = (typeof COLOURINGS)[number] | 'own';

export interface Paint {
  readonly colour: Colour;
}

/** Each piece of a load is of one kind, and each kind has a colour. */
export interface OwnColouring {
  readonly title: string;
  readonly kinds: readonly (Paint & { readonly text: string })[];
  /** @param container its place in the plan; @returns place of the kind */
  readonly kindOf: (container: number, piece: Pick<Piece, 'cargo' | 'body'>) => number;
}

/** One line of the legend. */
export interface Meaning extends Paint {
  /** Of a cargo its letters, else empty. */
  readonly code: string;
  readonly text: string;
  readonly pieces: number;
  /** Place of the cargo in the request that it is of; null: it is of no single one. */
  readonly cargo: number | null;
}

export interface Coloured {
  /** By cargo of the request for `cargo`, else by piece. */
  readonly paintOf: (part: { readonly piece: number; readonly cargo: number }) => Paint;
  readonly meanings: readonly Meaning[];
}

/** Wood of pallets, and the steel of decks. */
export const WOOD: Paint = { colour: 0x7fabcb };
export const STEEL: Paint = { colour: 0xa8a09a };

/** From little to much: yellow over red to violet; each step is darker. */
const SCALE: readonly Colour[] = [0xb3f6fd, 0x7fcffb, 0x4c8ef4, 0x5b50d0, 0x6a2a8f, 0x52143f];
/** What is carried badly is red, what is carried wholly is blue. */
const SUPPORT: readonly (readonly [least: number, colour: Colour])[] = [
  [0.999999, 0xc98535],
  [0.9, 0xedd28c],
  [0.8, 0x68dff2],
  [0.6, 0x4aa7f4],
  [0, 0x3b3bd0],
];

/** What is said of pieces. */
interface Told {
  /** Of weights. */
  readonly unit: (typeof UNITS)[keyof typeof UNITS]['weight'];
  /** What stands for no group. */
  /** A weight of the request in that unit. */
  readonly weightOf: (value: number) => number;
  readonly none: string;
  /** Of a cargo, its number first. */
  readonly stopOf: (cargo: number) => string;
}

/**
 * @param looks by cargo of the request
 * @param weights by piece, in the unit of the request
 * @param own by piece its kind, where the load is shown by kinds; null: it is not
 */
export function colouredBy(
  colouring: Colouring,
  all: Pieces,
  looks: readonly Look[],
  supportGraph: () => SupportGraph,
  told: Told,
  own: { readonly colouring: OwnColouring; readonly container: number } | null = null,
): Coloured {
  const { pieces, cargoes } = all;
  const { unit, weightOf, none, stopOf } = told;
  switch (colouring) {
    case 'own':
      return own === null ? colouredBy('cargo', all, looks, supportGraph, told) : byKind(all, own);
    case 'cargo': {
      const { parts } = all;
      const counts = new Map<number, number>();
      for (const { kind, cargo, isFurther } of parts)
        if (kind === 'cargo' && isFurther !== true) counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
      const meanings = [...counts].sort(([a], [b]) => a - b);
      return {
        paintOf: ({ cargo }) => looks[cargo] ?? WOOD,
        meanings: meanings.map(([cargo, count]) => {
          const { colour, code, name } = looks[cargo]!;
          return { colour, code, text: name, pieces: count, cargo };
        }),
      };
    }
    case 'group':
      return byName(pieces.map(({ cargo }) => cargoes[cargo]!.groupName || none));
    case 'stop':
      return byName(
        pieces.map(({ cargo }) => stopOf(cargo)),
        (a, b) => Number.parseFloat(a) - Number.parseFloat(b),
      );
    case 'weight': {
      const weights = pieces.map(({ cargo }) => weightOf(cargoes[cargo]!.weight));
      return byRange(weights, unit);
    }
    case 'support': {
      const { support } = supportGraph();
      const places = pieces.map((_, place) => SUPPORT.findIndex(([least]) => support[place]! >= least));
      return {
        paintOf: ({ piece }) => ({ colour: SUPPORT[places[piece] ?? 0]![1] }),
        meanings: SUPPORT.map(([least, colour], at) => ({
          colour,
          code: '',
          text: at === 0 ? '100 %' : `≥ ${Math.round(100 * least)} %`,
          pieces: places.filter((place) => place === at).length,
          cargo: null,
        })),
      };
    }
  }
}

function byKind(
  { pieces }: Pieces,
  { colouring: { kinds, kindOf }, container }: { readonly colouring: OwnColouring; readonly container: number },
): Coloured {
  const places = pieces.map((piece) => kindOf(container, piece));
  return {
    paintOf: ({ piece }) => kinds[places[piece]!] ?? WOOD,
    meanings: kinds.map((kind, at) => ({
      ...kind,
      code: '',
      pieces: places.filter((place) => place === at).length,
      cargo: null,
    })),
  };
}

/** @param names by piece */
function byName(names: readonly string[], order?: (a: string, b: string) => number): Coloured {
  const known = [...new Set(names)];
  if (order !== undefined) known.sort(order);
  const paints = new Map(known.map((name, at): [string, Paint] => [name, { colour: paletteColour(at) }]));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    paintOf: ({ piece }) => paints.get(names[piece]!) ?? WOOD,
    meanings: known.map((name) => ({
      ...paints.get(name)!,
      code: '',
      text: name,
      pieces: counts.get(name)!,
      cargo: null,
    })),
  };
}

/** Equal steps from the least to the greatest value. @param values by piece */
function byRange(values: readonly number[], unit: string): Coloured {
  const least = values.reduce((low, one) => Math.min(low, one), Number.POSITIVE_INFINITY);
  const most = values.reduce((high, one) => Math.max(high, one), Number.NEGATIVE_INFINITY);
  const step = (most - least) / SCALE.length;
  const placeOf = (value: number) => (step > 0 ? Math.min(SCALE.length - 1, Math.floor((value - least) / step)) : 0);
  const places = values.map(placeOf);
  const text = (value: number) => String(Math.round(value * 100) / 100);
  const range = (at: number) =>
    step > 0 ? `${text(least + at * step)} – ${text(least + (at + 1) * step)} ${unit}` : `${text(least)} ${unit}`;
  return {
    paintOf: ({ piece }) => ({ colour: SCALE[places[piece] ?? 0]! }),
    meanings: SCALE.flatMap((colour, at) => {
      const pieces = places.filter((place) => place === at).length;
      return pieces === 0 ? [] : [{ colour, code: '', text: range(at), pieces, cargo: null }];
    }),
  };
}
