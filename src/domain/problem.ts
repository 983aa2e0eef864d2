/**
 * The load problem: a request with its defaults filled in, its aliases resolved and its sizes in whole numbers.
 * Plain data (it can be cloned, stored as JSON and posted between threads); nothing in it is ever changed.
 *
 * Units: sizes are scaled whole units, `scale` of them make one length unit of the request; weights and prices are
 * the request's own numbers; shares are 0..1, percentages 0..100.
 */
import type { AxleRegulation } from './axle-regulations.js';
import type { Axles } from './axles.js';
import type { Cuboid, Orientation, Position, Size } from './geometry.js';
import type {
  AlgorithmType,
  BestFitSelection,
  CalculationType,
  ContainerType,
  DoorSide,
  FaceOpen,
  FillDirection,
  FloorStackType,
  GroupsStackingRule,
  Handling,
  LayerPatternName,
  OptionalFilling,
  StackingRule,
  Style,
  Uom,
  VehicleType,
} from './words.js';

export interface LoadProblem {
  readonly uom: Uom;
  /** Scaled whole units in one length unit of `uom`: 1, 10, 100, ... */
  readonly scale: number;
  /** In the order of the request; a cargo is named by its place here everywhere below. */
  readonly cargoes: readonly Cargo[];
  /** Container types in the order of the request. */
  readonly containers: readonly Container[];
  /** What cargo is stacked on before it goes into the containers; absent when no cargo is palletized. */
  readonly pallets?: readonly Container[];
  readonly rules: Rules;
  /**
   * Of what an order leaves beside what is placed: keys (kept-together.ts) of what fits no single container of that order, and
   * may be divided. Absent: the containers of the problem decide.
   */
  readonly knownTooLarge?: ReadonlySet<string>;
}

/** So many pieces of one cargo. */
export interface CargoCount {
  /** Place of the cargo in `problem.cargoes`. */
  readonly cargo: number;
  readonly quantity: number;
}

export interface Cargo {
  readonly name: string;
  readonly style: Style;
  /** As packed: bulge included, a roll's bounding box (diameter, diameter, axis). */
  readonly size: Size;
  /** Scaled units; 0 when the cargo is a cuboid. */
  readonly diameter: number;
  /** Cubic scaled units of one piece: of the cuboid, or of a roll's cylinder. */
  readonly volume: number;
  readonly weight: number;
  readonly quantity: number;
  readonly pieceInside: number;
  readonly orderPieces: number;
  readonly setRatio: number;
  readonly price: number;
  readonly alias: string;
  readonly alias2: string;
  readonly groupName: string;
  readonly sequence: number;
  /** Bit mask of allowed orientations, bit 0 = orientation 1. */
  readonly orientations: number;
  readonly turnAllowedOnFloor: boolean;
  /** In order of preference; empty when none. */
  readonly orientationPriority: readonly Orientation[];
  /** Six numbers, orientation 1 first; 0 is no limit. */
  readonly maxLayers: readonly number[];
  readonly maxLayersAllowedOverDifferentCargoes: boolean;
  readonly stackValue: number;
  readonly stackCode: string;
  /** 0: no limit. */
  readonly maxSupportingWeight: number;
  /** It may be tilted to pass a door. */
  readonly tiltsAtDoor?: true;
  /** Share of its base that touches what is below; absent: all of it. */
  readonly footShare?: number;
  /** Null when the request does not give it. */
  readonly floorStackType: FloorStackType | null;
  readonly floorStackSupportsOthers: boolean;
  /** Nothing rests on it, of its own kind neither; absent: something may. */
  readonly nothingOnTop?: true;
  /** Scaled units along the container's length and width; null when no overhang is allowed. */
  readonly overhang: { readonly length: number; readonly width: number } | null;
  /** It fills what the other cargo leaves, and opens no container. */
  readonly isOptional: boolean;
  /** Pieces beyond the order that there may be of it, where extra cargo is allowed; absent: any number. */
  readonly mostExtra?: number;
  readonly faceOpen: FaceOpen;
  /** Who brings it in; absent: by its style (reach.ts). */
  readonly handling?: Handling;
  /** Names of preferred containers. */
  readonly favourites: readonly string[];
  /** How it is stacked on pallets; absent: it is loaded as it is. */
  readonly palletizing?: Palletizing;
  /** Of a finished pallet, which only a problem of unit-loads.ts has for a cargo: what stands on one. */
  readonly contents?: readonly CargoCount[];
  /** Of a unit load of cargo of the order: the place of the first one on it, whose place among the groups it takes. */
  readonly firstInside?: number;
}

