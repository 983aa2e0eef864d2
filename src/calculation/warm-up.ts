/** A load that any working service plans: what a thread tries before the service calls itself ready. */
export const WARM_UP_REQUEST = {
  title: 'Warm-up',
  cargoes: [{ style: 'Shipcase', name: 'Carton', length: 400, width: 300, height: 200, weight: 5, qty: 12 }],
  emptyContainers: [{ containerType: 'Carton', name: 'Carton', length: 1200, width: 800, height: 600 }],
  rules: { calculationType: 'MixLoad', algorithmType: 'MaxVolumeFirst' },
};
