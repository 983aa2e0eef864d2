/** Rules: when each of them can change something. A rule that works on what the request does not have cannot. */
import { didYouMean } from '../../../schema/near-miss.js';
import type { FilledRules } from '../resolve-rules.js';
import type { Condition, Effect, Effects } from './effect.js';
import { COMPARED, type Facts, NO_DOOR } from './facts.js';
import { OF_PALLETS } from './of-containers.js';

type MatrixEntry = NonNullable<FilledRules['stackingMatrix']>[number];
type MatrixRow = Exclude<MatrixEntry, readonly boolean[]>;

/** A condition of the request alone. */
const asked = (
  when: (facts: Facts) => boolean,
  otherwise: string | ((facts: Facts) => string),
): Condition<unknown> => ({
  when: (_, __, facts) => when(facts),
  otherwise: typeof otherwise === 'string' ? otherwise : (_, __, facts) => otherwise(facts),
});

const NO_PALLETS = 'no cargo is palletized (`isPalletized`)';
const ALONE = 'UnitLoad plans each cargo by itself';
const AN = { groupName: 'a', alias: 'an', alias2: 'an' };
const NO_GROUPS = 'no cargo has a `groupName`';
const ONE_TYPE = 'there are no container types to choose from';

const ofGroups = asked(({ hasGroups }) => hasGroups, NO_GROUPS);
const ofPallets = asked(({ hasPallets }) => hasPallets, NO_PALLETS);
const ofTypes = asked(
  ({ isTypeChosen }) => isTypeChosen,
  ({ isUnitLoad }) => (isUnitLoad ? 'UnitLoad plans each cargo in every container' : ONE_TYPE),
);

/** A rule that keeps cargo whole counts in a MixLoad. */
const NO_MIX_LOAD = 'it counts with the `calculationType` MixLoad';

function isRow(entry: MatrixEntry): entry is MatrixRow {
  return !Array.isArray(entry);
}

const matrixRow: Effect<MatrixEntry, FilledRules> = {
  when: (entry, _, facts) => !isRow(entry) || facts.unknownIn(entry).length === 0,
  otherwise: (entry, _, facts) => {
    const [name = ''] = isRow(entry) ? facts.unknownIn(entry) : [];
    const hint = didYouMean(name, facts.cargoNames);
    return `no cargo is named ${JSON.stringify(name)}${hint === undefined ? '' : `; ${hint}`}`;
  },
};

const stackingRule: Effect<FilledRules['stackingRule'], FilledRules> = {
  when: (rule, __, facts) => {
    if (rule === 'FollowStackMatrix') return facts.hasMatrix;
    if (rule === 'FloorStack') return false;
    // Of one cargo all pieces weigh the same; pallets of it may differ.
    if (rule === 'HeavierBottomFirst') return facts.hasUnitLoads || (facts.areDifferent && facts.differ('weight'));
    if (rule === 'DenserBottomFirst') return facts.areDifferent;
    const field = COMPARED[rule];
    return field === undefined || facts.differ(field);
  },
  otherwise: (rule, { stackingMatrix }, { isUnitLoad }) => {
    if (rule === 'FloorStack') return 'FloorStack forbids nothing';
    if (rule === 'FollowStackMatrix') {
      const isThere = (stackingMatrix ?? []).length > 0;
      return isThere ? 'no row of `stackingMatrix` names cargo of the request' : '`stackingMatrix` is not given';
    }
    return isUnitLoad ? ALONE : `\`${COMPARED[rule] ?? 'weight'}\`, which ${rule} compares, is the same for all cargo`;
  },
};