/** How one cargo is stacked on pallets, before these are loaded. */
export interface Palletizing {
  /** Place in `problem.pallets`. */
  readonly pallet: number;
  /** So many pieces on every full pallet; 0: as many as it takes. */
  readonly fixedCount: number;
  /** The top layer has as many pieces as the one below. */
  readonly isTopFlat: boolean;
  /** What does not fill a pallet may stand on one more. */
  readonly isPartialAllowed: boolean;
  /** Where what is left over then goes, mixed pallets first; neither: it stays behind. */
  readonly goesToMixedPallets: boolean;
  readonly goesToVehicle: boolean;
  readonly topPattern: LayerPatternName;
  /** Of every layer but the top one. */
  readonly bottomPattern: LayerPatternName;
  /** Layers, from the second on, that are turned against the one below. */
  readonly layersTurned: number;
}

export interface Container {
  readonly containerType: ContainerType;
  readonly vehicleType: VehicleType | null;
  readonly name: string;
  /** How many there are; 0 is as many as needed. */
  readonly quantity: number;
  /** Inner size; of a pallet: deck and height for cargo. */
  readonly size: Size;
  /** Extent of all cargo together, from the origin; 0 is no limit. */
  readonly maxExtent: Size;
  readonly emptyWeight: number;
  /** Of a pallet, below its deck; scaled units; absent: 0. */
  readonly thickness?: number;
  /** 0: no limit. */
  readonly maxWeight: number;
  /** Percent; 0: no limit. */
  readonly maxVolumePercent: number;
  /** 0: no limit. */
  readonly maxCargoTypes: number;
  readonly priority: number;
  readonly price: number;
  /** 0: no limit. */
  readonly maxPrice: number;
  /** How far cargo may reach over each edge of the deck (positive), or must stay inside it (negative). */
  readonly deckReach: { readonly length: number; readonly width: number };
  readonly zones: readonly Zone[];
  readonly dropDeckFront: Size | null;
  readonly dropDeckRear: Size | null;
  /** Of one that is seen as if the door in its side were at the rear (side-frame.ts): the blocks below its decks. */
  readonly seenFromSide?: { readonly decks: readonly Cuboid[] };
  /** Where the centre of gravity of the cargo may lie; absent: anywhere. */
  readonly cogTolerance?: CogTolerance;
  /** The one opening; absent: the whole rear wall, or all from above. */
  readonly door?: Door;
  /** What a metre or foot of the length bears, in the unit of the request; absent: any weight. */
  readonly maxWeightPerLength?: number;
  /** What a square metre or foot of floor and decks bears under each piece; absent: any weight. */
  readonly maxFloorPressure?: number;
  /** What carries it; absent: nothing is asked. */
  readonly axles?: Axles;
}

/** An opening, scaled units; in a side its width runs along the length. Of Top nothing else counts. */
export interface Door {
  readonly side: DoorSide;
  readonly width: number;
  readonly height: number;
  /** Above the floor. */
  readonly sill: number;
  /** At the rear of its left edge, seen from the door; in a side of the edge nearer the front wall. */
  readonly position: number;
}

/** Percent of the side: from the middle along length and width, above the floor; 0 asks nothing. */
export interface CogTolerance extends Size {
  /** It is asked after every stop, too. */
  readonly afterStops?: true;
}

export interface Zone {
  readonly name: string;
  readonly position: Position;
  readonly size: Size;
  /** 0: no limit. */
  readonly maxWeight: number;
  /** Null: any group. */
  readonly allowedGroups: readonly string[] | null;
}

export interface MatrixRow {
  /** Name of the cargo below, `*` for any. */
  readonly bottomCargo: string;
  readonly topCargo: string;
  readonly allowed: boolean;
}

/** Steps that a finished plan goes through (docs/rules.md, Balancing). */
export interface Balancing {
  /** They work on the last container only; false: on all. */
  readonly isLastOnly: boolean;
  /** The centre of gravity comes to the middle of the floor. */
  readonly isCentred: boolean;
  /** Cargo spreads over the floor before it is stacked. */
  readonly isSpread: boolean;
  /** Percent of the cargo's weight by which two halves of a container may differ; null: by any. */
  readonly maxWeightDifference: number | null;
  /** The last container is replaced with the smallest type that takes its load. */
  readonly isLastSmaller: boolean;
  /** Percent: a container whose utilisations are below it is emptied; 0: none is. */
  readonly poorUtilization: number;
}

