/** Small stacks, seen from the side, that rules allow or forbid: what the drawings of docs/rules.md show, and the verifier judges. */
import type { Cargo, Rules } from '../../src/domain/problem.js';
import type { StackingRule } from '../../src/domain/words.js';

export interface StackedCargo {
  /** Pixels on paper, and units of the problem. */
  readonly length: number;
  readonly height: number;
  readonly label: string;
  readonly fields?: Partial<Cargo>;
}

export interface StackScene {
  readonly title: string;
  readonly cargoes: Readonly<Record<string, StackedCargo>>;
  readonly pieces: readonly (readonly [cargo: string, x: number, z: number])[];
  readonly rules?: Partial<Rules>;
  readonly isAllowed: boolean;
}

export interface StackDrawing {
  readonly file: string;
  readonly title: string;
  /** Scenes beside each other. */
  readonly columns: number;
  readonly scenes: readonly StackScene[];
}

const H = 34;
const cargo = (length: number, label = '', fields: Partial<Cargo> = {}, height = H): StackedCargo => ({
  length,
  height,
  label,
  fields,
});

const SUPPORT: StackDrawing = {
  file: 'support.svg',
  title: 'Support, with minSupportRate 0.8',
  columns: 5,
  scenes: [
    {
      title: 'whole base',
      isAllowed: true,
      cargoes: { a: cargo(100), b: cargo(100) },
      pieces: [
        ['b', 0, 0],
        ['a', 0, H],
      ],
    },
    {
      title: '80 % of the base',
      isAllowed: true,
      cargoes: { a: cargo(100), b: cargo(80) },
      pieces: [
        ['b', 0, 0],
        ['a', 0, H],
      ],
    },
    {
      title: '60 % of the base',
      isAllowed: false,
      cargoes: { a: cargo(100), b: cargo(60) },
      pieces: [
        ['b', 0, 0],
        ['a', 0, H],
      ],
    },
    {
      title: 'two tops, 80 % together',
      isAllowed: true,
      cargoes: { a: cargo(100), b: cargo(40) },
      pieces: [
        ['b', 0, 0],
        ['b', 60, 0],
        ['a', 0, H],
      ],
    },
    {
      title: 'one of them is lower',
      isAllowed: false,
      cargoes: { a: cargo(100), b: cargo(50), c: cargo(50, '', {}, H - 12) },
      pieces: [
        ['b', 0, 0],
        ['c', 50, 0],
        ['a', 0, H],
      ],
    },
  ],
};

const two = { maxLayers: [2, 0, 0, 0, 0, 0] };
const tier = (names: string): [string, number, number][] => [...names].map((name, place) => [name, 0, place * H]);

const LAYERS: StackDrawing = {
  file: 'layers.svg',
  title: 'Layers: maxLayersOnOrientation1 of A is 2; floorStackType',
  columns: 5,
  scenes: [
    { title: 'two of A', isAllowed: true, cargoes: { A: cargo(80, 'A', two) }, pieces: tier('AA') },
    { title: 'three of A', isAllowed: false, cargoes: { A: cargo(80, 'A', two) }, pieces: tier('AAA') },
    {
      title: 'another cargo ends the run',
      isAllowed: true,
      cargoes: { A: cargo(80, 'A', two), B: cargo(80, 'B') },
      pieces: tier('AAB').concat([['A', 0, 3 * H]]),
    },
    {
      title: 'NoBottom on the floor',
      isAllowed: false,
      cargoes: { A: cargo(80, 'NoBottom', { floorStackType: 'NoBottom' }) },
      pieces: tier('A'),
    },
    {
      title: 'BottomOnly on top',
      isAllowed: false,
      cargoes: { A: cargo(80, 'BottomOnly', { floorStackType: 'BottomOnly' }), B: cargo(80) },
      pieces: tier('BA'),
    },
  ],
};

type Fields = Partial<Cargo>;

