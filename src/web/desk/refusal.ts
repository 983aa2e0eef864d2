/** Why an order cannot be planned: the first thing that is wrong, with its row. */
import type { Calculated } from '../../calculation/browser/index.js';
import type { Issue } from '../../schema/issue.js';
import { faultSentence, placeOf } from '../plan-request/faults.js';
import type { RequestDraft } from '../plan-request/request-draft.js';
import { told } from '../words/said.js';
import { text } from '../words/words.js';
import { desk } from './words.js';

export function firstIssueOf({ load }: Pick<Calculated, 'load'>, order: RequestDraft): Issue | undefined {
  const issues = load.calculationError?.issues ?? [];
  // Of an order that has no container yet, what its rows lack is said first.
  const hasNone = order.emptyContainers.length === 0;
  const ofRows = hasNone ? issues.find(({ pointer }) => placeOf(pointer) !== null) : undefined;
  const first = ofRows ?? issues[0];
  const list = listOf(first);
  // One check may come before another, whatever the rows that they find.
  return list === undefined ? first : issues.filter((one) => listOf(one) === list).reduce(higherUp);
}

function listOf(issue: Issue | undefined): string | undefined {
  return issue === undefined ? undefined : placeOf(issue.pointer)?.list;
}

function higherUp(one: Issue, other: Issue): Issue {
  return rowOf(other) < rowOf(one) ? other : one;
}

function rowOf({ pointer }: Issue): number {
  const place = placeOf(pointer);
  return place === null || place.list === 'rules' ? 0 : place.row;
}

export function refusalOf(answer: Pick<Calculated, 'load'>, order: RequestDraft): string {
  const { calculationError: error } = answer.load;
  const issue = firstIssueOf(answer, order);
  if (issue !== undefined) return faultOf(issue, order);
  return error === null ? desk('noPlan') : told(error.code, error.message);
}

/** What stands in the truck breaks a rule of the order. */
export function isOfStanding({ pointer }: Pick<Issue, 'pointer'>, { kept }: RequestDraft): boolean {
  return kept !== undefined && pointer.startsWith('/filledContainers/');
}

/** With its list and row. */
export function faultOf(issue: Issue, order: RequestDraft): string {
  // Of pieces that were given with their places nobody knows the numbers.
  if (isOfStanding(issue, order)) return desk('standsBreaks');
  const place = placeOf(issue.pointer);
  const sentence = faultSentence(issue, order);
  if (place === null || place.list === 'rules') return sentence;
  const list = text(place.list === 'cargoes' ? 'tabCargo' : 'tabContainers');
  return desk('faultAt', { list, row: place.row + 1, sentence });
}
