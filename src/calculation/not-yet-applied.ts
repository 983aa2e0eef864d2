/**
 * Fields that are accepted but whose rule is not built yet, so that nobody is misled: each is named in the warnings
 * when it is set to something else than its default. A rule that gets built loses its line here.
 */
import { follow, type Node, type ResourceName, schemaNode } from '../schema/node.js';
import type { Warning } from './types.js';

const RULES = [
  'algorithmType',
  'bestFitContainersSelectionMaxVolUtilThreshold',
  'bestFitContainersSelectionMaxWeightUtilThreshold',
  'bestFitContainersSelectionType',
  'calculationType',
  'fillDirection',
  'balanceConfiguration',
  'groupsStackingRule',
  'isBalanceAlignLoadCenter',
  'isBalanceAppliedToAllSolutions',
  'isBalanceAppliedToLastSolution',
  'isBalanceFillWithAdditionalAmountofExstingCargoes',
  'isBalanceFillWithOptionalCargoes',
  'isBalancePoorUtlizationUnloaded',
  'isBalanceReplacedWithSmallerSizes',
  'isBalanceSpreadLoadBottom',
  'isCargoSizeConsolidated',
  'isDifferentGroupAllowedOnMultiSetLoad',
  'isEmptySpaceMerged',
  'isGroupSequenceUsed',
  'isGroupUsed',
  'isGroupsToPrefContainers',
  'isPalletized',
  'isPriceLimited',
  'isSameAlias1TogetherInSameGroup',
  'isSameAlias2TogetherInSameAlias1AndGroup',
  'isSameGroupAllowedInDifferentContainers',
  'isSameGroupDividedToDifferentContainersWhenNotKeptTogether',
  'isSequenceUsed',
  'isSpreadIdenticalCargoAllowed',
  'isTuned',
  'isUnitloadFirst',
  'isUnitloadsPartialAllowedWhenUnitloadsFirst',
  'maxDepthToSupportForSafeStacking',
  'maxFillQtyPerContainer',
  'maxSearchDepth',
  'maxSearchVolPerncentage',
  'maxStackingHeight',
  'maxUtilizationForBalanceUnload',
  'minWeightDifferencePercentageForStackingTwoCargoes',
  'MixPallet',
  'optionalCargoesFillingAction',
  'palletizing',
  'stackingMatrix',
  'stackingRule',
];

const CARGO = [
  'emptyContainersFavorite',
  'faceOpen',
  'floorStackSupportsOthers',
  'floorStackType',
  'isPalletized',
  'maxLayersAllowedOverDifferentCargoes',
  'maxLayersOnOrientation1',
  'maxLayersOnOrientation2',
  'maxLayersOnOrientation3',
  'maxLayersOnOrientation4',
  'maxLayersOnOrientation5',
  'maxLayersOnOrientation6',
  'maxSupportingWeight',
  'overhangAllowed',
  'palletizing',
  'unitloadBottomPattern',
  'unitloadLayersQtyRotated',
  'unitloadTopPattern',
];

const CONTAINER = [
  'maxCargoTypes',
  'maxPrice',
  'maxVolPercent',
  'palletOverhang',
  'palletUnderhang',
  'vehicleDropDeckFrontSize',
  'vehicleDropDeckRearSize',
  'zones',
];

/** Values of the fields above that are applied although they are no default. */
const IMPLEMENTED_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  algorithmType: ['MaxVolumeFirst'],
  calculationType: ['MixLoad'],
  stackingRule: ['FloorStack'],
};

/** Fields of a nested object that switch it on; without one of them it asks for nothing. */
const SWITCHES: Readonly<Record<string, string>> = {
  balanceConfiguration: 'isUsed',
  maxStackingHeight: 'isUsed',
};

type Fields = Readonly<Record<string, unknown>>;

function isActive(node: Node | undefined, field: string, value: unknown): boolean {
  const absent = node?.default ?? null;
  if (value === undefined || value === null || value === absent) return false;
  if (IMPLEMENTED_VALUES[field]?.includes(value)) return false;
  if (Array.isArray(value)) return value.length > 0;
  const given = SWITCHES[field];
  return given === undefined || (value as Fields)[given] === true;
}

function warning(pointer: string, message: string): Warning {
  return { code: 'NotYetApplied', pointer, message };
}

function fieldsNotApplied(
  resource: ResourceName,
  fields: readonly string[],
  record: object,
  pointer: string,
): Warning[] {
  const { properties } = follow(schemaNode(resource), record);
  return fields
    .filter((field) => isActive(properties?.[field], field, (record as Fields)[field]))
    .map((field) => warning(`${pointer}/${field}`, `\`${field}\` is accepted but not applied yet.`));
}

/** All records with defaults filled in. */
export function notYetApplied(request: {
  readonly cargoes: readonly object[];
  readonly containers: readonly object[];
  readonly rules: object;
  readonly containersPointer: string;
}): Warning[] {
  return [
    ...request.cargoes.flatMap((cargo, index) => fieldsNotApplied('CargoRecord', CARGO, cargo, `/cargoes/${index}`)),
    ...request.cargoes.flatMap((cargo, index) => rollsNotInterlocked(cargo, `/cargoes/${index}`)),
    ...request.containers.flatMap((container, index) =>
      fieldsNotApplied('EmptyContainer', CONTAINER, container, `${request.containersPointer}/${index}`),
    ),
    ...fieldsNotApplied('Rules', RULES, request.rules, '/rules'),
  ];
}

function rollsNotInterlocked(cargo: object, pointer: string): Warning[] {
  if ((cargo as Fields)['style'] !== 'Roll') return [];
  return [warning(`${pointer}/style`, 'Rolls are loaded as their bounding boxes; staggered rows are not built yet.')];
}
