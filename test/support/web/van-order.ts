/** An order for one van, of which tests of the dock load half and then change the rest. */

/** Of its cargo: every piece stands as it is measured. */
export const BOX = { style: 'Shipcase', orientationsAllowed: 'Orientation1' };

export const CARTONS = { ...BOX, name: 'Carton', length: 600, width: 550, height: 500, weight: 20 };

/** Without cargo. */
export function vanOrder(title: string) {
  return {
    title,
    emptyContainers: [
      { containerType: 'Truck', name: 'Van', length: 4800, width: 2200, height: 2000, maxWeight: 28_000 },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}
