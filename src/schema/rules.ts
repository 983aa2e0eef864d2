/** Rules: how a load is to be calculated. */

import type { EmptyContainerBody } from './empty-container.js';
import {
  ALGORITHM_TYPE,
  AXLE_REGULATION,
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
import type { AccountRule } from './read-only-rules.js';
import Type, { type Static } from './typebox.js';

const named = { minLength: 1, 'x-trim': true, 'x-shown': { pattern: field.WITH_A_SIGN } } as const;

export const MatrixRowSchema = Type.Object(
  {
    bottomCargo: Type.String({ ...named, description: 'Name of the cargo below, * for any.' }),
    topCargo: Type.String({ ...named, description: 'Name of the cargo on top, * for any.' }),
    allowed: field.flag(true, 'The upper cargo may rest on the lower one.'),
  },
  { description: 'Whether one cargo may rest on another.' },
);

export const MaxStackingHeightSchema = Type.Object(
  {
    isUsed: field.flag(false, 'The rule is used.'),
    algorithm: field.choice(
      STACKING_HEIGHT_ALGORITHM,
      'ProportionalToGroundPlacementWidth',
      'How the height is limited.',
    ),
    proportionalRateToSetMaxStackingHeight: Type.Optional(
      Type.Number({
        minimum: 0,
        default: 0,
        description: 'Largest height of a stack, divided by the shorter floor side of the piece at its foot.',
      }),
    ),
  },
  { description: 'Limits the height of a stack.' },
);

export const RulesPalletizingSchema = Type.Object(
  {
    isUsed: field.flag(false, 'Every cargo is palletized.'),
    remainQtyToMixPallet: field.flag(
      false,
      'Pieces of any cargo that do not fill a pallet go to mixed pallets, as remainQtyToMixPallet of a cargo says.',
    ),
    isDifferentGroupsAllowedInSamePallet: field.flag(false, 'A mixed pallet may hold several groups.'),
    minHeightOfPallets: field.length('Pallets whose cargo is lower than this are not built.'),
    palletizingAlgorithm: field.choice(
      PALLETIZING_ALGORITHM,
      'UnitloadsDevelopedInAdvance',
      'Pallets are planned first, or their heights are chosen while the vehicle is loaded.',
    ),
  },
  { description: 'How cargo is palletized.' },
);

export const BalanceConfigurationSchema = Type.Object(
  {
    isUsed: field.flag(false, 'The rule is used.'),
    maxWeightDifference: field.percent('Largest difference between the halves, percent of the weight of the cargo.'),
  },
  { description: 'Limits the difference of weight between the halves of a container.' },
);

const basic = {
  rulesName: field.optional(
    Type.String({
      ...named,
      maxLength: LIMITS.nameLength,
      description: 'Rule profile of the master data. What a request says wins over the profile.',
    }),
  ),
  calculationType: Type.Optional(
    field.requiredChoice(
      CALCULATION_TYPE,
      'How cargo is combined into loads. Required, unless the profile of `rulesName` says it.',
    ),
  ),
  algorithmType: field.choice(ALGORITHM_TYPE, 'Optimization', 'How the search works.'),
  fillDirection: field.choice(
    FILL_DIRECTION,
    'FrontToRear',
    'Whether walls are built from the front or layers from the floor.',
  ),
  optimizationLevel: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.optimizationLevel,
      default: 2,
      description: '1 (fast) to 4 (thorough).',
    }),
  ),
  seed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.whole, default: 1, description: 'Seed of the pseudo-random choices.' }),
  ),
  isWeightLimited: field.flag(true, 'Weight limits hold.'),
  isPriceLimited: field.flag(false, 'Price limits hold.'),
  isSpreadIdenticalCargoAllowed: field.flag(true, 'Equal pieces may be spread over several containers.'),
  isEmptySpaceMerged: field.flag(true, 'Adjacent empty spaces are joined.'),
  isSequenceUsed: field.flag(false, 'Cargo with a lower sequence is loaded first.'),
  lastStop: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LIMITS.whole,
      default: 0,
      description:
        'What stops are called: the number of the stop that a cargo of sequence 1 leaves at, lastStop + 1 − sequence that of ' +
        'any other; with isCargoSequenceUsedInOppositeOrder the sequence itself. 0: stops are counted.',
    }),
  ),
  isUnitloadFirst: field.flag(false, 'Whole unit loads are loaded first, then loose cargo.'),
  isUnitloadsPartialAllowedWhenUnitloadsFirst: field.flag(
    false,
    'Partial unit loads are also loaded before loose cargo.',
  ),
  isUnitloadFilledWithDifferentCargoes: field.flag(false, 'Read-only.'),
  bestFitContainersSelectionType: field.choice(
    BEST_FIT_SELECTION,
    'BestfitDisabled',
    'How container types are chosen.',
  ),
  bestFitContainersSelectionMaxVolUtilThreshold: field.percent(
    'Volume utilisation from which a container type is good enough.',
  ),
  bestFitContainersSelectionMaxWeightUtilThreshold: field.percent(
    'Weight utilisation from which a container type is good enough.',
  ),
};

