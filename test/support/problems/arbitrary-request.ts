/**
 * Random load requests over all rules together, small enough for thousands of them: valid JSON bodies of the contract,
 * and the load problems that they resolve to. Each rule is in use in some and absent in most.
 */
import fc from 'fast-check';
import { measureAxles } from '../../../src/calculation/resolve/measure-axles.js';
import { Measures } from '../../../src/calculation/resolve/measures.js';
import {
  asOptional,
  cargoOnGrid,
  type FilledCargo,
  measureCargo,
} from '../../../src/calculation/resolve/resolve-cargo.js';
import {
  containerOnGrid,
  type FilledContainerBody,
  measureContainer,
} from '../../../src/calculation/resolve/resolve-container.js';
import { type FilledRules, measureRules, rulesOnGrid } from '../../../src/calculation/resolve/resolve-rules.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { Uom } from '../../../src/domain/words.js';
import { GROUPS_STACKING_RULE, OPTIONAL_FILLING, STACKING_RULE } from '../../../src/schema/enums.js';
import { judge, RESOLVE_OPTIONS } from '../../calculation/requests.js';

export type RequestBody = Record<string, unknown>;

export interface RequestSettings {
  /** Most cargoes of a request. */
  readonly cargoes: number;
  /** Most pieces of a cargo. */
  readonly pieces: number;
  /** Of seven cargoes so many are rolls. */
  readonly rolls: number;
  /** Rules about whole plans are in use, too, which a fill of one container alone knows nothing of. */
  readonly isAboutPlans: boolean;
}

const SETTINGS: RequestSettings = { cargoes: 6, pieces: 8, rolls: 1, isAboutPlans: false };

/** Sides of a container against those of a cargo: some of them hold it all, most do not. */
const CONTAINER_SIDES = { length: [80, 240], width: [50, 110], height: [50, 110] } as const;
const CARGO_SIDES = [10, 60] as const;

/** The unit of the requests. */
const UOM = 'UnitMetric';

const GROUPS = ['', 'north', 'south'];
const integer = (min: number, max: number) => fc.integer({ min, max });

/** `arbitrary` in one of so many, else absent. */
function oneIn<T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function sides(range: readonly [number, number]): fc.Arbitrary<{ length: number; width: number; height: number }> {
  return fc.record({ length: integer(...range), width: integer(...range), height: integer(...range) });
}

const orientationsAllowed = fc.oneof(
  fc.constantFrom('OrientationsBasic', 'OrientationsAll', 'Orientation1'),
  fc.subarray(['1', '2', '3', '4', '5', '6'], { minLength: 1 }).map((digits) => `Orientations${digits.join('')}`),
);

/** Fields in which rows of one name may differ. */
const rowFields = (most: number) =>
  fc.record({
    qty: integer(1, most),
    sequence: integer(0, 2),
    groupName: fc.constantFrom(...GROUPS),
    alias: fc.constantFrom('', 'x', 'y'),
  });

const restFields = fc.record({
  weight: integer(1, 50),
  price: integer(0, 20),
  orientationsAllowed: oneIn(2, orientationsAllowed),
  orientationPriority: oneIn(5, fc.constantFrom('Orientations21', 'Orientations12')),
  turnAllowedOnFloor: oneIn(4, fc.constant(false)),
  maxLayersOnOrientation1: oneIn(5, integer(1, 3)),
  maxLayersOnOrientation2: oneIn(6, integer(1, 3)),
  maxLayersOnOrientation3: oneIn(8, integer(1, 2)),
  maxLayersAllowedOverDifferentCargoes: oneIn(6, fc.constant(false)),
  stackValue: oneIn(2, integer(0, 2)),
  stackCode: oneIn(2, fc.constantFrom('A', 'B')),
  maxSupportingWeight: oneIn(3, integer(1, 120)),
  floorStackType: oneIn(5, fc.constantFrom('BestFit', 'BottomOnly', 'NoBottom')),
  floorStackSupportsOthers: oneIn(6, fc.constant(false)),
  nothingOnTop: oneIn(8, fc.constant(true)),
  faceOpen: oneIn(6, fc.constantFrom('LengthSide', 'WidthSide', 'BothSides')),
  emptyContainersFavorite: oneIn(5, fc.constant(['container 1'])),
});

