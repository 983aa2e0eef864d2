/**
 * Every move of finishing, in the order in which they run. A new one is a file beside this one and a place in one of the
 * lists; steps that the request asks for after all of them are listed in balance/balance.ts.
 */
import { closingSlices } from './empty-slices.js';
import type { FinishingMove } from './finishing-move.js';
import { sortingContainers } from './in-sequence.js';
import { interlocking } from './interlock.js';
import { bringingNearer } from './nearer.js';
import { openingFaces } from './open-faces.js';
import { puttingInOrder } from './refilled.js';
import { shortening } from './shorten.js';
import { reachingRanks } from './stages-in-reach.js';
import { tidying } from './tidy.js';

/** Of what the search has found: its loads are in no order yet. */
export const OF_LOOSE_LOADS: readonly FinishingMove[] = [sortingContainers, openingFaces, shortening];

/** Of every plan that competes, so that its loads can be loaded as they are in the end. */
export const INTO_ORDER: readonly FinishingMove[] = [interlocking, bringingNearer, puttingInOrder, closingSlices];

/** Each makes a plan of its own, which is put in order too, and taken where all goals together say that it is better. */
export const COMPETING: readonly (FinishingMove & { readonly begins: 'loose' | 'inOrder' })[] = [
  { ...tidying, begins: 'loose' },
  { ...reachingRanks, begins: 'inOrder' },
];
