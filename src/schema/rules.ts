/** Rules: how a load is to be calculated. */

import type { EmptyContainerBody } from './empty-container.js';
import {
  ALGORITHM_TYPE,
  BEST_FIT_SELECTION,
  CALCULATION_TYPE,
  FILL_DIRECTION,
  GROUPS_STACKING_RULE,
  OPTIONAL_FILLING,
  PALLETIZING_ALGORITHM,
  STACKING_HEIGHT_ALGORITHM,
  STACKING_RULE,
} from './enums.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import Type, { type Static } from './typebox.js';

const named = { minLength: 1, 'x-trim': true, 'x-shown': { pattern: field.WITH_A_SIGN } } as const;

export const MatrixRowSchema = Type.Object(
  {
    bottomCargo: Type.String({ ...named, description: 'Name of the cargo below, * for any.' }),
    topCargo: Type.String({ ...named, description: 'Name of the cargo on top, * for any.' }),
    allowed: field.flag(true, 'The one may rest on the other.'),
  },
  { description: 'Whether one cargo may rest on another.' },
);

export const MaxStackingHeightSchema = Type.Object(
  {
    isUsed: field.flag(false, 'The rule counts.'),
    algorithm: field.choice(
      STACKING_HEIGHT_ALGORITHM,
      'ProportionalToGroundPlacementWidth',
      'How the height is limited.',
    ),
    proportionalRateToSetMaxStackingHeight: Type.Optional(
      Type.Number({ minimum: 0, default: 0, description: 'Height of a stack / shorter side of what it stands on.' }),
    ),
  },
  { description: 'Limits the height of a stack.' },
);

export const RulesPalletizingSchema = Type.Object(
  {
    isUsed: field.flag(false, 'Every cargo is palletized.'),
    isDifferentGroupsAllowedInSamePallet: field.flag(false, 'Mixed pallets may hold several groups.'),
    minHeightOfPallets: field.length('A lower pallet is not built.'),
    palletizingAlgorithm: field.choice(
      PALLETIZING_ALGORITHM,
      'UnitloadsDevelopedInAdvance',
      'Pallets first, or their heights chosen while the vehicle is loaded.',
    ),
  },
  { description: 'How cargo is palletized.' },
);

export const BalanceConfigurationSchema = Type.Object(
  {
    isUsed: field.flag(false, 'The rule counts.'),
    maxWeightDifference: field.percent('Most difference of the halves, percent of the weight of the cargo.'),
  },
  { description: 'Limits the difference of weight between the halves of a container.' },
);

const basic = {
  calculationType: field.requiredChoice(CALCULATION_TYPE, 'What kind of load.'),
  algorithmType: field.choice(ALGORITHM_TYPE, 'Optimization', 'Default is Optimization.'),
  fillDirection: field.choice(FILL_DIRECTION, 'FrontToRear', 'Walls from the front, or layers from the floor.'),
  optimizationLevel: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIMITS.optimizationLevel, default: 2, description: '1 fast to 4 thorough.' }),
  ),
  seed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.whole, default: 1, description: 'Of the pseudo-random choices.' }),
  ),
  isWeightLimited: field.flag(true, 'Weight limits hold.'),
  isPriceLimited: field.flag(false, 'Price limits hold.'),
  isSpreadIdenticalCargoAllowed: field.flag(true, 'A cargo may be divided over containers.'),
  isEmptySpaceMerged: field.flag(true, 'Neighbouring empty spaces are joined.'),
  isSequenceUsed: field.flag(false, 'Lower sequence is loaded first.'),
  isUnitloadFirst: field.flag(false, 'Whole unit loads first, then loose cargo.'),
  isUnitloadsPartialAllowedWhenUnitloadsFirst: field.flag(false, 'Partial unit loads too.'),
  isUnitloadFilledWithDifferentCargoes: field.flag(false, 'Read-only.'),
  bestFitContainersSelectionType: field.choice(
    BEST_FIT_SELECTION,
    'BestfitDisabled',
    'How container types are chosen.',
  ),
  bestFitContainersSelectionMaxVolUtilThreshold: field.percent('Volume utilisation that is good enough.'),
  bestFitContainersSelectionMaxWeightUtilThreshold: field.percent('Weight utilisation that is good enough.'),
};

const stacking = {
  isSafeStackingUsed: field.flag(true, 'Everything above the floor is supported.'),
  minSupportRate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0.8,
      description: 'Share of a base that is supported; 0.8 is 80 %.',
    }),
  ),
  maxDepthToSupportForSafeStacking: field.length('Tops at most this much below a base support it too.'),
  minWeightDifferencePercentageForStackingTwoCargoes: field.percent('An upper piece is lighter by so much.'),
  stackingRule: field.choice(STACKING_RULE, 'BestFit', 'Which cargo may rest on which.'),
  groupsStackingRule: field.choice(GROUPS_STACKING_RULE, 'BestFit', 'Which group may rest on which.'),
  stackingMatrix: field.optional(
    Type.Array(Type.Union([MatrixRowSchema, Type.Array(Type.Boolean(), { maxItems: LIMITS.cargoes })]), {
      maxItems: LIMITS.matrixRows,
      description: 'Rows of pairs, or a square of booleans in the order of the cargoes: row below, column on top.',
    }),
  ),
  maxStackingHeight: field.optional(MaxStackingHeightSchema),
};

