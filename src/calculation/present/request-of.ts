/** The request of a calculated load, with which it is planned again alike: all of it, but for what is as if absent. */
import type { Uom } from '../../domain/words.js';
import { withoutDefaults } from '../../schema/defaults.js';
import type { LoadRequestBody } from '../../schema/load-request.js';
import { withoutReadOnly } from '../../schema/read-only-rules.js';
import { convertRecord } from '../convert-record.js';
import type { CalculatedLoad } from '../types.js';

/** Of stored records it has the details. @param uom of its values */
export function requestOf(load: CalculatedLoad, uom: Uom): LoadRequestBody {
  const { title, description, request, problem } = load;
  const body = {
    ...{ title, ...(description !== '' && { description }) },
    cargoes: rowsWithPieces(load).cargoes.map((cargo) => withoutDefaults('Cargo', cargo)),
    emptyContainers: request.emptyContainers.map((container) => withoutDefaults('EmptyContainer', container)),
    rules: rulesSent(request.rules),
    ...(request.leftOut && { leftOut: request.leftOut }),
  } as unknown as LoadRequestBody;
  return convertRecord('LoadRequest', body, problem.uom, uom);
}

/** Those of its profile are among them: without it, changed or gone, the plan is the same. */
function rulesSent({ rulesName: _, ...rules }: CalculatedLoad['request']['rules']): Record<string, unknown> {
  return withoutDefaults('Rules', withoutReadOnly(rules));
}

/**
 * Cargo of which there is any: what wholly stands on unit loads that were placed by hand is in their rows, which take its
 * place.
 */
export function rowsWithPieces({ request, problem }: CalculatedLoad) {
  const numbers: (number | undefined)[] = [];
  const cargoes: Record<string, unknown>[] = [];
  const placeOf = (place: number) => problem.cargoes[place]!.firstInside ?? place;
  const places = [...request.cargoes.keys()].sort((a, b) => placeOf(a) - placeOf(b));
  for (const place of places) {
    const { quantity } = problem.cargoes[place]!;
    if (quantity === 0) continue;
    numbers[place] = cargoes.length;
    cargoes.push({ ...request.cargoes[place], qty: quantity });
  }
  return { numbers, cargoes };
}
