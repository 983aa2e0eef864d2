/** What the editor says can be built is built as it stands, and nothing else: the page's judge against the service's door. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { judgedByHand } from '../../../src/calculation/index.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { piecesIn } from '../../../src/domain/plan.js';
import { type Command, done } from '../../../src/web/editor/commands.js';
import { bufferOf } from '../../../src/web/editor/edit-buffer.js';
import { type EditedPlan, editedPlanOf, givenOf } from '../../../src/web/editor/edited-plan.js';
import { verdictOf } from '../../../src/web/editor/verdict.js';
import fc from '../../support/fast-check.js';
import { openedEdit } from '../../support/problems/edits.js';
import { calculated, REQUESTS } from '../../support/report/report-sources.js';

const engine = loadEngine();
const OPTIONS = { uom: 'UnitMetric', maxRunTimeSeconds: 60, edit: { fillRemaining: false } } as const;
const RUNS = 25;

/** Commands as shares of what there is, so that they fit any plan. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const step = fc.record({
  kind: fc.constantFrom('remove', 'shift', 'turn', 'swap', 'move'),
  a: share,
  b: share,
  c: share,
});

function commandOf({ kind, a, b, c }: Parameters<Parameters<typeof step.map>[0]>[0], plan: EditedPlan): Command {
  const { pieces } = plan.containers[0]!;
  const pieceAt = (at: number) => pieces[Math.floor(at * pieces.length)]!;
  const one = pieceAt(a).id;
  if (kind === 'remove') return { kind, pieces: [one] };
  if (kind === 'shift') return { kind, pieces: [one], by: { x: Math.round((b - 0.5) * 200), y: 0, z: 0 } };
  if (kind === 'turn') return { kind, piece: one, orientation: b < 0.5 ? 1 : 2 };
  if (kind === 'swap') return { kind, pieces: [one, pieceAt(b).id] };
  const { position } = pieceAt(b);
  const z = position.z + Math.round(c * 300);
  return { kind: 'move', piece: one, container: 0, position: { ...position, z } };
}

for (const name of ['cartons', 'rolls', 'pallets']) {
  const edit = openedEdit(calculated(REQUESTS[name]!));
  const { problem } = edit;
  const start = editedPlanOf(problem, edit.given);

  t.test(`${name}: what can be built is built as it stands, what cannot is refused`, async (t) => {
    let built = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 3 }), (steps) => {
        const plan = steps.reduce(
          (now, one) => (now.containers[0]!.pieces.length === 0 ? now : done(problem, now, commandOf(one, now)).plan),
          start,
        );
        if (plan.containers.every(({ pieces }) => pieces.length === 0)) return true;
        const { canBeBuilt } = verdictOf(plan, judgedByHand(problem, givenOf(plan)));
        const outcome = calculate(bufferOf(edit, plan, 'By hand'), OPTIONS, engine);
        if (canBeBuilt) built++;
        else refused++;
        if (outcome.status === 'failed') return !canBeBuilt;
        const pieces = outcome.load.plan.containers.map(({ arrangements }) =>
          arrangements.reduce((sum, one) => sum + piecesIn(one), 0),
        );
        const wanted = plan.containers.map((one) => one.pieces.length).filter((count) => count > 0);
        return canBeBuilt && pieces.join() === wanted.join();
      }),
      { numRuns: RUNS, seed: 11 },
    );
    t.ok(built > 0 && refused > 0, `${built} built, ${refused} refused`);
  });
}
