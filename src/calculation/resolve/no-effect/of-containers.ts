/**
 * Containers and pallets: when each of their fields can change something. What describes a container (its text, its
 * kind of pallet, carton or vehicle) is told of the one that is filled, and counts wherever it is of that kind.
 */
import { didYouMean } from '../../../schema/near-miss.js';
import { areAxlesPlaced } from '../measure-axles.js';
import type { FilledContainerBody } from '../resolve-container.js';
import type { Effect, Effects } from './effect.js';
import { OF_COLOURS } from './of-colours.js';

type Zone = NonNullable<FilledContainerBody['zones']>[number];
type Sides = { readonly length: number; readonly width: number; readonly height: number };

const SIDES = ['length', 'width', 'height'] as const;

const isPallet = ({ containerType }: FilledContainerBody) => containerType === 'Pallet';
const NO_PALLET = 'only a Pallet has one';

const thickness: Effect<number, FilledContainerBody> = {
  when: (_, container) => isPallet(container),
  otherwise: NO_PALLET,
};

/** Underhang counts where no overhang is used. */
const isUnderhangUsed = (container: FilledContainerBody) => container.palletUnderhang && !container.palletOverhang;

function edge(end: 'Overhang' | 'Underhang'): Effect<boolean, FilledContainerBody> {
  return {
    when: (_, container) =>
      isPallet(container) &&
      (end === 'Overhang' || isUnderhangUsed(container)) &&
      container[`pallet${end}Length`] + container[`pallet${end}Width`] > 0,
    otherwise: (_, container) => {
      if (!isPallet(container)) return NO_PALLET;
      return end === 'Underhang' && container.palletOverhang
        ? '`palletOverhang` is true, and wins'
        : `\`pallet${end}Length\` and \`pallet${end}Width\` are 0`;
    },
  };
}

function reach(end: 'Overhang' | 'Underhang'): Effect<number, FilledContainerBody> {
  return {
    when: (_, container) =>
      isPallet(container) && (end === 'Overhang' ? container.palletOverhang : isUnderhangUsed(container)),
    otherwise: (_, container) => {
      if (!isPallet(container)) return NO_PALLET;
      return container[`pallet${end}`] ? '`palletOverhang` is true, and wins' : `\`pallet${end}\` is false`;
    },
  };
}

const deck: Effect<Sides, FilledContainerBody> = {
  when: ({ length, height }) => length > 0 && height > 0,
  otherwise: 'a deck needs a length and a height',
};

/** How far cargo may reach over the deck. */
function leaveOf(container: FilledContainerBody, side: keyof Sides): number {
  if (side === 'height' || !isPallet(container) || !container.palletOverhang) return 0;
  return side === 'length' ? container.palletOverhangLength : container.palletOverhangWidth;
}

function isOutside({ position, size }: Zone, container: FilledContainerBody): boolean {
  return SIDES.some((side) => {
    const leave = leaveOf(container, side);
    return position[side] >= container[side] + leave || position[side] + size[side] <= -leave;
  });
}

const hasNoSize = ({ size }: Zone) => SIDES.some((side) => size[side] === 0);

const zone: Effect<Zone, FilledContainerBody> = {
  when: (one, container) =>
    !hasNoSize(one) && !isOutside(one, container) && (one.maxWeight > 0 || one.allowedGroups !== null),
  otherwise: (one, container) => {
    const name = one.name === '' ? 'the zone' : `the zone ${JSON.stringify(one.name)}`;
    if (hasNoSize(one)) return `${name} has a size of 0`;
    return isOutside(one, container)
      ? `${name} lies outside the container`
      : `${name} has neither \`maxWeight\` nor \`allowedGroups\``;
  },
  members: {
    name: 'always',
    position: 'always',
    size: 'always',
    maxWeight: 'always',
    allowedGroups: {
      entries: {
        when: (group, _, { groups }) => groups.has(group),
        otherwise: (group, _, { groups }) => {
          const hint = didYouMean(
            group,
            [...groups].filter((one) => one !== ''),
          );
          return `no cargo is of the group ${JSON.stringify(group)}${hint === undefined ? '' : `; ${hint}`}`;
        },
      },
    },
  },
};

/** Of an opening above nothing is asked. */
const opening = {
  when: (_: unknown, { side }: { readonly side: string }) => side !== 'Top',
  otherwise: 'all is open above (`side` Top)',
};

export const OF_CONTAINERS: Effects<FilledContainerBody> = {
  containerType: 'always',
  vehicleType: { when: (_, container) => !isPallet(container), otherwise: 'a Pallet is not a vehicle' },
  palletType: { when: (_, container) => isPallet(container), otherwise: NO_PALLET },
  cartonType: { when: (_, { containerType }) => containerType === 'Carton', otherwise: 'only a Carton has one' },
  name: 'always',
  description: 'always',
  qty: 'always',
  length: 'always',
  width: 'always',
  height: 'always',
  emptyWeight: 'always',
  maxLength: 'always',
  maxWidth: 'always',
  maxHeight: 'always',
  maxWeight: 'always',
  maxVolPercent: 'always',
  maxCargoTypes: {
    when: (_, __, { areDifferent }) => areDifferent,
    otherwise: 'no two cargoes could share it',
  },
  priority: {
    when: (_, __, { isTypeChosen, doPrioritiesDiffer }) => isTypeChosen && doPrioritiesDiffer,
    otherwise: 'there is no container of another priority to choose from',
  },
  // Whichever container is taken, what the load costs is told by it.
  price: 'always',
  maxPrice: 'always',
  palletThickness: thickness,
  palletOverhang: edge('Overhang'),
  palletUnderhang: edge('Underhang'),
  palletOverhangLength: reach('Overhang'),
  palletOverhangWidth: reach('Overhang'),
  palletUnderhangLength: reach('Underhang'),
  palletUnderhangWidth: reach('Underhang'),
  ...OF_COLOURS,
  zones: { entries: zone },
  vehicleDropDeckRearSize: deck,
  vehicleDropDeckFrontSize: deck,
  door: {
    when: (_, { containerType }) => containerType !== 'Pallet' && containerType !== 'Carton',
    otherwise: 'it is loaded from above',
    members: { side: 'always', width: opening, height: opening, sill: opening, position: opening },
  },
  maxWeightPerLength: 'always',
  maxFloorPressure: 'always',
  axles: {
    when: (axles) => areAxlesPlaced(axles),
    otherwise: 'not every `position` is given',
  },
  cogTolerance: {
    when: ({ length, width, height }) => length + width + height > 0,
    otherwise: '`length`, `width` and `height` are 0',
    members: {
      length: 'always',
      width: 'always',
      height: 'always',
      afterStops: {
        when: (_, __, { rules }) => rules.isSequenceUsed || rules.isGroupSequenceUsed,
        otherwise: 'no order of stops is asked (`isSequenceUsed`, `isGroupSequenceUsed`)',
      },
    },
  },
};

/** Pallets and cartons on which cargo is stacked before it is loaded: each cargo says which, none is chosen. */
export const OF_PALLETS: Effects<FilledContainerBody> = {
  ...OF_CONTAINERS,
  priority: unchosen(),
  price: unchosen(),
  axles: { when: () => false, otherwise: 'they are of vehicles' },
};

function unchosen(): Effect<number, FilledContainerBody> {
  return { when: () => false, otherwise: 'each cargo names its own pallet' };
}
