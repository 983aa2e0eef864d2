/** Every calculation type: a new one is a file beside this one and a place in the list. */
import type { Rules } from '../../domain/problem.js';
import { alternatives } from './alternatives.js';
import { mix } from './mix.js';
import { sets } from './sets.js';
import { setsByVolume } from './sets-by-volume.js';
import type { CalculationType } from './type.js';

export const TYPES: Readonly<Record<Rules['calculationType'], CalculationType>> = {
  MixLoad: mix,
  UnitLoad: alternatives,
  SetLoad: sets,
  MultipleSetLoad: sets,
  SetLoadByVolume: setsByVolume,
};
