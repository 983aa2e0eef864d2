/** Random requests with fields strewn over them that mostly can change nothing, and what an answer says but for echoes. */
import fc from 'fast-check';
import { calculate } from '../../../src/calculation/calculate.js';
import { present } from '../../../src/calculation/present/present.js';
import type { Warning } from '../../../src/calculation/types.js';
import type { Engine } from '../../../src/engine/port.js';
import { arbitraryCalculation, arbitraryRequest, type RequestBody } from '../problems/arbitrary-request.js';
import { palletizedOrder } from '../problems/palletized-orders.js';

const integer = (min: number, max: number) => fc.integer({ min, max });
const sides = (max: number) => fc.record({ length: integer(0, max), width: integer(0, max), height: integer(0, max) });

/** Each field in one of a few. */
function strewn(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<RequestBody> {
  const drawn = Object.entries(fields).map(([field, value]) => {
    const absent = { weight: 4, arbitrary: fc.constant(undefined) };
    return [field, fc.oneof(absent, { weight: 1, arbitrary: value })] as const;
  });
  return fc.record(Object.fromEntries(drawn)).map((record) => JSON.parse(JSON.stringify(record)));
}

const PALLET = { containerType: 'Pallet', name: 'Euro', length: 80, width: 60, height: 60 };

const ofCargo = strewn({
  setRatio: integer(1, 3),
  sequence: integer(0, 2),
  groupName: fc.constantFrom('', 'north', 'south'),
  alias: fc.constantFrom('', 'x'),
  alias2: fc.constantFrom('', 'y'),
  diameter: integer(10, 40),
  width: integer(10, 40),
  bulgeSize: sides(2),
  maxLayersOnOrientation4: integer(1, 2),
  maxLayersOnOrientation6: integer(1, 2),
  palletizing: fc.record({ pallet: fc.constant({ ...PALLET, priority: 2, cartonType: 'RSC' }) }),
  unitloadTopPattern: fc.constant('Pattern1Block'),
  unitloadBottomPattern: fc.constant('Pattern2Blocks'),
  unitloadLayersQtyRotated: integer(1, 3),
  palletizedUnitloadsQty: integer(1, 9),
  stackValue: integer(0, 2),
  stackCode: fc.constantFrom('A', 'B'),
  overhangAllowed: fc.constant(true),
  overhangLength: integer(0, 10),
  overhangWidth: integer(0, 10),
  orientationPriority: fc.constantFrom('Orientations12', 'Orientations3', { used: false, orientationNumberPrimary: 2 }),
  emptyContainersFavorite: fc.constantFrom(['container 1'], ['container 1', 'container 2', 'container 3']),
  turnAllowedOnFloor: fc.constant(false),
  maxLayersAllowedOverDifferentCargoes: fc.constant(false),
  floorStackSupportsOthers: fc.constant(false),
});

const ofContainer = strewn({
  vehicleType: fc.constantFrom('Dry', 'Refrigerated', 'OpenTop'),
  palletType: fc.constant('Steel'),
  cartonType: fc.constant('RSC'),
  priority: integer(0, 2),
  price: integer(0, 90),
  maxCargoTypes: integer(1, 4),
  palletThickness: integer(1, 5),
  palletOverhang: fc.constant(true),
  palletUnderhang: fc.constant(true),
  palletOverhangLength: integer(0, 5),
  palletUnderhangWidth: integer(0, 5),
  zones: fc.array(
    fc.record({
      // Without one it is named by its place, which its fellows share in.
      name: fc.constantFrom('fore', 'aft'),
      position: fc.record({ length: fc.constantFrom(0, 40, 500), width: fc.constant(0), height: fc.constant(0) }),
      size: fc.record({ length: fc.constantFrom(0, 50), width: fc.constant(50), height: fc.constant(50) }),
      maxWeight: fc.constantFrom(0, 60),
      allowedGroups: fc.constantFrom(undefined, ['nort', 'north', '', 'south'], ['south', 'Lisbon']),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  vehicleDropDeckFrontSize: fc.constantFrom({ length: 20, width: 0, height: 0 }, { length: 0, width: 0, height: 5 }),
});

const ofRules = strewn({
  isWeightLimited: fc.constant(false),
  isPriceLimited: fc.constant(true),
  isSpreadIdenticalCargoAllowed: fc.constant(false),
  isSequenceUsed: fc.constant(true),
  isGroupSequenceUsed: fc.constant(true),
  isUnitloadFirst: fc.constant(true),
  isUnitloadsPartialAllowedWhenUnitloadsFirst: fc.constant(true),
  bestFitContainersSelectionType: fc.constantFrom(1, 2, 3, 4),
  bestFitContainersSelectionMaxVolUtilThreshold: integer(20, 90),
  bestFitContainersSelectionMaxWeightUtilThreshold: integer(20, 90),
  minSupportRate: fc.constantFrom(0, 0.6, 1),
  minWeightDifferencePercentageForStackingTwoCargoes: integer(1, 20),
  maxStackingHeight: fc.record({
    isUsed: fc.boolean(),
    proportionalRateToSetMaxStackingHeight: fc.constantFrom(1, 2),
  }),
  stackingMatrix: fc.constantFrom([], [{ bottomCargo: 'cargo1', topCargo: 'cargo 2', allowed: false }]),
  stackingRule: fc.constantFrom(
    ...['FollowStackMatrix', 'FloorStack', 'StackCode', 'StackValue', 'HeavierBottomFirst', 'DenserBottomFirst'],
    ...['SameGroupOnly', 'SameAliasOnly', 'LowerSequenceBottomFirst'],
  ),
  groupsStackingRule: fc.constant('AlwaysNotAllowed'),
  isGroupUsed: fc.constant(true),
  isGroupsToPrefContainers: fc.constant(true),
  isSameGroupAllowedInDifferentContainers: fc.constant(false),
  isSameAlias1TogetherInSameGroup: fc.constant(true),
  isSameAlias2TogetherInSameAlias1AndGroup: fc.constant(true),
  isSameGroupDividedToDifferentContainersWhenNotKeptTogether: fc.constant(true),
  isDifferentGroupAllowedOnMultiSetLoad: fc.constant(true),
  isCargoSizeConsolidated: fc.constant(true),
  isTuned: fc.constant(false),
  algorithmType: fc.constantFrom('MaxVolumeFirst', 'Interlocked'),
  isMultiContainerTypesEnabled: fc.constant(false),
  palletizing: strewn({
    remainQtyToMixPallet: fc.constant(true),
    isDifferentGroupsAllowedInSamePallet: fc.constant(true),
    minHeightOfPallets: integer(1, 30),
    palletizingAlgorithm: fc.constant('UnitloadsDevelopedDinamically'),
  }),
  MixPallet: fc.constant({ ...PALLET, palletThickness: 3 }),
  isBalanceAppliedToAllSolutions: fc.constant(true),
  isBalanceAppliedToLastSolution: fc.constant(true),
  isBalanceReplacedWithSmallerSizes: fc.constant(true),
  isBalancePoorUtlizationUnloaded: fc.constant(true),
  maxUtilizationForBalanceUnload: integer(1, 60),
  isBalanceFillWithOptionalCargoes: fc.constant(true),
  optionalCargoesFillingAction: fc.constantFrom('FillNone', 'FillLastContainer'),
  balanceConfiguration: fc.record({ isUsed: fc.boolean(), maxWeightDifference: integer(1, 30) }),
});

const FEW = { cargoes: 3, pieces: 6, rolls: 1 };

/** Half of them of one plain row or two, with nothing but what is strewn. */
const plain = fc
  .array(fc.record({ length: integer(10, 40), width: integer(10, 40), height: integer(10, 40), qty: integer(1, 6) }), {
    minLength: 1,
    maxLength: 2,
  })
  .chain((cargoes) =>
    fc
      .array(fc.record({ length: integer(80, 160), width: integer(50, 90), height: integer(50, 90) }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((containers) => ({
        title: 'plain',
        cargoes: cargoes.map((one, at) => ({ style: 'Shipcase', name: `cargo ${at + 1}`, weight: 5, ...one })),
        emptyContainers: containers.map((one, at) => ({ containerType: 'Truck', name: `container ${at + 1}`, ...one })),
        rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
      })),
  ) as fc.Arbitrary<RequestBody>;

export const requestWithIdleFields: fc.Arbitrary<RequestBody> = fc
  .oneof(
    { weight: 10, arbitrary: plain },
    { weight: 6, arbitrary: arbitraryRequest({ ...FEW, isAboutPlans: true }) },
    { weight: 3, arbitrary: arbitraryCalculation({ ...FEW, isAboutPlans: true }) },
    { weight: 1, arbitrary: palletizedOrder },
  )
  .chain((body) => {
    const cargoes = body['cargoes'] as RequestBody[];
    const containers = body['emptyContainers'] as RequestBody[];
    // Rows of one name stay alike.
    const names = [...new Set(cargoes.map(({ name }) => name))];
    return fc
      .tuple(fc.tuple(...names.map(() => ofCargo)), fc.tuple(...containers.map(() => ofContainer)), ofRules)
      .map(([byName, byContainer, rules]) => ({
        ...body,
        cargoes: cargoes.map((one) => ({ ...byName[names.indexOf(one['name'])], ...one })),
        emptyContainers: containers.map((one, at) => ({ ...byContainer[at], ...one })),
        rules: { ...rules, ...(body['rules'] as RequestBody) },
      }));
  });

interface Said {
  readonly warnings: readonly Warning[];
  /** What is answered, without what is but sent back, told of the search, or warned of. */
  readonly text: string;
}

export function saidOf(body: RequestBody, engine: Engine): Said {
  const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  if (outcome.status === 'failed') return { warnings: outcome.warnings, text: JSON.stringify(outcome.error) };
  const { load } = outcome;
  const shown = present(load, { spacesCreated: true, placementsCreated: true, areCargoesShortened: true, uom: null });
  const { warnings: _, engine: searched, verification: __, ...rest } = shown;
  const { searchNodes: ___, optimizationLevel: ____, algorithmType: _____, ...figures } = searched!;
  const text = JSON.stringify({ ...rest, figures }, (key, value) => {
    if (key === 'cargo' && typeof value === 'object') return value?.name;
    if (key === 'emptyContainer') return undefined;
    // A list of no groups says as much as none.
    return key === 'cargoGroups' && value?.length === 0 ? null : value;
  });
  return { warnings: load.warnings, text };
}
