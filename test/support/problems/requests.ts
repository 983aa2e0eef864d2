/** Small load requests. */

export interface RequestOptions {
  readonly title?: string;
  readonly qty?: number;
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Cartons into a 20-foot container, in millimetres and kilograms. */
export function smallRequest({ title = 'Small', qty = 40, rules }: RequestOptions = {}) {
  return {
    title,
    cargoes: [
      { style: 'Shipcase', name: 'Carton A', length: 600, width: 400, height: 300, weight: 12, qty },
      { style: 'Shipcase', name: 'Carton B', length: 500, width: 500, height: 500, weight: 20.5, qty: 10 },
    ],
    emptyContainers: [
      {
        containerType: 'SeaVan',
        name: '20 ft',
        length: 5890,
        width: 2330,
        height: 2380,
        emptyWeight: 2300,
        maxWeight: 21700,
      },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
}
