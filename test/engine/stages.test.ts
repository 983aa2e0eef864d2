/** Every cargo its own stage: entering a stage looks at what the loaded cargo shadows, not at every block of it. */
import t from 'tap';
import { faultsOf, fillOf } from '../support/fills.js';
import { mixedProblem } from '../support/mixed-problem.js';

function staged(cargoes: number) {
  const problem = mixedProblem(cargoes, 2 * cargoes, { isSequenceUsed: true });
  return { ...problem, cargoes: problem.cargoes.map((cargo, sequence) => ({ ...cargo, sequence })) };
}

t.test('eight times the stages and cargoes take no more than a hundred times the effort', async (t) => {
  const [few, many] = [staged(100), staged(800)];
  const [ofFew, ofMany] = [fillOf(few, 1), fillOf(many, 1)];
  t.ok(ofMany.effort < 100 * ofFew.effort, `${ofFew.effort} and ${ofMany.effort} units`);
  t.same([...faultsOf(few, ofFew), ...faultsOf(many, ofMany)], []);
});
