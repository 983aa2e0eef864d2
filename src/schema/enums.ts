/**
 * The closed lists of the interface: their spelling in responses, their numeric codes and their other names.
 * Values are matched without regard to case, blanks, hyphens and underscores.
 */
import { CALCULATION_TYPES, type CalculationType } from '../domain/words.js';

export interface Enumeration<Value extends string = string> {
  readonly name: string;
  readonly values: readonly Value[];
  /** Numeric codes by value, for those that have one. */
  readonly codes: Readonly<Partial<Record<Value, number>>>;
  /** The value that a text or a numeric code stands for; undefined when it stands for none. */
  match(given: unknown): Value | undefined;
}

/** A value, its numeric code (null: it has none) and its other names. */
type Row<Value extends string> = readonly [value: Value, code: number | null, ...otherNames: string[]];

/** Longer texts are no value of any list: they are not even looked at. */
const LONGEST_NAME = 100;

function plain(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}

function enumeration<const Value extends string>(name: string, rows: readonly Row<Value>[]): Enumeration<Value> {
  const byName = new Map<string, Value>();
  const codes: Partial<Record<Value, number>> = {};
  for (const [value, code, ...otherNames] of rows) {
    for (const text of [value, ...otherNames]) byName.set(plain(text), value);
    if (code !== null) {
      codes[value] = code;
      byName.set(String(code), value);
    }
  }
  const match = (given: unknown): Value | undefined => {
    if (typeof given === 'number') return byName.get(String(given));
    if (typeof given === 'string' && given.length <= LONGEST_NAME) return byName.get(plain(given));
    return undefined;
  };
  return { name, values: rows.map(([value]) => value), codes, match };
}

export const UOM = enumeration('UOMEnum', [
  ['UnitEnglish', null],
  ['UnitMetric', null],
  ['UnitHighMetric', null],
]);

export const LANGUAGE = enumeration('LanguageEnum', [
  ['ENG', null],
  ['GER', null],
  ['SPN', null],
  ['FRN', null],
  ['BRZ', null],
  ['CHN', null],
  ['JPN', null],
  ['KOR', null],
]);

export const STYLE = enumeration('StyleEnum', [
  ['Shipcase', null],
  ['Palletload', null],
  ['Roll', null],
]);

export const CONTAINER_TYPE = enumeration('ContainerTypeEnum', [
  ['Carton', 0],
  ['Pallet', 1],
  ['SeaVan', 2],
  ['Truck', 3],
  ['ULD', 4, 'AirPallet'],
]);

export const VEHICLE_TYPE = enumeration('VehicleTypeEnum', [
  ['Dry', 0],
  ['OpenTop', 1],
  ['FlatRack', 2, 'Flatbed'],
  ['Refrigerated', null],
]);

export const DOOR_SIDE = enumeration('DoorSideEnum', [
  ['Rear', null],
  ['Left', null],
  ['Right', null],
  ['Top', null],
]);

export const PALLET_TYPE = enumeration('PalletTypeEnum', [
  ['Wood2WaysDoube', 0, 'Wood2WaysDouble'],
  ['Paper', 1],
  ['Steel', 2],
  ['Slipsheet', 3],
  ['Wood2WaysSingle', 4],
  ['Wood4Ways', 5],
  ['Plastic2WaysDoube', 90, 'Plastic2WaysDouble'],
  ['Plastic2WaysSingle', 91],
  ['Plastic4Ways', 92],
  ['Bucket', 100],
]);

export const CARTON_TYPE = enumeration('CartonTypeEnum', [
  ['Tuck', 0],
  ['TuckWithoutMinorFlap', 1],
  ['RSC', 2],
  ['RSCClosed', 3],
  ['HSC', 4],
  ['Cube', 5],
  ['TrayHalf', 6],
  ['ShrinkWrap', 7],
  ['BottomOpen', 8],
]);

/** Numbers and other names of those that have had them; a new type has its name alone. */
const KNOWN_CALCULATION_TYPES: Partial<Record<CalculationType, readonly [code: number, ...otherNames: string[]]>> = {
  MixLoad: [0],
  SetLoad: [1, 'SetLoadByQuantity'],
  SetLoadByVolume: [2],
  UnitLoad: [3],
  MultipleSetLoad: [4, 'MultipleSetLoadByQuantity'],
};

export const CALCULATION_TYPE = enumeration(
  'CalculationTypeEnum',
  CALCULATION_TYPES.map((type): Row<CalculationType> => {
    const [code = null, ...otherNames] = KNOWN_CALCULATION_TYPES[type] ?? [];
    return [type, code, ...otherNames];
  }),
);