const stacking = {
  isSafeStackingUsed: field.flag(true, 'Everything above the floor is supported.'),
  minSupportRate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0.8,
      description: 'Share of the base that must be supported; 0.8 is 80 %.',
    }),
  ),
  maxDepthToSupportForSafeStacking: field.length('A top that is at most this much below a base also supports it.'),
  minWeightDifferencePercentageForStackingTwoCargoes: field.percent(
    'Percentage by which an upper piece must be lighter than each piece below it.',
  ),
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
  isSameGroupAllowedInDifferentContainers: field.flag(true, 'A group may be divided between containers.'),
  isGroupsToPrefContainers: field.flag(false, 'A group goes to the favourite containers of its cargoes.'),
  isSameAlias1TogetherInSameGroup: field.flag(false, 'Cargo of an alias lies together within its group.'),
  isSameAlias2TogetherInSameAlias1AndGroup: field.flag(
    false,
    'Cargo of an alias2 lies together within its group and alias.',
  ),
  isDifferentGroupAllowedOnMultiSetLoad: field.flag(false, 'Sets of different groups may share a container.'),
  isSameGroupDividedToDifferentContainersWhenNotKeptTogether: field.flag(
    false,
    'A group that is too large for one container is divided.',
  ),
};

const loading = {
  maxLoadingReach: field.length(
    'Largest distance over which a piece may be reached across other cargo during loading; 0 is no limit.',
  ),
  axleRegulation: field.choice(
    AXLE_REGULATION,
    'None',
    'The law whose limits of axles hold beside those of the vehicles.',
  ),
};

const advanced = {
  isCargoSizeConsolidated: field.flag(false, 'Sizes that differ by at most 2 % are treated as one during the search.'),
  isTuned: field.flag(true, 'The improvement phase runs.'),
  maxSearchVolPerncentage: field.percent('Largest volume utilisation; 0 is unlimited.'),
  maxSearchDepth: field.count('Limits the depth of the search tree; 0 is unlimited.'),
  maxRunTimeSeconds: field.count('Time limit of the search in seconds; 0 is the largest that the service allows.'),
  isMultiContainerTypesEnabled: field.flag(true, 'Container types may be mixed.'),
  maxFillQtyPerContainer: field.count('Largest number of cargo units in a container; 0 is unlimited.'),
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
} satisfies Record<AccountRule, unknown>;

const palletizing = {
  isPalletized: field.flag(false, 'Every cargo is palletized.'),
  palletizing: field.optional(RulesPalletizingSchema),
  MixPallet: field.optional(
    Type.Unsafe<EmptyContainerBody>(
      Type.Ref('EmptyContainer', { description: 'The pallet for mixed pallets, and for cargo without its own.' }),
    ),
  ),
};

const balancing = {
  isBalanceAppliedToAllSolutions: field.flag(false, 'Every container is balanced.'),
  isBalanceAppliedToLastSolution: field.flag(false, 'The last container is balanced.'),
  isBalanceReplacedWithSmallerSizes: field.flag(
    false,
    'The last container is replaced with the smallest type that takes its load.',
  ),
  isBalancePoorUtlizationUnloaded: field.flag(false, 'A poorly used container is emptied.'),
  isBalanceSpreadLoadBottom: field.flag(false, 'The cargo is spread over the floor first.'),
  isBalanceAlignLoadCenter: field.flag(false, 'The load is moved to the middle of the container.'),
  isBalanceFillWithOptionalCargoes: field.flag(false, 'Optional cargo fills the remaining space.'),
  isBalanceFillWithAdditionalAmountofExstingCargoes: field.flag(
    false,
    'Additional pieces of the cargo fill the remaining space.',
  ),
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

export type RulesBody = Static<typeof RulesSchema>;
