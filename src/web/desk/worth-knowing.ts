/** What of a plan is worth knowing beside what the check says. */
import type { LoadResponse } from '../../schema/load.js';
import { draft } from '../plan-request/draft-store.js';
import { behindOthers } from './behind-others.js';
import { unweighedRows } from './unweighed.js';

type Warning = LoadResponse['warnings'][number];

export function worthKnowing(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.filter((one) => !isExpected(one));
}

/** Of the plan that is shown. */
export function warningCount(warnings: readonly Warning[]): number {
  const ofDesk = [behindOthers.value !== null, unweighedRows.value.length > 0];
  return worthKnowing(warnings).length + ofDesk.filter(Boolean).length;
}

/**
 * Without effect for the time being: Heavy below is on before there is a second weight, and of stops somebody is asked
 * beside the cargo whether they count.
 */
function isExpected({ code, pointer }: Warning): boolean {
  // Said with its figures, of what was searched for as of what was placed by hand.
  if (code === 'BeyondReach') return true;
  if (code !== 'NoEffect') return false;
  const isOfStop = /^\/cargoes\/\d+\/sequence$/.test(pointer);
  return pointer === '/rules/stackingRule' || (isOfStop && draft.value.rules['isSequenceUsed'] === undefined);
}
