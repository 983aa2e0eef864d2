/** How far cargo may be reached over other cargo, as the desk asks it; stops that come off in order ask for an arm's length. */
import { UNITS } from '../../domain/units.js';
import { isMeasured, type Measured } from '../units/measured.js';
import { type RequestDraft, withField, withFields, withRule } from './request-draft.js';

export const REACH_FIELD = 'maxLoadingReach';

/** What somebody thinks of as within reach, in the lengths of the unit that is shown; an arm's length first. */
const LIMITS = { mm: [1000, 2000, 3000], cm: [100, 200, 300], in: [40, 80, 120] } as const;

export function reachLimitsOf({ shown }: Pick<RequestDraft, 'shown'>): readonly number[] {
  return LIMITS[UNITS[shown].length];
}

/** @param limit in the unit that is shown; undefined: there is none */
export function withReachLimit(draft: RequestDraft, limit: number | undefined): RequestDraft {
  return withRule(draft, REACH_FIELD, limit === undefined ? undefined : typed(draft, limit));
}

/**
 * Stops come off in order, or not. A plan of stops by itself reaches farther than an arm over cargo for other stops in most
 * orders, and one that does not loads as much in nearly all: a limit that nobody chose otherwise comes with them, and goes.
 */
export function withStopsInOrder(draft: RequestDraft, isAsked: boolean): RequestDraft {
  const rules = withField(draft.rules, 'isSequenceUsed', isAsked);
  if (!isAsked) return { ...draft, rules: isArmsLength(draft) ? withField(rules, REACH_FIELD, undefined) : rules };
  if (rules[REACH_FIELD] !== undefined) return { ...draft, rules };
  // It is of nobody's typing, and settles no unit.
  return { ...draft, rules: withFields(rules, { [REACH_FIELD]: typed(draft, reachLimitsOf(draft)[0]!) }, draft.uom) };
}

function isArmsLength({ rules, uom }: RequestDraft): boolean {
  const said = rules[REACH_FIELD];
  const limit = typeof said === 'number' && uom !== null ? { figure: said, unit: UNITS[uom].length } : said;
  return (
    isMeasured(limit) && Object.entries(LIMITS).some(([unit, [arm]]) => unit === limit.unit && arm === limit.figure)
  );
}

function typed({ shown }: RequestDraft, figure: number): Measured {
  return { figure, unit: UNITS[shown].length };
}