const grouping = {
  isGroupUsed: field.flag(false, 'Cargo of a group lies together.'),
  isGroupSequenceUsed: field.flag(false, 'Groups are loaded in sequence.'),
  isSameGroupAllowedInDifferentContainers: field.flag(true, 'A group may be divided over containers.'),
  isGroupsToPrefContainers: field.flag(false, 'A group goes to the favourite containers of its cargoes.'),
  isSameAlias1TogetherInSameGroup: field.flag(false, 'Cargo of an alias lies together within its group.'),
  isSameAlias2TogetherInSameAlias1AndGroup: field.flag(false, 'The same, one level down.'),
  isDifferentGroupAllowedOnMultiSetLoad: field.flag(false, 'Sets of different groups may share a container.'),
  isSameGroupDividedToDifferentContainersWhenNotKeptTogether: field.flag(false, 'A group too large is divided.'),
};

const loading = {
  maxLoadingReach: field.length('Farthest that a piece is reached over cargo while it is loaded; 0 is no limit.'),
};

const advanced = {
  isCargoSizeConsolidated: field.flag(false, 'Sizes that differ by 2 % at most are searched as one.'),
  isTuned: field.flag(true, 'The improvement phase runs.'),
  maxSearchVolPerncentage: field.percent('Most volume utilisation; 0 is unrestricted.'),
  maxSearchDepth: field.count('Bounds the tree of the search; 0 is unrestricted.'),
  maxRunTimeSeconds: field.count('Stops the search by the clock; 0 is the most that the service allows.'),
  isMultiContainerTypesEnabled: field.flag(true, 'Container types may be mixed.'),
  maxFillQtyPerContainer: field.count('Most cargo units in a container; 0 is unrestricted.'),
};

const readOnly = {
  isCargoCostComputedFromShipCost: field.flag(false, 'Read-only.'),
  isIdenticalCargoStayInOneContainerWhenNotSpread: field.flag(false, 'Read-only.'),
  isSideSpaceOfCargoFilledWithSameCargo: field.flag(false, 'Read-only.'),
  isCargoSequenceUsedInOppositeOrder: field.flag(false, 'Read-only.'),
  isBottomOrientationRespected: field.flag(false, 'Read-only.'),
  isEasyLoadUsed: field.flag(false, 'Read-only.'),
  maxCargoTypesPerContainer: field.count('Read-only.'),
  maxPlacementSize: Type.Optional(Type.Number({ default: 0, description: 'Read-only.' })),
  isCustomRuleUsedForSolutionsNames: field.flag(false, 'Read-only.'),
  prefixOfSolutionsNames: field.optional(Type.String({ description: 'Read-only.' })),
  suffixOfSolutionsNames: field.optional(Type.String({ description: 'Read-only.' })),
  sequenceStartingNumberOfSolutionsNames: field.optional(Type.Number({ description: 'Read-only.' })),
  sequenceLengthOfSolutionsNames: field.optional(Type.Number({ description: 'Read-only.' })),
};

const palletizing = {
  isPalletized: field.flag(false, 'Every cargo is palletized.'),
  palletizing: field.optional(RulesPalletizingSchema),
  MixPallet: field.optional(
    Type.Unsafe<EmptyContainerBody>(Type.Ref('EmptyContainer', { description: 'The pallet of mixed pallets.' })),
  ),
};

const balancing = {
  isBalanceAppliedToAllSolutions: field.flag(false, 'Every container is balanced.'),
  isBalanceAppliedToLastSolution: field.flag(false, 'The last container is balanced.'),
  isBalanceReplacedWithSmallerSizes: field.flag(
    false,
    'The last container is replaced with the smallest that will do.',
  ),
  isBalancePoorUtlizationUnloaded: field.flag(false, 'A poorly used container is emptied.'),
  isBalanceSpreadLoadBottom: field.flag(false, 'The load spreads over the floor first.'),
  isBalanceAlignLoadCenter: field.flag(false, 'The load is shifted to the middle.'),
  isBalanceFillWithOptionalCargoes: field.flag(false, 'Optional cargo fills what space is left.'),
  isBalanceFillWithAdditionalAmountofExstingCargoes: field.flag(false, 'More of the cargo fills what space is left.'),
  maxUtilizationForBalanceUnload: field.percent('Utilisation below which a container is emptied.'),
  optionalCargoesFillingAction: field.choice(
    OPTIONAL_FILLING,
    'FillAllContainers',
    'Which containers optional cargo fills.',
  ),
  balanceConfiguration: field.optional(BalanceConfigurationSchema),
};

export const RulesSchema = Type.Object(
  { ...basic, ...stacking, ...grouping, ...loading, ...advanced, ...readOnly, ...palletizing, ...balancing },
  { $id: 'Rules', description: 'How the load is calculated.' },
);

/** Rules that come from the account; in a request they are ignored. */
export const READ_ONLY_RULES: readonly string[] = [...Object.keys(readOnly), 'isUnitloadFilledWithDifferentCargoes'];

export type RulesBody = Static<typeof RulesSchema>;
