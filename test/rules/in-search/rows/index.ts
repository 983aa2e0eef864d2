/** Every field that is a rule, by its row. */
import { LIMITS } from './limits.js';
import { PLACES } from './places.js';
import { ROLLS } from './rolls.js';
import { SETS } from './sets.js';
import { STACKING } from './stacking.js';
import { SUPPORT } from './support.js';
import { TOGETHER } from './together.js';

export const ALL_ROWS = [...PLACES, ...SUPPORT, ...LIMITS, ...STACKING, ...ROLLS, ...TOGETHER, ...SETS];
