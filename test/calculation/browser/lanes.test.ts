/** Workers of a page that work ahead of the one that plans: whoever is at what, and when, the plan is the same. */
import t from 'tap';
import { LaneOfPage } from '../../../src/calculation/browser/lanes/lane-of-page.js';
import { PageLanes } from '../../../src/calculation/browser/lanes/page-lanes.js';
import { plannedAnew } from '../../../src/calculation/browser/lanes/planned-anew.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { draws } from '../../support/draws.js';
import { ChannelOfChance } from '../../support/planning/channel-of-chance.js';
import { ordersOfEveryKind } from '../../support/problems/every-kind.js';
import { generator } from '../../support/problems/generator.js';

/** Of the effort of level 2. */
const SHARE = 0.02;

const engine = loadEngine();

t.test('a plan is the same with one lane, two and six, whenever messages arrive', async (t) => {
  // Nothing else keeps the process, as between workers.
  const awake = setInterval(() => {}, 1000);
  t.teardown(() => clearInterval(awake));
  for (let seed = 1; seed <= draws(6, 1); seed++) {
    for (const others of [1, 2, 6]) {
      const channel = new ChannelOfChance(generator(100 * others + seed));
      for (let lane = 1; lane <= others; lane++) void new LaneOfPage(engine, channel.end(), lane).run();
      const lanes = new PageLanes(engine, channel.end(), { name: 'planner', others, onWanted: () => {} });
      for (const [kind, problem] of ordersOfEveryKind()) {
        const alone = JSON.stringify(planLoad(problem, { engine }, {}, [], SHARE));
        const plan = await plannedAnew(
          (searches) => planLoad(problem, { engine, lanes, searches }, {}, [], SHARE),
          (search) => lanes.run(search),
        );
        t.ok(JSON.stringify(plan) === alone, `${kind}, ${others} lanes, ${seed}`);
      }
      const byLanes = channel.said.filter((said) => said.kind === 'begun' && said.by > 0).length;
      t.ok(byLanes > 10, `${byLanes} parts were begun by lanes`);
    }
  }
});
