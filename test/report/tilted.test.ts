/** What comes through the door tilted says so to who loads it. */
import t from 'tap';
import { writePage } from '../../src/report/page/page.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

t.test('a crate that is higher than the door is tilted, one that is not is none', async (t) => {
  const crate = (name: string, height: number) => ({
    ...{ style: 'Shipcase', name, length: 400, width: 400, height, weight: 50, qty: 1 },
    ...{ orientationsAllowed: 'Orientations12', tiltAllowedAtDoor: true },
  });
  const said = (cargoes: object[]) => {
    const van = { containerType: 'SeaVan', name: 'Van', length: 11_998, width: 2330, height: 2350 };
    const load = calculated({
      title: 'Crates',
      cargoes,
      emptyContainers: [{ ...van, door: { width: 2286, height: 2261 } }],
    });
    return writePage(sourceOf(load), reportOptionsOf(load, { layout: 'loader' }));
  };
  t.match(said([crate('High', 2300)]), 'Tilt it at the door, then set it upright');
  t.notMatch(said([crate('Low', 2200)]), 'Tilt it at the door');
});
