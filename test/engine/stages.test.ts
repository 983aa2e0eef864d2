/** Every cargo its own stage: entering a stage looks at what the loaded cargo shadows, not at every block of it. */
import t from 'tap';
import { faultsOf, fillOf } from '../support/engine/fills.js';
import { stagedProblem } from '../support/problems/mixed-problem.js';

t.test('eight times the stages and cargoes take no more than a hundred times the effort', async (t) => {
  const [few, many] = [stagedProblem(100, 200), stagedProblem(800, 1600)];
  const [ofFew, ofMany] = [fillOf(few, 1), fillOf(many, 1)];
  t.ok(ofMany.effort < 100 * ofFew.effort, `${ofFew.effort} and ${ofMany.effort} units`);
  t.same([...faultsOf(few, ofFew), ...faultsOf(many, ofMany)], []);
});
