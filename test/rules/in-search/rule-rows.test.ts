/** Every field that is a rule, by its row. */
import t from 'tap';
import { showRules } from '../../support/rules/rule-rows.js';
import { ALL_ROWS } from './rows/index.js';

showRules(t, ALL_ROWS);
