/** The request of a load that is saved, whole: rules, level and seed, cargo left behind, containers that stayed empty. */
import type { Uom } from '../../domain/words.js';
import type { LoadResponse } from '../../schema/load.js';
import { draftOfBody, type RequestDraft } from './request-draft.js';

/** @param load with its request (requestCreated=true); one that cannot be shown any more has none */
export function draftOfLoad({ request, document, uom }: LoadResponse): RequestDraft {
  return draftOfBody({ ...(request ?? { title: document?.title }) }, uom as Uom);
}
