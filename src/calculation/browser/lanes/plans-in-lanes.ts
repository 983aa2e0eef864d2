/** Calculations of a page that share their searches with its lanes. */
import type { Engine } from '../../../engine/port.js';
import type { CalculationHooks } from '../../hooks.js';
import type { Place } from '../messages.js';
import { PageChannel } from './page-channel.js';
import { PageLanes } from './page-lanes.js';
import { plannedAnew } from './planned-anew.js';

export class PlansInLanes {
  readonly #lanes: PageLanes;

  /** @param onWanted called when there is something to do for lanes */
  constructor(engine: Engine, { channel, me, name, lanes }: Place, onWanted: () => void) {
    this.#lanes = new PageLanes(engine, new PageChannel(channel, me), { name, others: lanes, onWanted });
  }

  plan<Plan>(planned: (hooks: Pick<CalculationHooks, 'lanes' | 'searches'>) => Plan): Promise<Plan> {
    const lanes = this.#lanes;
    return plannedAnew(
      (searches) => planned({ lanes, searches }),
      (search) => lanes.run(search),
    );
  }
}
