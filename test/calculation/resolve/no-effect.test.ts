/** The list of what fields can change: whole against the schema, and what it says of requests. */
import t, { type Test } from 'tap';
import { OF_CARGO } from '../../../src/calculation/resolve/no-effect/of-cargo.js';
import { OF_CONTAINERS, OF_PALLETS } from '../../../src/calculation/resolve/no-effect/of-containers.js';
import { OF_RULES } from '../../../src/calculation/resolve/no-effect/of-rules.js';
import type { Warning } from '../../../src/calculation/types.js';
import { follow, type Node, type ResourceName, schemaNode } from '../../../src/schema/node.js';
import { cargo, container, judge, request } from '../requests.js';

type Body = Record<string, unknown>;
type Listed = 'always' | { when?: unknown; members?: Readonly<Record<string, Listed>>; entries?: Listed };

/** Objects that are one with their field: half of a position says nothing. */
const WHOLE = new Set([
  ...['orientationPriority', 'unitload', 'bulgeSize', 'emptyContainersFavorite/*'],
  ...['vehicleDropDeckFrontSize', 'vehicleDropDeckRearSize', 'position', 'size', 'axles'],
  // Its two names are judged together.
  'stackingMatrix/*',
]);

function objectIn(node: Node): Node | undefined {
  const forms = node.anyOf ?? [node];
  return forms.map((form) => follow(form, {})).find(({ properties }) => properties !== undefined);
}

function listIn(node: Node): Node | undefined {
  return (node.anyOf ?? [node]).find(({ items }) => items !== undefined);
}

/** Every field of the schema stands in the list, and nothing else; returns how many. */
function compare(t: Test, node: Node, listed: Readonly<Record<string, Listed>>, path: string): number {
  const { properties = {} } = node;
  t.strictSame(Object.keys(listed).sort(), Object.keys(properties).sort(), `the fields of ${path}`);
  let fields = 0;
  for (const [field, property] of Object.entries(properties)) {
    fields += 1 + compareField(t, property, listed[field]!, field);
  }
  return fields;
}

function compareField(t: Test, node: Node, listed: Listed, path: string): number {
  const effect = listed === 'always' ? {} : listed;
  if (listed !== 'always') {
    t.ok(effect.when !== undefined || effect.members !== undefined || effect.entries !== undefined, path);
  }
  const list = listIn(node);
  if (list !== undefined) {
    const entry = follow(list.items!, {});
    const here = `${path}/*`;
    if (objectIn(entry) === undefined) return 0;
    return effect.entries === undefined ? isWhole(t, here) : compareField(t, entry, effect.entries, here);
  }
  const object = objectIn(node);
  if (object === undefined) return 0;
  return effect.members === undefined ? isWhole(t, path) : compare(t, object, effect.members, path);
}

function isWhole(t: Test, path: string): number {
  t.ok(WHOLE.has(path), `${path} has conditions of its members, or is one with its field`);
  return 0;
}

t.test('every field of cargo, containers and rules has its condition, or always counts', (t) => {
  const lists: readonly (readonly [ResourceName, object])[] = [
    ['Cargo', OF_CARGO],
    ['CargoReference', OF_CARGO],
    ['EmptyContainer', OF_CONTAINERS],
    ['EmptyContainer', OF_PALLETS],
    ['Rules', OF_RULES],
  ];
  for (const [name, list] of lists) {
    t.ok(compare(t, schemaNode(name), list as Record<string, Listed>, name) > 30);
  }
  t.end();
});

function said(body: unknown): Warning[] {
  const { allIssues, allWarnings } = judge(body, { uom: 'UnitMetric' });
  if (allIssues.length > 0) throw new Error(JSON.stringify(allIssues));
  return allWarnings.filter(({ code }) => code === 'NoEffect');
}

const PALLET = { containerType: 'Pallet', name: 'Euro', length: 40, width: 30, height: 40 };
const B = (fields: Body = {}) => cargo({ name: 'B', ...fields });
const mixed = (rules: Body) => ({ rules: { calculationType: 'MixLoad', ...rules } });
const pairs = (...pairs: [string, string][]) =>
  pairs.map(([bottomCargo, topCargo]) => ({ bottomCargo, topCargo, allowed: false }));

