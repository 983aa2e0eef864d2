/** The field's closed lists (docs/interface.md, Enumerations); `schema/enums.ts` adds codes and aliases. */

/** What a new calculation type is named by, in the interface too. */
export const CALCULATION_TYPES = ['MixLoad', 'SetLoad', 'SetLoadByVolume', 'UnitLoad', 'MultipleSetLoad'] as const;

export type CalculationType = (typeof CALCULATION_TYPES)[number];

export type Uom = 'UnitEnglish' | 'UnitMetric' | 'UnitHighMetric';

export type Style = 'Shipcase' | 'Palletload' | 'Roll';

export type ContainerType = 'Carton' | 'Pallet' | 'SeaVan' | 'Truck' | 'ULD';

export type VehicleType = 'Dry' | 'OpenTop' | 'FlatRack' | 'Refrigerated';

export type DoorSide = 'Rear' | 'Left' | 'Right' | 'Top';

export type AlgorithmType = 'Optimization' | 'MaxVolumeFirst' | 'Interlocked';

export type FillDirection = 'FrontToRear' | 'BottomToTop';

export type StackingRule =
  | 'BestFit'
  | 'HigherStackValueBottomFirst'
  | 'AllowedTopBottmStackValueSame'
  | 'AllowedTopBottomFootPrintSame'
  | 'HeavierBottomFirst'
  | 'FloorStack'
  | 'FollowStackMatrix'
  | 'AlwaysSingleLayerOnBottom'
  | 'AlwaysNotAllowed'
  | 'StackValue'
  | 'StackCode'
  | 'SameGroupOnly'
  | 'SameAliasOnly'
  | 'LargerFootprintBottomFirst'
  | 'DenserBottomFirst'
  | 'LowerSequenceBottomFirst';

export type GroupsStackingRule = 'BestFit' | 'AlwaysNotAllowed';

export type BestFitSelection =
  | 'BestfitDisabled'
  | 'BestfitMaxEmptySizeFirst'
  | 'BestfitMaxVolUtilFirst'
  | 'BestfitMaxLoadVolFirst'
  | 'BestfitMaxWeightUtilFirst';

export type OptionalFilling = 'FillNone' | 'FillLastContainer' | 'FillAllContainers';

export type FloorStackType = 'BestFit' | 'BottomOnly' | 'NoBottom';

export type FaceOpen = 'NeitherSide' | 'LengthSide' | 'WidthSide' | 'BothSides';

/** Who brings cargo into a container. */
export type Handling = 'Hand' | 'Machine';

export type LayerPatternName =
  | 'BestFit'
  | 'Pattern1Block'
  | 'Pattern2Blocks'
  | 'Pattern3Blocks'
  | 'Pattern4Blocks'
  | 'MultiSurface';
