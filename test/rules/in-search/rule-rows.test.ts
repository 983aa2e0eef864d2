/** Every field that is a rule, by its row. */
import t from 'tap';
import { showRules } from '../../support/rule-rows.js';
import { LIMITS } from './rows/limits.js';
import { PLACES } from './rows/places.js';
import { ROLLS } from './rows/rolls.js';
import { STACKING } from './rows/stacking.js';
import { SUPPORT } from './rows/support.js';

showRules(t, [...PLACES, ...SUPPORT, ...LIMITS, ...STACKING, ...ROLLS]);