export const ALGORITHM_TYPE = enumeration('AlgorithmTypeEnum', [
  ['Optimization', 16, 'Default', '0'],
  ['MaxVolumeFirst', 1],
  ['Interlocked', 18],
]);

export const FILL_DIRECTION = enumeration('FillDirectionEnum', [
  ['FrontToRear', 0, 'ColumnStack'],
  ['BottomToTop', 2, 'LayerStack'],
]);

export const STACKING_RULE = enumeration('StackingRuleEnum', [
  ['BestFit', 100],
  ['HigherStackValueBottomFirst', 1],
  ['AllowedTopBottmStackValueSame', 2, 'AllowedTopBottomStackValueSame'],
  ['AllowedTopBottomFootPrintSame', 3],
  ['HeavierBottomFirst', 4],
  ['FloorStack', 5],
  ['FollowStackMatrix', 6],
  ['AlwaysSingleLayerOnBottom', 11],
  ['AlwaysNotAllowed', 101],
  ['StackValue', null],
  ['StackCode', null],
  ['SameGroupOnly', null],
  ['SameAliasOnly', null],
  ['LargerFootprintBottomFirst', null],
  ['DenserBottomFirst', null],
  ['LowerSequenceBottomFirst', null],
]);

export const GROUPS_STACKING_RULE = enumeration('GroupsStackingRuleEnum', [
  ['BestFit', 100],
  ['AlwaysNotAllowed', 101],
]);

export const BEST_FIT_SELECTION = enumeration('BestFitContainersSelectionEnum', [
  ['BestfitDisabled', 0],
  ['BestfitMaxEmptySizeFirst', 1],
  ['BestfitMaxVolUtilFirst', 2],
  ['BestfitMaxLoadVolFirst', 3],
  ['BestfitMaxWeightUtilFirst', 4],
]);

export const OPTIONAL_FILLING = enumeration('OptionalCargoesFillingActionEnum', [
  ['FillNone', null],
  ['FillLastContainer', null],
  ['FillAllContainers', null],
]);

export const LAYER_PATTERN = enumeration('UnitloadPatternEnum', [
  ['BestFit', 9],
  ['Pattern1Block', 0],
  ['Pattern2Blocks', 1],
  ['Pattern4Blocks', 2],
  ['Pattern3Blocks', 4],
  ['MultiSurface', 100],
]);

export const FLOOR_STACK_TYPE = enumeration('FloorStackTypeEnum', [
  ['BestFit', 0],
  ['BottomOnly', 1],
  ['NoBottom', 2],
]);

export const FACE_OPEN = enumeration('FaceOpenEnum', [
  ['NeitherSide', null],
  ['LengthSide', null],
  ['WidthSide', null],
  ['BothSides', null],
]);

export const HANDLING = enumeration('HandlingEnum', [
  ['Hand', null],
  ['Machine', null],
]);

export const PALLETIZING_ALGORITHM = enumeration('PalletizingAlgorithmEnum', [
  ['UnitloadsDevelopedInAdvance', null],
  ['UnitloadsDevelopedDinamically', null, 'UnitloadsDevelopedDynamically'],
]);

export const STACKING_HEIGHT_ALGORITHM = enumeration('MaxStackingHeightAlgorithmEnum', [
  ['ProportionalToGroundPlacementWidth', null],
]);

export const AXLE_LAYOUT = enumeration('AxleLayoutEnum', [
  ['Rigid', null],
  ['SemiTrailer', null],
]);

export const AXLE_REGULATION = enumeration('AxleRegulationEnum', [
  ['None', null],
  ['EU96-53', null, 'EU'],
  ['DE', null],
  ['US-Federal', null, 'US'],
]);

export const ENUMERATIONS: ReadonlyMap<string, Enumeration> = new Map(
  [
    UOM,
    LANGUAGE,
    STYLE,
    CONTAINER_TYPE,
    VEHICLE_TYPE,
    DOOR_SIDE,
    PALLET_TYPE,
    CARTON_TYPE,
    CALCULATION_TYPE,
    ALGORITHM_TYPE,
    FILL_DIRECTION,
    STACKING_RULE,
    GROUPS_STACKING_RULE,
    BEST_FIT_SELECTION,
    OPTIONAL_FILLING,
    LAYER_PATTERN,
    FLOOR_STACK_TYPE,
    FACE_OPEN,
    HANDLING,
    PALLETIZING_ALGORITHM,
    STACKING_HEIGHT_ALGORITHM,
    AXLE_LAYOUT,
    AXLE_REGULATION,
  ].map((list): [string, Enumeration] => [list.name, list]),
);