export interface Rules {
  readonly calculationType: CalculationType;
  readonly algorithmType: AlgorithmType;
  readonly fillDirection: FillDirection;
  readonly optimizationLevel: 1 | 2 | 3 | 4;
  readonly seed: number;
  readonly maxRunTimeSeconds: number;

  readonly isWeightLimited: boolean;
  readonly isPriceLimited: boolean;
  /** Each cargo, by its name, lies whole in one container or stays behind. */
  readonly isCargoUndivided: boolean;
  /** But for what fits no single container, which is divided; absent: no. */
  readonly isCargoDividedWhenTooLarge?: true;
  readonly isEmptySpaceMerged: boolean;
  readonly isSequenceUsed: boolean;
  /** The higher sequence is loaded first. */
  readonly isSequenceReversed: boolean;
  /** No rule: the number of the stop that cargo of sequence 1 leaves at; absent: stops are counted. */
  readonly lastStop?: number;
  readonly isCargoSizeConsolidated: boolean;
  readonly isTuned: boolean;
  /** Percent; 0: no limit. */
  readonly maxSearchVolumePercentage: number;
  /** 0: no limit. */
  readonly maxSearchDepth: number;
  /** 0: no limit. */
  readonly maxFillQuantityPerContainer: number;
  readonly isMultiContainerTypesEnabled: boolean;
  readonly bestFitSelection: BestFitSelection;
  readonly bestFitMaxVolumeThreshold: number;
  readonly bestFitMaxWeightThreshold: number;

  readonly isSafeStackingUsed: boolean;
  /** Share 0..1 of a base that must be carried. */
  readonly minSupportRate: number;
  /** Scaled units. */
  readonly maxDepthToSupport: number;
  /** Percent; 0: no limit. */
  readonly minWeightDifferencePercentage: number;
  readonly stackingRule: StackingRule;
  readonly groupsStackingRule: GroupsStackingRule;
  readonly stackingMatrix: readonly MatrixRow[];
  /** Null when not used; else top of a stack / shorter floor dimension. */
  readonly maxStackingHeightRate: number | null;

  /** Groups had better lie together; the same one and two levels down; absent: no. */
  readonly isGroupUsed: boolean;
  readonly isAlias1Together?: true;
  readonly isAlias2Together?: true;
  /** A group had better go to the favourite containers of its cargoes; absent: no. */
  readonly isGroupsToPrefContainers?: true;
  readonly isGroupSequenceUsed: boolean;
  /** False: each group lies whole in one container or stays behind. */
  readonly isSameGroupAllowedInDifferentContainers: boolean;
  /** But for what fits no single container, which is divided; absent: no. */
  readonly isGroupDividedWhenTooLarge?: true;
  /** Scaled units that no piece may be reached over while it is loaded; absent: any, the fewer the better. */
  readonly maxLoadingReach?: number;
  /** No rule: how far further in than what stands the search places cargo of a later rank; absent: maxLoadingReach. */
  readonly stageReach?: number;
  /** Its figures are among the limits of the axles; absent: none. */
  readonly axleRegulation?: Exclude<AxleRegulation, 'None'>;
  readonly optionalFilling: OptionalFilling;
  /** Of the account: tidy loads count before short ones. */
  readonly isEasyLoadUsed?: true;
  /** Of the account: space beside a cargo is filled with the same cargo first. */
  readonly isSideFilledAlike?: true;
  /** Under MultipleSetLoad sets of different groups may lie in one container; absent: no. */
  readonly areSetsMixed?: true;
  /** What is done to a finished plan; absent: nothing. */
  readonly balancing?: Balancing;
  /** Pieces beyond the quantity of cargo already loaded may fill what is left; absent: no. */
  readonly isExtraCargoAllowed?: true;
  /** Of pallets; absent when no cargo is palletized. */
  readonly palletizing?: PalletizingRules;
}

export interface PalletizingRules {
  /** Place in `problem.pallets` of what different cargoes share; null: each pallet of its own. */
  readonly mixedPallet: number | null;
  readonly areGroupsMixed: boolean;
  /** Scaled units, without the pallet's own thickness; pallets that would be lower are not built. */
  readonly minHeight: number;
  /** Heights are chosen for the vehicles (UnitloadsDevelopedDinamically). */
  readonly isHeightChosen: boolean;
  /** Vehicles get unit loads before loose cargo. */
  readonly areUnitLoadsFirst: boolean;
  /** Partial pallets are among them. */
  readonly arePartialsFirst: boolean;
}
