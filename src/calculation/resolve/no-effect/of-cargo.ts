/**
 * Cargo: when each of its fields can change something, in the plan, a figure, a list, a picture or a report (docs/rules.md
 * says what each does). That a cargo is shown again in `spaces[].cargo` does not count.
 */

import { orientationMask, orientationOrder } from '../../../schema/orientations.js';
import { isPalletized } from '../palletizing.js';
import { type FilledCargo, isRollByItself } from '../resolve-cargo.js';
import { unitLoadMeasures } from '../unit-load-size.js';
import type { Condition, Effect, Effects } from './effect.js';
import { COMPARED, type Facts, NO_DOOR } from './facts.js';
import { OF_COLOURS } from './of-colours.js';
import { OF_PALLETS } from './of-containers.js';

/** A number that says nothing of a pre-packed unit load which says it itself. */
function ownOfUnitLoad(field: 'length' | 'width' | 'height' | 'weight' | 'pieceInside'): Effect<number, FilledCargo> {
  return {
    when: (_, cargo) => !isRoundedOff(field, cargo) && !saysUnitLoad(field, cargo),
    otherwise: (_, cargo) =>
      cargo.unitload === null
        ? `a roll has a \`diameter\`, and the length of its axis is its \`height\``
        : 'the pre-packed unit load has its own value',
  };
}

/** Sides that a roll has none of. */
function isRoundedOff(field: string, cargo: FilledCargo): boolean {
  if (!isRollByItself(cargo)) return false;
  return field === 'width' || (field === 'length' && cargo.height > 0);
}

const NOTHING = { length: 0, width: 0, height: 0, weight: 0 };

function saysUnitLoad(field: keyof typeof NOTHING | 'pieceInside', { unitload }: FilledCargo): boolean {
  if (unitload === null) return false;
  // In which unit it is said does not matter: it is said, or it is not.
  const measures = unitLoadMeasures(unitload, NOTHING, unitload.uom ?? 'UnitMetric');
  return measures[field === 'pieceInside' ? 'pieces' : field] > 0;
}

const STANDS_ALREADY = 'cargo that already stands on a pallet is not palletized again';

function standsOnPallet({ style, unitload }: FilledCargo): boolean {
  return style === 'Palletload' || unitload !== null;
}

const ofPalletized: Condition<FilledCargo> = {
  when: (_, cargo, { rules }) => isPalletized(cargo, rules),
  otherwise: (_, cargo) => (standsOnPallet(cargo) ? STANDS_ALREADY : 'the cargo is not palletized (`isPalletized`)'),
};

const ofDifferent: Condition<FilledCargo> = {
  when: (_, __, { areDifferent }) => areDifferent,
  otherwise: 'no other cargo could share a container with it',
};

const maxLayers = (orientation: number): Effect<number, FilledCargo> => ({
  when: (_, cargo) => (maskOf(cargo) & (1 << (orientation - 1))) !== 0,
  otherwise: `\`orientationsAllowed\` does not allow orientation ${orientation}`,
});

function maskOf({ orientationsAllowed }: FilledCargo): number {
  return orientationMask(orientationsAllowed) ?? 0;
}

/** Orientations 3 to 6. */
const TURNED = 0b111100;

function comparedBy(field: 'stackValue' | 'stackCode'): Condition<FilledCargo> {
  const rules = Object.entries(COMPARED).flatMap(([rule, compared]) => (compared === field ? [rule] : []));
  return {
    when: (_, __, { rules: { stackingRule } }) => rules.includes(stackingRule),
    otherwise: `only the \`stackingRule\` ${rules.join(', ').replace(/, (\w+)$/, ' or $1')} uses it`,
  };
}

function isSequenceRead({ groupName }: FilledCargo, facts: Facts): boolean {
  const { isSequenceUsed, isGroupSequenceUsed, stackingRule } = facts.rules;
  const isCompared = isSequenceUsed || isGroupSequenceUsed || COMPARED[stackingRule] === 'sequence';
  return isCompared || (groupName !== '' && facts.areGroupsListed);
}