const overhang = oneIn(
  5,
  fc.record({ overhangAllowed: fc.constant(true), overhangLength: integer(0, 20), overhangWidth: integer(0, 20) }),
);

const cuboid = fc
  .record({
    style: fc.constantFrom('Shipcase', 'Shipcase', 'Shipcase', 'Palletload'),
    sides: sides(CARGO_SIDES),
    bulgeSize: oneIn(8, sides([0, 2])),
    overhang,
  })
  .map(({ sides: size, overhang: leave, ...fields }) => ({ ...fields, ...size, ...leave }));

const roll = fc
  .record({ diameter: integer(10, 40), axis: integer(20, 60) })
  .map(({ diameter, axis }) => ({ style: 'Roll', length: 0, width: 0, height: axis, diameter }));

/** A cargo, and now and then a second row of it for another stop. */
function cargoRows(settings: RequestSettings): fc.Arbitrary<RequestBody[]> {
  const { rolls } = settings;
  const shape = fc.oneof({ weight: 7 - rolls, arbitrary: cuboid }, { weight: rolls, arbitrary: roll });
  return fc
    .tuple(shape, restFields, rowFields(settings.pieces), oneIn(6, rowFields(settings.pieces)))
    .map(([size, rest, row, second]) => {
      const cargo = { ...size, ...rest };
      return second === undefined
        ? [{ ...cargo, ...row }]
        : [
            { ...cargo, ...row },
            { ...cargo, ...second },
          ];
    });
}

const containerSides = fc.record({
  length: integer(...CONTAINER_SIDES.length),
  width: integer(...CONTAINER_SIDES.width),
  height: integer(...CONTAINER_SIDES.height),
});

const zone = fc.record({
  position: fc.record({ length: integer(0, 60), width: integer(0, 20), height: fc.constant(0) }),
  size: fc.record({ length: integer(20, 80), width: integer(20, 60), height: integer(20, 110) }),
  maxWeight: oneIn(2, integer(50, 400)),
  allowedGroups: oneIn(2, fc.subarray(GROUPS, { minLength: 1 })),
});

const deck = fc.record({ length: integer(10, 40), width: fc.constantFrom(0, 0, 30), height: integer(5, 30) });

const vehicle = fc.record({
  containerType: fc.constantFrom('Truck', 'SeaVan'),
  vehicleDropDeckFrontSize: oneIn(6, deck),
  vehicleDropDeckRearSize: oneIn(8, deck),
});

const pallet = fc.record({
  containerType: fc.constant('Pallet'),
  palletOverhang: fc.boolean(),
  palletOverhangLength: integer(0, 10),
  palletOverhangWidth: integer(0, 10),
  palletUnderhang: oneIn(4, fc.constant(true)),
  palletUnderhangLength: integer(0, 5),
  palletUnderhangWidth: integer(0, 5),
});

const limits = fc.record({
  qty: integer(0, 2),
  maxLength: oneIn(6, integer(60, 200)),
  maxWidth: oneIn(8, integer(40, 100)),
  maxHeight: oneIn(6, integer(40, 100)),
  maxWeight: oneIn(2, integer(50, 800)),
  maxVolPercent: oneIn(6, integer(30, 90)),
  maxCargoTypes: oneIn(6, integer(1, 4)),
  maxPrice: oneIn(2, integer(20, 200)),
  priority: integer(0, 2),
  zones: oneIn(5, fc.array(zone, { minLength: 1, maxLength: 2 })),
});

const container = fc
  .tuple(containerSides, fc.oneof({ weight: 4, arbitrary: vehicle }, { weight: 1, arbitrary: pallet }), limits)
  .map(([size, kind, limit]): RequestBody => ({ ...size, ...kind, ...limit }));

