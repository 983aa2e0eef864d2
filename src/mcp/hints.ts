/** What can be done about cargo that stays behind, by the reason of the interface. */
import type { UNLOADED_REASONS } from '../schema/codes.js';

type Reason = (typeof UNLOADED_REASONS)[number];

const HINTS: Readonly<Record<Reason, string>> = {
  TooBig: 'Allow more orientations (orientationsAllowed), or offer a larger container.',
  Door: 'Allow more orientations or tilting (tiltAllowedAtDoor), or offer a container with a larger door.',
  WeightLimit: 'Offer another container, or one with a larger maxWeight.',
  PriceLimit: 'Raise maxPrice of the container, or offer another one.',
  VolumeLimit: 'Raise maxVolPercent of the container or maxSearchVolPerncentage of the rules.',
  TypeLimit: 'Raise maxCargoTypes of the container.',
  QuantityLimit: 'Raise maxFillQtyPerContainer of the rules.',
  StackingRules: 'Loosen stackingRule, minSupportRate, maxSupportingWeight or floorStackSupportsOthers.',
  Zone: 'Widen the zone of the container, its maxWeight or its allowedGroups.',
  Reach: 'Raise rules.maxLoadingReach, or send one more container.',
  OffCentre: 'Raise cogTolerance of the container, or send one more container.',
  FloorLoad: 'Spread the weight, or send a container whose floor bears more (maxWeightPerLength, maxFloorPressure).',
  AxleLimit: 'Send one more container, or a vehicle whose axles may carry more.',
  Sequence: 'Let the sequences differ less, or switch the loading order off.',
  GroupKeptTogether: 'Let the group be divided over containers, or offer a larger one.',
  SetIncomplete: 'Order the missing cargo of the set, or calculate a MixLoad.',
  PalletIncomplete: 'Allow partial pallets (partialPalletsAllowed), or remainders as loose cargo.',
  PoorUtilization: 'Lower maxUtilizationForBalanceUnload, or leave out isBalancePoorUtlizationUnloaded.',
  NoContainerLeft: 'Raise qty of the container (0 is as many as needed), or offer another type.',
  NoSpaceLeft: 'Offer another container, or search longer with a higher optimizationLevel.',
  TimeLimit: 'Raise maxRunTimeSeconds.',
};

export function hintOf(reason: string): string {
  return HINTS[reason as Reason] ?? 'See detail.';
}
