/** Which axles are offered for a container, and which are told to be those of another vehicle. */
import t from 'tap';
import { axleSets, suitLength, withAxlesOf } from '../../../src/web/desk/vehicle/limit-fields.js';
import { draftOfBody } from '../../../src/web/plan-request/request-draft.js';

/** In centimetres. */
const draftOf = (length: number) =>
  draftOfBody(
    {
      cargoes: [],
      emptyContainers: [{ containerType: 'Truck', name: 'Own', length, width: 248, height: 270, qty: 1 }],
    },
    'UnitHighMetric',
  );

t.test('axles of vehicles of nearly the same length are offered first, and suit', async (t) => {
  for (const length of [720, 920, 1360, 1615]) {
    const draft = draftOf(length);
    const [nearest] = axleSets(draft.emptyContainers[0]!, draft);
    const then = withAxlesOf(draft, 0, nearest!);
    t.ok(suitLength(then.emptyContainers[0]!, then), `${nearest} on ${length} cm`);
  }
  const [first] = axleSets(draftOf(1360).emptyContainers[0]!, draftOf(1360));
  t.notMatch(first, /rigid/i);
});

t.test('those of a rigid truck under a long trailer are told', async (t) => {
  const draft = draftOf(1360);
  for (const name of axleSets(draft.emptyContainers[0]!, draft).filter((one) => /rigid/i.test(one))) {
    const then = withAxlesOf(draft, 0, name);
    t.notOk(suitLength(then.emptyContainers[0]!, then), name);
  }
  t.ok(suitLength(draft.emptyContainers[0]!, draft), 'of no axles nothing is said');
});