const matrixRows = fc.array(
  fc.record({
    bottomCargo: fc.constantFrom('*', 'cargo 1', 'cargo 2', 'cargo 3'),
    topCargo: fc.constantFrom('*', 'cargo 1', 'cargo 2', 'cargo 3'),
    allowed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

const rules = fc
  .record({
    calculationType: fc.constant('MixLoad'),
    algorithmType: oneIn(6, fc.constantFrom('MaxVolumeFirst', 'Interlocked')),
    fillDirection: oneIn(3, fc.constant('BottomToTop')),
    optimizationLevel: fc.constant(1),
    seed: integer(1, 1000),
    isWeightLimited: oneIn(6, fc.constant(false)),
    isPriceLimited: oneIn(4, fc.constant(true)),
    isEmptySpaceMerged: oneIn(6, fc.constant(false)),
    isCargoSizeConsolidated: oneIn(6, fc.constant(true)),
    isTuned: oneIn(4, fc.constant(false)),
    isMultiContainerTypesEnabled: oneIn(4, fc.constant(false)),
    isSequenceUsed: oneIn(4, fc.constant(true)),
    isGroupSequenceUsed: oneIn(6, fc.constant(true)),
    isSafeStackingUsed: oneIn(6, fc.constant(false)),
    minSupportRate: oneIn(3, fc.constantFrom(0, 0.5, 0.75, 1)),
    maxDepthToSupportForSafeStacking: oneIn(6, integer(1, 5)),
    minWeightDifferencePercentageForStackingTwoCargoes: oneIn(6, integer(1, 30)),
    stackingRule: oneIn(2, fc.constantFrom(...STACKING_RULE.values)),
    stackingMatrix: matrixRows,
    groupsStackingRule: oneIn(5, fc.constantFrom(...GROUPS_STACKING_RULE.values)),
    maxStackingHeight: oneIn(
      6,
      fc.record({ isUsed: fc.constant(true), proportionalRateToSetMaxStackingHeight: fc.constantFrom(1, 1.5, 3) }),
    ),
    maxFillQtyPerContainer: oneIn(6, integer(1, 20)),
    maxSearchVolPerncentage: oneIn(8, integer(30, 95)),
    maxSearchDepth: oneIn(8, integer(1, 20)),
  })
  .map((fields): RequestBody => fields);

const rulesAboutPlans = fc
  .record({
    isSpreadIdenticalCargoAllowed: oneIn(6, fc.constant(false)),
    isSameGroupAllowedInDifferentContainers: oneIn(6, fc.constant(false)),
    isSameGroupDividedToDifferentContainersWhenNotKeptTogether: oneIn(2, fc.constant(true)),
    isGroupUsed: oneIn(4, fc.constant(true)),
    isGroupsToPrefContainers: oneIn(4, fc.constant(true)),
    isSameAlias1TogetherInSameGroup: oneIn(6, fc.constant(true)),
    isSameAlias2TogetherInSameAlias1AndGroup: oneIn(8, fc.constant(true)),
  })
  .map((fields): RequestBody => fields);
const flag = (times: number) => oneIn(times, fc.constant(true));

/** Each step in some, and which cargoes are optional. */
const balancing = fc.record({
  rules: fc.record({
    isBalanceAppliedToLastSolution: flag(4),
    isBalanceAppliedToAllSolutions: flag(8),
    isBalanceAlignLoadCenter: flag(4),
    isBalanceSpreadLoadBottom: flag(4),
    balanceConfiguration: oneIn(2, fc.record({ isUsed: fc.boolean(), maxWeightDifference: integer(0, 30) })),
    isBalanceReplacedWithSmallerSizes: flag(4),
    isBalancePoorUtlizationUnloaded: flag(4),
    maxUtilizationForBalanceUnload: integer(0, 60),
    isBalanceFillWithOptionalCargoes: flag(2),
    optionalCargoesFillingAction: oneIn(2, fc.constantFrom(...OPTIONAL_FILLING.values)),
    isBalanceFillWithAdditionalAmountofExstingCargoes: flag(4),
  }),
  isOptional: fc.array(oneIn(4, fc.constant(true)), { minLength: 12, maxLength: 12 }),
});

/** Bodies of POST /Loads in millimetres; absent fields are left out. */
export function arbitraryRequest(settings: Partial<RequestSettings> = {}): fc.Arbitrary<RequestBody> {
  const all = { ...SETTINGS, ...settings };
  return fc
    .tuple(
      fc.array(cargoRows(all), { minLength: 1, maxLength: all.cargoes }),
      fc.array(container, { minLength: 1, maxLength: 3 }),
      rules,
      all.isAboutPlans ? rulesAboutPlans : fc.constant({}),
      all.isAboutPlans ? balancing : fc.constant({ rules: {}, isOptional: [] }),
    )
    .map(([cargoes, emptyContainers, ofLoads, ofPlans, steps]) => {
      const body = {
        title: 'random',
        cargoes: cargoes.flatMap((rows, place) =>
          rows.map((row) => ({ name: `cargo ${place + 1}`, ...row, isOptional: steps.isOptional[place] })),
        ),
        emptyContainers: emptyContainers.map((fields, place) => ({ name: `container ${place + 1}`, ...fields })),
        rules: { ...ofLoads, ...ofPlans, ...steps.rules },
      };
      return JSON.parse(JSON.stringify(body)) as RequestBody;
    });
}

/** Such requests for every calculation type but MixLoad, each cargo with its share of a set. */
export function arbitraryCalculation(settings: Partial<RequestSettings> = {}): fc.Arbitrary<RequestBody> {
  const asked = fc.record({
    calculationType: fc.constantFrom('UnitLoad', 'SetLoad', 'SetLoadByVolume', 'MultipleSetLoad'),
    isDifferentGroupAllowedOnMultiSetLoad: fc.boolean(),
  });
  const ratios = fc.array(integer(1, 3), { minLength: 6, maxLength: 6 });
  return fc.tuple(arbitraryRequest(settings), asked, ratios).map(([body, rules, setRatios]) => {
    const cargoes = body['cargoes'] as RequestBody[];
    const ratioOf = ({ name }: RequestBody) =>
      setRatios[Number(String(name).slice('cargo '.length)) % setRatios.length];
    return {
      ...body,
      cargoes: cargoes.map((one) => ({ ...one, setRatio: ratioOf(one) })),
      rules: { ...(body['rules'] as RequestBody), ...rules },
    };
  });
}

/** The load problems of such requests, over all rules. */
export function arbitraryProblem(settings: Partial<RequestSettings> = {}): fc.Arbitrary<LoadProblem> {
  return arbitraryRequest(settings).map((body) => problemWithAllRules(body));
}

/** What a request asks for, with those rules too that the calculation leaves out until the search obeys them. */
export function problemWithAllRules(body: RequestBody, uom: Uom = UOM): LoadProblem {
  const { request, allIssues } = judge(body, { uom });
  if (allIssues.length > 0) throw new Error(`the request is not valid: ${JSON.stringify(allIssues)}`);
  const { account, maxRunTimeSeconds } = RESOLVE_OPTIONS;
  const measures = new Measures(uom);
  const ruled = request.rules as FilledRules;
  const cargoes = (request.cargoes as FilledCargo[]).map((cargo, i) =>
    measureCargo(asOptional(cargo, ruled), uom, measures, `${i}`),
  );
  const containers = (request.emptyContainers as FilledContainerBody[]).map((container, i) => ({
    ...measureContainer(container, account, measures, `${i}`),
    ...measureAxles(container, ruled.axleRegulation, uom),
  }));
  const names = cargoes.map((cargo) => cargo.name);
  const rules = measureRules(ruled, account, names, maxRunTimeSeconds, measures);
  const { grid } = measures.grid();
  return {
    uom,
    scale: grid.scale,
    cargoes: cargoes.map((cargo) => cargoOnGrid(cargo, grid)),
    containers: containers.map((container) => containerOnGrid(container, grid)),
    rules: rulesOnGrid(rules, grid),
  };
}
