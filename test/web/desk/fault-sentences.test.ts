/** What is said of each rule that a piece moved by hand can break: which piece, which other one, and the figures. */
import t from 'tap';
import '../../support/web/page-globals.js';
import { judgedByHand } from '../../../src/calculation/index.js';
import { RULES } from '../../../src/rules/index.js';
import type { EditedPlan } from '../../../src/web/editor/edited-plan.js';
import { givenOf } from '../../../src/web/editor/edited-plan.js';
import { verdictOf } from '../../../src/web/editor/verdict.js';
import { type cargoOf, problemOf, type rulesOf } from '../../support/problems/load-problems.js';

const { faultSentence, isSaid } = await import('../../../src/web/desk/edit/fault-sentences.js');
const { figuresOf } = await import('../../../src/web/desk/edit/figures.js');

/** A crate on a carton. */
function saidOf(
  carton: Parameters<typeof cargoOf>[0],
  crate: Parameters<typeof cargoOf>[0] = {},
  rules: Parameters<typeof rulesOf>[0] = {},
): string[] {
  const cargoes = [
    { name: 'Carton', weight: 10, ...carton },
    { name: 'Crate', weight: 40, ...crate },
  ];
  const problem = problemOf(cargoes, [{}], rules);
  const pieces = [0, 1].map((at) => ({
    id: at + 1,
    cargo: at,
    orientation: 1 as const,
    position: { x: 0, y: 0, z: 100 * at },
  }));
  const plan: EditedPlan = { containers: [{ container: 0, pieces, isLocked: false }], tray: [0, 0], nextId: 3 };
  const { faults } = verdictOf(plan, judgedByHand(problem, givenOf(plan)));
  const judged = {
    problem,
    figures: figuresOf(problem),
    isChosen: (id: number) => id === 2,
    pieceOf: (id: number) => pieces[id - 1]!,
    nameOf: (id: number) => problem.cargoes[pieces[id - 1]!.cargo]!.name,
  };
  return faults.map((fault) => faultSentence(fault, fault.piece === null ? '' : judged.nameOf(fault.piece), judged));
}

t.test('the other piece is named, with what it may carry', async (t) => {
  t.same(saidOf({}), []);
  t.same(saidOf({ maxSupportingWeight: 22 }), ['Crate stands on Carton, which carries 40 kg: at most 22 kg']);
  t.same(saidOf({ nothingOnTop: true }), ['Crate stands on Carton, which may carry nothing']);
  t.same(saidOf({}, {}, { stackingRule: 'HeavierBottomFirst' }), [
    'Crate stands on Carton, which is lighter: 40 kg on 10 kg',
  ]);
  t.same(saidOf({}, { floorStackType: 'BottomOnly' }), ['Crate may stand on the floor only']);
  t.same(saidOf({ sequence: 2 }, { sequence: 1 }, { isSequenceUsed: true }), [
    'Crate stands on Carton, which comes off before it',
  ]);
});

t.test('every rule about pieces has a sentence', async (t) => {
  // Said with what is seen at once, or with the diagrams of the vehicle; or kept with a warning.
  const others = ['containment', 'axles', 'support', 'loading-order', 'door-bay', 'line-load', 'floor-pressure'];
  t.same(
    RULES.map(({ id }) => id).filter((id) => !isSaid(id)),
    others,
  );
});
