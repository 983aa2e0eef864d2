/** Load problems with every field at its default, for tests and benchmarks that need only a few of them. */
import { volumeOf } from '../../../src/domain/geometry.js';
import type {
  Cargo,
  Container,
  LoadProblem,
  Palletizing,
  PalletizingRules,
  Rules,
} from '../../../src/domain/problem.js';

/** A cuboid of 100 x 100 x 100 in the basic orientations, one piece, but for what `fields` says. */
export function cargoOf(fields: Partial<Cargo>): Cargo {
  const size = fields.size ?? { length: 100, width: 100, height: 100 };
  return {
    name: 'cargo',
    style: 'Shipcase',
    size,
    diameter: 0,
    volume: volumeOf(size),
    weight: 0,
    quantity: 1,
    pieceInside: 0,
    orderPieces: 0,
    setRatio: 0,
    price: 0,
    alias: '',
    alias2: '',
    groupName: '',
    sequence: 0,
    orientations: 0b000011,
    turnAllowedOnFloor: true,
    orientationPriority: [],
    maxLayers: [0, 0, 0, 0, 0, 0],
    maxLayersAllowedOverDifferentCargoes: true,
    stackValue: 0,
    stackCode: '',
    maxSupportingWeight: 0,
    floorStackType: null,
    floorStackSupportsOthers: true,
    overhang: null,
    isOptional: false,
    faceOpen: 'NeitherSide',
    favourites: [],
    ...fields,
  };
}

/** A truck of 1000 x 500 x 500 without limits, as many as needed, but for what `fields` says. */
export function containerOf(fields: Partial<Container>): Container {
  return {
    containerType: 'Truck',
    vehicleType: null,
    name: 'truck',
    quantity: 0,
    size: { length: 1000, width: 500, height: 500 },
    maxExtent: { length: 0, width: 0, height: 0 },
    emptyWeight: 0,
    maxWeight: 0,
    maxVolumePercent: 0,
    maxCargoTypes: 0,
    priority: 0,
    price: 0,
    maxPrice: 0,
    deckReach: { length: 0, width: 0 },
    zones: [],
    dropDeckFront: null,
    dropDeckRear: null,
    ...fields,
  };
}

/** The defaults of the contract for a request without `rules`. */
export function rulesOf(fields: Partial<Rules>): Rules {
  return {
    calculationType: 'MixLoad',
    algorithmType: 'Optimization',
    fillDirection: 'FrontToRear',
    optimizationLevel: 2,
    seed: 1,
    maxRunTimeSeconds: 300,
    isWeightLimited: true,
    isPriceLimited: false,
    isCargoUndivided: false,
    isEmptySpaceMerged: true,
    isSequenceUsed: false,
    isSequenceReversed: false,
    isCargoSizeConsolidated: false,
    isTuned: true,
    maxSearchVolumePercentage: 0,
    maxSearchDepth: 0,
    maxFillQuantityPerContainer: 0,
    isMultiContainerTypesEnabled: true,
    bestFitSelection: 'BestfitDisabled',
    bestFitMaxVolumeThreshold: 0,
    bestFitMaxWeightThreshold: 0,
    isSafeStackingUsed: true,
    minSupportRate: 0.8,
    maxDepthToSupport: 0,
    minWeightDifferencePercentage: 0,
    stackingRule: 'BestFit',
    groupsStackingRule: 'BestFit',
    stackingMatrix: [],
    maxStackingHeightRate: null,
    isGroupUsed: false,
    isGroupSequenceUsed: false,
    isSameGroupAllowedInDifferentContainers: true,
    optionalFilling: 'FillNone',
    ...fields,
  };
}

export function problemOf(
  cargoes: readonly Partial<Cargo>[],
  containers: readonly Partial<Container>[] = [{}],
  rules: Partial<Rules> = {},
): LoadProblem {
  return {
    uom: 'UnitMetric',
    scale: 1,
    cargoes: cargoes.map((fields, place) => cargoOf({ name: `cargo ${place + 1}`, ...fields })),
    containers: containers.map((fields, place) => containerOf({ name: `container ${place + 1}`, ...fields })),
    rules: rulesOf(rules),
  };
}

/** On the first pallet, partial ones allowed, but for what `fields` says. */
export function palletizingOf(fields: Partial<Palletizing>): Palletizing {
  return {
    pallet: 0,
    fixedCount: 0,
    isTopFlat: false,
    isPartialAllowed: true,
    goesToMixedPallets: false,
    goesToVehicle: false,
    topPattern: 'BestFit',
    bottomPattern: 'BestFit',
    layersTurned: 0,
    ...fields,
  };
}

export const PALLETIZING_RULES: PalletizingRules = {
  mixedPallet: null,
  areGroupsMixed: false,
  minHeight: 0,
  isHeightChosen: false,
  areUnitLoadsFirst: false,
  arePartialsFirst: false,
};