export const OF_RULES: Effects<FilledRules> = {
  rulesName: 'always',
  calculationType: 'always',
  algorithmType: 'always',
  fillDirection: 'always',
  optimizationLevel: 'always',
  seed: 'always',
  isWeightLimited: asked(({ hasMostWeight }) => hasMostWeight, 'no container has a `maxWeight`'),
  isPriceLimited: asked(
    ({ hasMostPrice, hasPrices }) => hasMostPrice || hasPrices,
    'no container has a `maxPrice`, and no cargo a `price`',
  ),
  isSpreadIdenticalCargoAllowed: asked(({ isMixLoad }) => isMixLoad, NO_MIX_LOAD),
  isEmptySpaceMerged: 'always',
  isSequenceUsed: asked(
    (facts) => facts.differ('sequence'),
    ({ isUnitLoad }) => (isUnitLoad ? ALONE : '`sequence` is the same of all cargo'),
  ),
  lastStop: 'always',
  isUnitloadFirst: ofPallets,
  isUnitloadsPartialAllowedWhenUnitloadsFirst: asked(
    ({ hasPallets, rules }) => hasPallets && rules.isUnitloadFirst,
    ({ hasPallets }) => (hasPallets ? '`isUnitloadFirst` is false' : NO_PALLETS),
  ),
  // Rules that are read-only have the warning ReadOnlyRule.
  isUnitloadFilledWithDifferentCargoes: 'always',
  bestFitContainersSelectionType: ofTypes,
  bestFitContainersSelectionMaxVolUtilThreshold: threshold(),
  bestFitContainersSelectionMaxWeightUtilThreshold: threshold(),

  isSafeStackingUsed: 'always',
  minSupportRate: asked(({ rules }) => rules.isSafeStackingUsed, '`isSafeStackingUsed` is false'),
  maxDepthToSupportForSafeStacking: 'always',
  minWeightDifferencePercentageForStackingTwoCargoes: asked(
    ({ rules }) => rules.isSafeStackingUsed,
    '`isSafeStackingUsed` is false',
  ),
  stackingRule,
  groupsStackingRule: asked(
    (facts) => facts.differ('groupName'),
    ({ isUnitLoad }) => (isUnitLoad ? ALONE : '`groupName` is the same for all cargo'),
  ),
  stackingMatrix: {
    when: (_, { stackingRule }) => stackingRule === 'FollowStackMatrix',
    otherwise: 'it is read with the `stackingRule` FollowStackMatrix',
    entries: matrixRow,
  },
  maxStackingHeight: {
    members: {
      isUsed: {
        when: (_, { proportionalRateToSetMaxStackingHeight: rate }) => rate > 0,
        otherwise: '`proportionalRateToSetMaxStackingHeight` is 0 or not given',
      },
      algorithm: 'always',
      proportionalRateToSetMaxStackingHeight: {
        when: (_, { isUsed }) => isUsed,
        otherwise: 'its switch `isUsed` beside it is false',
      },
    },
  },

  isGroupUsed: together('areGroupsApart', 'groupName'),
  isGroupSequenceUsed: asked(
    ({ haveGroupsAnOrder }) => haveGroupsAnOrder,
    ({ isUnitLoad, hasGroups }) => {
      if (isUnitLoad) return ALONE;
      return hasGroups ? '`groupName` is the same for all cargo' : 'there is only one cargo';
    },
  ),
  isSameGroupAllowedInDifferentContainers: ofGroups,
  isGroupsToPrefContainers: ofGroups,
  isSameAlias1TogetherInSameGroup: together('areAliasesApart', 'alias'),
  isSameAlias2TogetherInSameAlias1AndGroup: together('areSecondAliasesApart', 'alias2'),
  isDifferentGroupAllowedOnMultiSetLoad: asked(
    ({ rules, groups }) => rules.calculationType === 'MultipleSetLoad' && groups.size > 1,
    ({ rules }) =>
      rules.calculationType === 'MultipleSetLoad'
        ? 'all cargo is one set'
        : 'it counts with the `calculationType` MultipleSetLoad',
  ),
  isSameGroupDividedToDifferentContainersWhenNotKeptTogether: asked(
    ({ hasGroups, isMixLoad, rules }) => isMixLoad && hasGroups && !rules.isSameGroupAllowedInDifferentContainers,
    ({ hasGroups, isMixLoad }) => {
      if (!isMixLoad) return NO_MIX_LOAD;
      return hasGroups ? '`isSameGroupAllowedInDifferentContainers` is true: any group may be divided' : NO_GROUPS;
    },
  ),

  maxLoadingReach: asked(({ isLoadedByDoor }) => isLoadedByDoor, NO_DOOR),
  axleRegulation: 'always',
  isCargoSizeConsolidated: asked(
    ({ cargoRows, hasPallets, isUnitLoad }) => hasPallets || (!isUnitLoad && cargoRows > 1),
    'no two cargoes have nearly the same size',
  ),
  isTuned: asked(({ rules }) => rules.algorithmType !== 'MaxVolumeFirst', 'MaxVolumeFirst has no improvement phase'),
  maxSearchVolPerncentage: 'always',
  maxSearchDepth: 'always',
  maxRunTimeSeconds: 'always',
  isMultiContainerTypesEnabled: ofTypes,
  maxFillQtyPerContainer: 'always',

  isCargoCostComputedFromShipCost: 'always',
  isIdenticalCargoStayInOneContainerWhenNotSpread: 'always',
  isSideSpaceOfCargoFilledWithSameCargo: 'always',
  isCargoSequenceUsedInOppositeOrder: 'always',
  isBottomOrientationRespected: 'always',
  isEasyLoadUsed: 'always',
  maxCargoTypesPerContainer: 'always',
  maxPlacementSize: 'always',
  isCustomRuleUsedForSolutionsNames: 'always',
  prefixOfSolutionsNames: 'always',
  suffixOfSolutionsNames: 'always',
  sequenceStartingNumberOfSolutionsNames: 'always',
  sequenceLengthOfSolutionsNames: 'always',

  isPalletized: asked(({ hasPallets }) => hasPallets, 'all cargo stands on pallets already'),
  palletizing: {
    members: {
      isUsed: asked(({ hasPallets }) => hasPallets, 'all cargo stands on pallets already'),
      isDifferentGroupsAllowedInSamePallet: asked(
        (facts) => facts.hasMixedPallets && facts.differ('groupName') && !facts.rules.isGroupSequenceUsed,
        ({ hasMixedPallets, rules }) => {
          if (!hasMixedPallets) return 'no cargo goes to mixed pallets (`remainQtyToMixPallet`)';
          return rules.isGroupSequenceUsed
            ? 'with `isGroupSequenceUsed` each group has pallets of its own'
            : '`groupName` is the same for all cargo';
        },
      ),
      remainQtyToMixPallet: ofPallets,
      minHeightOfPallets: ofPallets,
      palletizingAlgorithm: ofPallets,
    },
  },
  MixPallet: {
    ...asked(
      ({ hasMixedPallets, needsMixPallet }) => hasMixedPallets || needsMixPallet,
      ({ hasPallets }) =>
        hasPallets
          ? 'every cargo has a pallet of its own, and none goes to mixed ones (`remainQtyToMixPallet`)'
          : NO_PALLETS,
    ),
    members: OF_PALLETS,
  },

  isBalanceAppliedToAllSolutions: balanced(),
  isBalanceAppliedToLastSolution: balanced(),
  isBalanceReplacedWithSmallerSizes: ofTypes,
  isBalancePoorUtlizationUnloaded: asked(
    (facts) => facts.mayBeEmptied && facts.rules.maxUtilizationForBalanceUnload > 0,
    (facts) => (facts.mayBeEmptied ? '`maxUtilizationForBalanceUnload` is 0 or not given' : neverEmptied(facts)),
  ),
  isBalanceSpreadLoadBottom: 'always',
  isBalanceAlignLoadCenter: 'always',
  isBalanceFillWithOptionalCargoes: ofOptional(),
  isBalanceFillWithAdditionalAmountofExstingCargoes: 'always',
  maxUtilizationForBalanceUnload: asked(
    (facts) => facts.mayBeEmptied && facts.rules.isBalancePoorUtlizationUnloaded,
    (facts) => (facts.mayBeEmptied ? '`isBalancePoorUtlizationUnloaded` is false' : neverEmptied(facts)),
  ),
  optionalCargoesFillingAction: ofOptional(),
  balanceConfiguration: {
    members: {
      isUsed: 'always',
      maxWeightDifference: { when: (_, { isUsed }) => isUsed, otherwise: 'its switch `isUsed` beside it is false' },
    },
  },
};

