/** What of a plan is worth knowing beside what the check says. */
import type { LoadResponse } from '../../schema/load.js';
import { draft } from '../plan-request/draft-store.js';

type Warning = LoadResponse['warnings'][number];

export function worthKnowing(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.filter((one) => !isExpected(one));
}

/**
 * Without effect for the time being: Heavy below is on before there is a second weight, and of stops somebody is asked
 * beside the cargo whether they count.
 */
function isExpected({ code, pointer }: Warning): boolean {
  if (code !== 'NoEffect') return false;
  const isOfStop = /^\/cargoes\/\d+\/sequence$/.test(pointer);
  return pointer === '/rules/stackingRule' || (isOfStop && draft.value.rules['isSequenceUsed'] === undefined);
}