/** For each rule what it tells apart: an upper and a lower piece that it allows, and ones that it forbids. */
const PAIRS: readonly (readonly [
  StackingRule,
  label: (fields: Fields) => string,
  allowed: [Fields, Fields],
  forbidden: [Fields, Fields],
])[] = [
  ['StackValue', valueLabel, [{ stackValue: 2 }, { stackValue: 1 }], [{ stackValue: 1 }, { stackValue: 2 }]],
  [
    'HigherStackValueBottomFirst',
    valueLabel,
    [{ stackValue: 1 }, { stackValue: 2 }],
    [{ stackValue: 2 }, { stackValue: 1 }],
  ],
  [
    'AllowedTopBottmStackValueSame',
    valueLabel,
    [{ stackValue: 2 }, { stackValue: 2 }],
    [{ stackValue: 2 }, { stackValue: 1 }],
  ],
  [
    'StackCode',
    ({ stackCode }) => `code ${stackCode}`,
    [{ stackCode: 'A' }, { stackCode: 'A' }],
    [{ stackCode: 'A' }, { stackCode: 'B' }],
  ],
  [
    'HeavierBottomFirst',
    ({ weight }) => `${weight} kg`,
    [{ weight: 5 }, { weight: 9 }],
    [{ weight: 9 }, { weight: 5 }],
  ],
  [
    'LowerSequenceBottomFirst',
    ({ sequence }) => `stop ${sequence}`,
    [{ sequence: 2 }, { sequence: 1 }],
    [{ sequence: 1 }, { sequence: 2 }],
  ],
  [
    'SameGroupOnly',
    ({ groupName }) => `group ${groupName}`,
    [{ groupName: 'A' }, { groupName: 'A' }],
    [{ groupName: 'A' }, { groupName: 'B' }],
  ],
  [
    'SameAliasOnly',
    ({ alias }) => `alias ${alias}`,
    [{ alias: 'A' }, { alias: 'A' }],
    [{ alias: 'A' }, { alias: 'B' }],
  ],
  ['AlwaysNotAllowed', ({ name }) => `${name}`, [{ name: 'A' }, { name: 'A' }], [{ name: 'A' }, { name: 'B' }]],
];

function valueLabel({ stackValue }: Fields): string {
  return `value ${stackValue}`;
}

function pairScene(
  stackingRule: StackingRule,
  label: (fields: Fields) => string,
  [upper, lower]: [Fields, Fields],
  isAllowed: boolean,
): StackScene {
  const cargoes = { u: cargo(80, label(upper), upper), l: cargo(80, label(lower), lower) };
  return {
    title: stackingRule,
    isAllowed,
    rules: { stackingRule },
    cargoes,
    pieces: [
      ['l', 0, 0],
      ['u', 0, H],
    ],
  };
}

const FOOTPRINTS: readonly StackScene[] = [
  {
    title: 'LargerFootprintBottomFirst',
    isAllowed: true,
    rules: { stackingRule: 'LargerFootprintBottomFirst' },
    cargoes: { u: cargo(60), l: cargo(80) },
    pieces: [
      ['l', 0, 0],
      ['u', 0, H],
    ],
  },
  {
    title: 'LargerFootprintBottomFirst',
    isAllowed: false,
    rules: { stackingRule: 'LargerFootprintBottomFirst' },
    cargoes: { u: cargo(80), l: cargo(70) },
    pieces: [
      ['l', 0, 0],
      ['u', 0, H],
    ],
  },
  {
    title: 'AlwaysSingleLayerOnBottom',
    isAllowed: false,
    rules: { stackingRule: 'AlwaysSingleLayerOnBottom' },
    cargoes: { u: cargo(80), l: cargo(80) },
    pieces: [
      ['l', 0, 0],
      ['u', 0, H],
    ],
  },
];

const STACKING_RULES: StackDrawing = {
  file: 'stacking-rules.svg',
  title: 'Stacking rules: what may lie on what',
  columns: 6,
  scenes: [
    ...PAIRS.flatMap(([rule, label, allowed, forbidden]) => [
      pairScene(rule, label, allowed, true),
      pairScene(rule, label, forbidden, false),
    ]),
    ...FOOTPRINTS,
  ],
};

export const STACK_DRAWINGS: readonly StackDrawing[] = [SUPPORT, LAYERS, STACKING_RULES];