/** What lies together by what its cargo says there. */
function together(
  areApart: 'areGroupsApart' | 'areAliasesApart' | 'areSecondAliasesApart',
  field: 'groupName' | 'alias' | 'alias2',
) {
  return asked(
    (facts) => facts[areApart],
    (facts) => {
      if (facts.isUnitLoad) return ALONE;
      return facts.isSaid(field) ? `\`${field}\` is the same for all cargo` : `no cargo has ${AN[field]} \`${field}\``;
    },
  );
}

function threshold() {
  return asked(
    ({ isTypeChosenByFigure }) => isTypeChosenByFigure,
    (facts) => {
      if (!facts.isTypeChosen) return facts.isUnitLoad ? 'UnitLoad plans each cargo in every container' : ONE_TYPE;
      if (facts.hasContainerPrices) return 'the prices of the containers decide between them';
      return facts.rules.isMultiContainerTypesEnabled
        ? '`bestFitContainersSelectionType` picks containers by no figure'
        : '`isMultiContainerTypesEnabled` is false';
    },
  );
}

function balanced() {
  return asked(({ isBalanced }) => isBalanced, 'the rules ask for no step of balancing');
}

function ofOptional() {
  return asked(
    ({ hasOptional }) => hasOptional,
    ({ isMixLoad, rules }) => {
      if (!isMixLoad) return NO_MIX_LOAD;
      return rules.isBalanceFillWithOptionalCargoes
        ? 'no cargo is `isOptional`'
        : '`isBalanceFillWithOptionalCargoes` is false';
    },
  );
}

function neverEmptied({ rules }: Facts): string {
  return `${rules.calculationType} empties no container`;
}
