/**
 * NoEffect keeps its word: random requests are calculated, then once more without the fields that it names, and the
 * answers say the same, echoes aside. NO_EFFECT_RUNS makes it longer, NO_EFFECT_SEED repeats a run.
 */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import type { RequestBody } from '../support/problems/arbitrary-request.js';
import { requestWithIdleFields, saidOf } from '../support/rules/idle-fields.js';

const RUNS = Number(process.env['NO_EFFECT_RUNS'] ?? draws(25));
const SEED = Number(process.env['NO_EFFECT_SEED'] ?? 111_140_797);

const engine = loadEngine();

function remove(from: unknown, path: readonly string[]): void {
  let owner = from as Record<string, unknown>;
  for (const step of path.slice(0, -1)) owner = owner[step] as Record<string, unknown>;
  const last = path.at(-1)!;
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
}

/** The field at the pointer is gone, and of rows of one name in all of them: but for their sequence they may not differ. */
function without(body: RequestBody, pointer: string): void {
  const steps = pointer.split('/').slice(1);
  if (steps[2] === 'priority') {
    // It is the same of all containers: of all but one it would say something.
    for (const container of body['emptyContainers'] as RequestBody[]) delete container['priority'];
  } else if (steps[0] === 'cargoes' && steps[2] !== 'sequence') {
    const cargoes = body['cargoes'] as RequestBody[];
    const { name } = cargoes[Number(steps[1])]!;
    for (const cargo of cargoes) if (cargo['name'] === name) remove(cargo, steps.slice(2));
  } else remove(body, steps);
}

t.test('what NoEffect names could as well not be sent', (t) => {
  const named = new Set<string>();
  fc.assert(
    fc.property(requestWithIdleFields, (body) => {
      const whole = saidOf(body, engine);
      const pointers = whole.warnings.flatMap(({ code, pointer }) => (code === 'NoEffect' ? [pointer] : []));
      for (const pointer of pointers) named.add(pointer.replaceAll(/\/\d+/g, ''));
      const says = (removed: readonly string[]) => {
        const rest = structuredClone(body);
        for (const pointer of removed) without(rest, pointer);
        return saidOf(rest, engine).text;
      };
      // The last entries of a list first: those before them keep their places.
      if (says(pointers.toReversed()) === whole.text) return;
      const guilty = pointers.filter((pointer) => says([pointer]) !== whole.text);
      throw new Error(`without ${guilty.join(', ') || 'all of these'} the answer is another`);
    }),
    // Shrinking takes minutes: the seed repeats it.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  t.ok(named.size >= 20, `${named.size} fields were named`);
  t.end();
});