const toMixed = { palletizing: { pallet: PALLET, remainQtyToMixPallet: true }, isPalletized: true };
const TO_MIXED = [cargo({ ...toMixed, groupName: 'north' }), B({ ...toMixed, groupName: 'south' })];
const GROUPS_ON_ONE_PALLET = { palletizing: { isDifferentGroupsAllowedInSamePallet: true } };

/** Field, request, pointer and message; then the same with what it hangs on. */
const CASES: readonly (readonly [string, Body, string, RegExp, Body])[] = [
  [
    'a matrix without its rule',
    mixed({ stackingMatrix: pairs(['A', 'A']) }),
    '/rules/stackingMatrix',
    /`rules\.stackingMatrix` changes nothing here: it is read with the `stackingRule` FollowStackMatrix\./,
    mixed({ stackingMatrix: pairs(['A', 'A']), stackingRule: 'FollowStackMatrix' }),
  ],
  [
    'the rule without its matrix',
    mixed({ stackingRule: 'FollowStackMatrix' }),
    '/rules/stackingRule',
    /`stackingMatrix` is not given/,
    mixed({ stackingRule: 'FollowStackMatrix', stackingMatrix: [[false]] }),
  ],
  [
    'a row that names no cargo',
    {
      cargoes: [cargo({ name: 'Carton A' })],
      ...mixed({
        stackingRule: 'FollowStackMatrix',
        stackingMatrix: pairs(['*', 'Carton A'], ['Carton A', 'Cartn A']),
      }),
    },
    '/rules/stackingMatrix/1',
    /no cargo is named "Cartn A"; did you mean `Carton A`\?/,
    {
      cargoes: [cargo({ name: 'Carton A' })],
      ...mixed({
        stackingRule: 'FollowStackMatrix',
        stackingMatrix: pairs(['*', 'Carton A'], ['Carton A', 'Carton A']),
      }),
    },
  ],
  [
    'an allowed group that no cargo is of',
    {
      cargoes: [cargo({ groupName: 'north' })],
      emptyContainers: [container({ zones: [zoneOf({ allowedGroups: ['north', 'nort'] })] })],
    },
    '/emptyContainers/0/zones/0/allowedGroups/1',
    /no cargo is of the group "nort"; did you mean `north`\?/,
    {
      cargoes: [cargo({ groupName: 'north' })],
      emptyContainers: [container({ zones: [zoneOf({ allowedGroups: ['north'] })] })],
    },
  ],
  [
    'a zone outside the container',
    { emptyContainers: [container({ zones: [zoneOf({ position: { length: 100, width: 0, height: 0 } })] })] },
    '/emptyContainers/0/zones/0',
    /the zone "Z" lies outside the container/,
    { emptyContainers: [container({ zones: [zoneOf({ position: { length: 99, width: 0, height: 0 } })] })] },
  ],
  [
    'a zone of size 0',
    { emptyContainers: [container({ zones: [zoneOf({ size: { length: 9, width: 9 } })] })] },
    '/emptyContainers/0/zones/0',
    /the zone "Z" has a size of 0/,
    { emptyContainers: [container({ zones: [zoneOf({ size: { length: 9, width: 9, height: 1 } })] })] },
  ],
  ...(['palletThickness', 'palletOverhangLength', 'palletUnderhangWidth'] as const).map(
    (field) =>
      [
        `${field} of a truck`,
        { emptyContainers: [container({ [field]: 5 })] },
        `/emptyContainers/0/${field}`,
        /only a Pallet has one/,
        {
          emptyContainers: [
            {
              ...PALLET,
              [field]: 5,
              ...(/(pallet\w+hang)/.test(field) && { [field.replace(/Length|Width/, '')]: true }),
            },
          ],
        },
      ] as const,
  ),
  [
    'palletizing of what is not palletized',
    { cargoes: [cargo({ palletizing: { pallet: PALLET, flatPalletTop: true } })] },
    '/cargoes/0/palletizing',
    /the cargo is not palletized/,
    { cargoes: [cargo({ palletizing: { pallet: PALLET, flatPalletTop: true }, isPalletized: true })] },
  ],
  [
    'palletizing of what stands on a pallet already',
    { cargoes: [cargo({ style: 'Palletload', palletizing: { pallet: PALLET, flatPalletTop: true } })] },
    '/cargoes/0/palletizing',
    /cargo that already stands on a pallet is not palletized again/,
    { cargoes: [cargo({ palletizing: { pallet: PALLET, flatPalletTop: true }, isPalletized: true })] },
  ],
  [
    'groups on one pallet beside groups in turn',
    { cargoes: TO_MIXED, ...mixed({ ...GROUPS_ON_ONE_PALLET, isGroupSequenceUsed: true }) },
    '/rules/palletizing/isDifferentGroupsAllowedInSamePallet',
    /with `isGroupSequenceUsed` each group has pallets of its own/,
    { cargoes: TO_MIXED, ...mixed(GROUPS_ON_ONE_PALLET) },
  ],
  [
    'handling of what is loaded on pallets',
    { cargoes: [cargo({ palletizing: { pallet: PALLET }, isPalletized: true, handling: 'Machine' })] },
    '/cargoes/0/handling',
    /the cargo is loaded on pallets, which a machine handles/,
    {
      cargoes: [
        cargo({ palletizing: { pallet: PALLET, remainQtyToVehicle: true }, isPalletized: true, handling: 'Machine' }),
      ],
    },
  ],
  [
    'a threshold without a selection',
    {
      emptyContainers: [container(), container({ name: 'U' })],
      ...mixed({ bestFitContainersSelectionMaxVolUtilThreshold: 80 }),
    },
    '/rules/bestFitContainersSelectionMaxVolUtilThreshold',
    /`bestFitContainersSelectionType` picks containers by no figure/,
    {
      emptyContainers: [container(), container({ name: 'U' })],
      ...mixed({
        bestFitContainersSelectionMaxVolUtilThreshold: 80,
        bestFitContainersSelectionType: 'BestfitMaxVolUtilFirst',
      }),
    },
  ],
  [
    'a balance limit with its switch off',
    mixed({ balanceConfiguration: { maxWeightDifference: 5 } }),
    '/rules/balanceConfiguration/maxWeightDifference',
    /`rules\.balanceConfiguration\.maxWeightDifference` changes nothing here: its switch `isUsed` beside it is false/,
    mixed({ balanceConfiguration: { maxWeightDifference: 5, isUsed: true } }),
  ],
  [
    'a sequence that no rule reads',
    { cargoes: [cargo({ sequence: 1 }), B({ sequence: 2 })] },
    '/cargoes/0/sequence',
    /`cargoes\[\]\.sequence` changes nothing here in 2 rows: only .* use it\.$/,
    { cargoes: [cargo({ sequence: 1 }), B({ sequence: 2 })], ...mixed({ isSequenceUsed: true }) },
  ],
  [
    'a rule of groups without groups',
    mixed({ isGroupUsed: true }),
    '/rules/isGroupUsed',
    /no cargo has a `groupName`/,
    { cargoes: [cargo({ groupName: 'north' }), B()], ...mixed({ isGroupUsed: true }) },
  ],
  ...(['isGroupUsed', 'isGroupSequenceUsed'] as const).map(
    (field) =>
      [
        `${field} with one group`,
        { cargoes: [cargo({ groupName: 'north' }), B({ groupName: 'north' })], ...mixed({ [field]: true }) },
        `/rules/${field}`,
        /`rules\.isGroup\w+` changes nothing here: `groupName` is the same for all cargo/,
        { cargoes: [cargo({ groupName: 'north' }), B({ groupName: 'south' })], ...mixed({ [field]: true }) },
      ] as const,
  ),
  ...(
    [
      ['isSameAlias1TogetherInSameGroup', 'alias'],
      ['isSameAlias2TogetherInSameAlias1AndGroup', 'alias2'],
    ] as const
  ).map(
    ([rule, field]) =>
      [
        `${rule} with groups alone`,
        { cargoes: [cargo({ groupName: 'north' }), B({ groupName: 'south' })], ...mixed({ [rule]: true }) },
        `/rules/${rule}`,
        /no cargo has an `alias2?`/,
        { cargoes: [cargo({ groupName: 'north' }), B({ [field]: 'x' })], ...mixed({ [rule]: true }) },
      ] as const,
  ),
  [
    'a ratio without sets',
    { cargoes: [cargo({ setRatio: 2 })] },
    '/cargoes/0/setRatio',
    /only sets have a ratio/,
    { cargoes: [cargo({ setRatio: 2 })], rules: { calculationType: 'SetLoad' } },
  ],
  [
    'a height of stacks without a rate',
    mixed({ maxStackingHeight: { isUsed: true } }),
    '/rules/maxStackingHeight/isUsed',
    /`rules\.maxStackingHeight\.isUsed` changes nothing here: `proportionalRate\w+` is 0 or not given/,
    mixed({ maxStackingHeight: { isUsed: true, proportionalRateToSetMaxStackingHeight: 2 } }),
  ],
  [
    'layers of an orientation that is not allowed',
    { cargoes: [cargo({ maxLayersOnOrientation5: 2 })] },
    '/cargoes/0/maxLayersOnOrientation5',
    /does not allow orientation 5/,
    { cargoes: [cargo({ maxLayersOnOrientation5: 2, orientationsAllowed: 'OrientationsAll' })] },
  ],
  [
    'the width of a roll',
    { cargoes: [{ style: 'Roll', name: 'R', diameter: 8, height: 9, width: 8, qty: 1 }] },
    '/cargoes/0/width',
    /a roll has a `diameter`/,
    { cargoes: [{ style: 'Roll', name: 'R', diameter: 8, height: 9, qty: 1 }] },
  ],
  [
    'a colour that another form overrules',
    { cargoes: [cargo({ color: 255, colorKnownName: 'lime' })] },
    '/cargoes/0/color',
    /says another colour/,
    { cargoes: [cargo({ color: 255, colorKnownName: 'red' })] },
  ],
];

