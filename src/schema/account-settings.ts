/** The settings of an account: rules that a request cannot set. Every one is off at first (docs/rules.md). */

import * as field from './fields.js';
import { LIMITS } from './limits.js';
import Type, { type Static } from './typebox.js';

const affix = (description: string) => field.optional(Type.String({ description, maxLength: LIMITS.nameLength }));

const wholeOrNull = (description: string, maximum: number) =>
  field.optional(Type.Integer({ description, minimum: 0, maximum }));

/** Digits of a number in a name. */
const LONGEST_SEQUENCE = 20;

export const AccountSettingsSchema = Type.Object(
  {
    isIdenticalCargoStayInOneContainerWhenNotSpread: field.flag(
      false,
      'Cargo that may not be spread and fits no single container is left out.',
    ),
    isCargoSequenceUsedInOppositeOrder: field.flag(false, 'Higher sequence is loaded first.'),
    isEasyLoadUsed: field.flag(false, 'Whole walls or layers of one cargo are preferred.'),
    isSideSpaceOfCargoFilledWithSameCargo: field.flag(
      false,
      'Space beside a cargo is filled with the same cargo first.',
    ),
    maxCargoTypesPerContainer: field.count('The limit for containers without `maxCargoTypes`; 0 is no limit.'),
    isCustomRuleUsedForSolutionsNames: field.flag(false, 'Filled containers are named by the four fields below.'),
    prefixOfSolutionsNames: affix('Text before the number.'),
    suffixOfSolutionsNames: affix('Text after the number.'),
    sequenceStartingNumberOfSolutionsNames: wholeOrNull('The first number.', LIMITS.whole),
    sequenceLengthOfSolutionsNames: wholeOrNull('Number of digits, filled with zeros in front.', LONGEST_SEQUENCE),
    isUnitloadFilledWithDifferentCargoes: field.flag(false, 'Stored and shown, without effect on a plan.'),
    isCargoCostComputedFromShipCost: field.flag(false, 'Stored and shown, without effect on a plan.'),
    isBottomOrientationRespected: field.flag(false, 'Stored and shown, without effect on a plan.'),
    maxPlacementSize: Type.Optional(
      Type.Number({
        description: 'Stored and shown, without effect on a plan.',
        minimum: 0,
        maximum: LIMITS.size,
        default: 0,
      }),
    ),
  },
  { $id: 'AccountSettings', description: 'Rules that come from the account.' },
);

export type AccountSettingsBody = Static<typeof AccountSettingsSchema>;