export const OF_CARGO: Effects<FilledCargo> = {
  style: 'always',
  name: 'always',
  description: 'always',
  length: ownOfUnitLoad('length'),
  width: ownOfUnitLoad('width'),
  height: ownOfUnitLoad('height'),
  diameter: { when: (_, cargo) => isRollByItself(cargo), otherwise: 'only the style Roll has a diameter' },
  weight: ownOfUnitLoad('weight'),
  qty: 'always',
  pieceInside: ownOfUnitLoad('pieceInside'),
  orderPieces: 'always',
  setRatio: {
    when: (_, __, { isSetLoad }) => isSetLoad,
    otherwise: 'only sets have a ratio (`calculationType` SetLoad, SetLoadByVolume or MultipleSetLoad)',
  },
  // Price, aliases, group and properties are shown in lists and reports, whatever the rules.
  price: 'always',
  alias: 'always',
  alias2: 'always',
  letters: 'always',
  groupName: 'always',
  property1: 'always',
  property2: 'always',
  property3: 'always',
  property4: 'always',
  property5: 'always',
  property6: 'always',
  property7: 'always',
  property8: 'always',
  property9: 'always',
  property10: 'always',
  sequence: {
    when: (_, cargo, facts) => isSequenceRead(cargo, facts),
    otherwise: 'only `isSequenceUsed`, `isGroupSequenceUsed` and the `stackingRule` LowerSequenceBottomFirst use it',
  },
  orientationsAllowed: 'always',
  turnAllowedOnFloor: {
    when: (_, cargo) => (maskOf(cargo) & TURNED) !== 0,
    otherwise: '`orientationsAllowed` allows no turned orientation (3 to 6)',
  },
  orientationPriority: {
    when: (priority, cargo) => {
      const mask = maskOf(cargo);
      const isChoice = (mask & (mask - 1)) !== 0;
      return isChoice && (orientationOrder(priority) ?? []).some((one) => (mask & (1 << (one - 1))) !== 0);
    },
    otherwise: 'it prefers none of several orientations that `orientationsAllowed` allows',
  },
  maxLayersOnOrientation1: maxLayers(1),
  maxLayersOnOrientation2: maxLayers(2),
  maxLayersOnOrientation3: maxLayers(3),
  maxLayersOnOrientation4: maxLayers(4),
  maxLayersOnOrientation5: maxLayers(5),
  maxLayersOnOrientation6: maxLayers(6),
  isPalletized: {
    when: (_, cargo, { rules }) => isPalletized({ ...cargo, isPalletized: true }, rules),
    otherwise: STANDS_ALREADY,
  },
  palletizing: {
    ...ofPalletized,
    members: {
      pallet: { members: OF_PALLETS },
      flatPalletTop: 'always',
      partialPalletsAllowed: 'always',
      remainQtyToMixPallet: 'always',
      remainQtyToVehicle: 'always',
      fixedCargoCountOnPallet: 'always',
    },
  },
  unitloadTopPattern: ofPalletized,
  unitloadBottomPattern: ofPalletized,
  unitloadLayersQtyRotated: ofPalletized,
  // It is a whole FilledContainer of an answer, sent as it came.
  unitload: 'always',
  palletizedUnitloadsQty: { when: () => false, otherwise: 'the service counts the pallets of the plan itself' },
  maxLayersAllowedOverDifferentCargoes: ofDifferent,
  stackValue: comparedBy('stackValue'),
  stackCode: comparedBy('stackCode'),
  maxSupportingWeight: 'always',
  tiltAllowedAtDoor: {
    when: (_, { style }, { hasDoor }) => hasDoor && style === 'Shipcase',
    otherwise: 'no container says how large its `door` is, or it is a roll or a loaded pallet',
  },
  footShare: {
    when: (_, __, { hasMostPressure }) => hasMostPressure,
    otherwise: 'no container says what its floor bears (`maxFloorPressure`)',
  },
  floorStackType: 'always',
  floorStackSupportsOthers: ofDifferent,
  nothingOnTop: 'always',
  overhangAllowed: {
    when: (_, { overhangLength, overhangWidth }, facts) => isSupportAsked(facts) && overhangLength + overhangWidth > 0,
    otherwise: (_, __, facts) =>
      isSupportAsked(facts) ? '`overhangLength` and `overhangWidth` are 0' : 'the rules ask for no support',
  },
  overhangLength: overhang(),
  overhangWidth: overhang(),
  // What is not loaded as such has the warning OptionalTakenAsOrdinary.
  isOptional: 'always',
  bulgeSize: { when: (_, cargo) => !isRollByItself(cargo), otherwise: 'rolls have no bulge' },
  emptyContainersFavorite: {
    when: (favourites, { groupName }, { containerNames, isTypeChosen, rules }) => {
      const names = favourites.map((favourite) => (typeof favourite === 'string' ? favourite : favourite.name));
      // Names that nothing has get the warning FavouriteIgnored.
      if (names.some((name) => !containerNames.has(name))) return true;
      const isShared = rules.isGroupsToPrefContainers && groupName !== '';
      return isTypeChosen && (isShared || new Set(names).size < containerNames.size);
    },
    otherwise: (_, __, { isUnitLoad }) =>
      isUnitLoad ? 'UnitLoad plans each cargo in every container' : 'there is no other container that it could go into',
  },
  faceOpen: 'always',
  handling: {
    when: (_, cargo, { isLoadedByDoor, rules }) =>
      isLoadedByDoor && rules.maxLoadingReach === 0 && !isOnPalletsOnly(cargo, rules),
    otherwise: (_, __, { isLoadedByDoor, rules }) => {
      if (!isLoadedByDoor) return NO_DOOR;
      return rules.maxLoadingReach === 0
        ? 'the cargo is loaded on pallets, which a machine handles'
        : '`maxLoadingReach` is the limit for all cargo';
    },
  },
  ...OF_COLOURS,
};

/** None of it goes loose into a vehicle: neither what fills no pallet, nor what a pallet as a container takes. */
function isOnPalletsOnly(cargo: FilledCargo, rules: Facts['rules']): boolean {
  return isPalletized(cargo, rules) && cargo.palletizing?.remainQtyToVehicle !== true;
}

function isSupportAsked({ rules }: Facts): boolean {
  return rules.isSafeStackingUsed && rules.minSupportRate > 0;
}

function overhang(): Effect<number, FilledCargo> {
  return {
    when: (_, { overhangAllowed }, facts) => overhangAllowed && isSupportAsked(facts),
    otherwise: (_, { overhangAllowed }) =>
      overhangAllowed ? 'the rules ask for no support' : '`overhangAllowed` is false',
  };
}