function zoneOf(fields: Body): Body {
  const position = { length: 0, width: 0, height: 0 };
  return { name: 'Z', position, size: { length: 9, width: 9, height: 9 }, maxWeight: 9, ...fields };
}

for (const [title, body, pointer, message, effective] of CASES) {
  t.test(title, (t) => {
    const warnings = said(request(body));
    t.strictSame(
      warnings.map((warning) => warning.pointer),
      [pointer],
    );
    t.match(warnings[0]?.message, message);
    t.strictSame(said(request(effective)), [], 'with what it hangs on nothing is said');
    t.end();
  });
}

t.test('defaults, and what is but shown again, are not named', (t) => {
  const shown = { groupName: 'G', alias: 'a', alias2: 'b', price: 3, property1: 'p', description: 'd', orderPieces: 2 };
  const defaults = {
    ...{ diameter: 0, setRatio: 0, sequence: 0, orientationsAllowed: 'Orientations12', turnAllowedOnFloor: true },
    ...{ overhangLength: 0, palletizing: { flatPalletTop: false }, bulgeSize: { length: 0, width: 0, height: 0 } },
    ...{ stackCode: '', emptyContainersFavorite: [], unitload: null, palletizedUnitloadsQty: 0 },
  };
  const rules = {
    stackingMatrix: [],
    isSequenceUsed: false,
    minSupportRate: 0.8,
    maxStackingHeight: { isUsed: false },
  };
  const containers = [container({ palletThickness: 0, palletOverhang: false, zones: [], priority: 0 })];
  t.strictSame(
    said(request({ cargoes: [cargo({ ...shown, ...defaults })], emptyContainers: containers, ...mixed(rules) })),
    [],
  );
  t.end();
});

t.test('the price of the only container counts: what the load costs is told by it', (t) => {
  t.strictSame(said(request({ emptyContainers: [container({ price: 900 })] })), []);
  t.end();
});

t.test('what has a warning of its own keeps that one', (t) => {
  const { allWarnings } = judge(
    request({
      cargoes: [cargo({ emptyContainersFavorite: ['nobody'], isOptional: true })],
      ...mixed({ isEasyLoadUsed: true }),
    }),
    { uom: 'UnitMetric' },
  );
  t.strictSame(allWarnings.map(({ code }) => code).sort(), [
    'FavouriteIgnored',
    'OptionalTakenAsOrdinary',
    'ReadOnlyRule',
  ]);
  t.end();
});

t.test('one warning a field, with the number of rows and the first of them', (t) => {
  const cargoes = Array.from({ length: 40 }, (_, at) => cargo({ name: `N${at}`, ...(at >= 3 && { stackValue: at }) }));
  const warnings = said(request({ cargoes }));
  t.equal(warnings.length, 1);
  t.match(warnings[0], { pointer: '/cargoes/3/stackValue', message: /changes nothing here in 37 rows/ });
  t.end();
});
