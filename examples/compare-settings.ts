/** Plans one order under several settings and saves nothing: which is worth its time? */
import { answered, createClient, type LoadRequest } from 'stowage/client';

const { STOWAGE_URL: baseUrl = '', STOWAGE_KEY: token = '' } = process.env;
const stowage = createClient({ baseUrl, token });

const order: LoadRequest = {
  title: 'Order 21',
  cargoes: [
    { style: 'Shipcase', name: 'Carton', length: 600, width: 400, height: 300, weight: 12, qty: 90 },
    { style: 'Shipcase', name: 'Crate', length: 800, width: 550, height: 480, weight: 31, qty: 25 },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Van', length: 4200, width: 1800, height: 1900, maxWeight: 3000, qty: 1 },
  ],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

const { items } = answered(
  await stowage.api.POST('/Loads/Compare', {
    params: { query: { UOM: 'UnitMetric' } },
    body: {
      request: order,
      settings: [
        { label: 'as sent' },
        { label: 'a level up', rules: { optimizationLevel: 2 } },
        { label: 'on its whole base', rules: { minSupportRate: 1 } },
        { label: 'heavy below', rules: { stackingRule: 'HeavierBottomFirst' } },
      ],
    },
  }),
);
console.table(
  items.map(({ label, loadSummary, seconds, pareto }) => ({
    setting: label,
    loaded: loadSummary?.cargoesLoaded,
    left: loadSummary?.cargoesLeft,
    'volume %': loadSummary?.volumeUtilization,
    seconds,
    'beaten by none': pareto,
  })),
);
