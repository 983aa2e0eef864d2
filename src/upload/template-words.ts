/** What the notes of the template say beyond what the schemas know. */
import type { Column, SheetName } from '../tables/columns.js';

export const GENERAL_NOTES: readonly string[] = [
  'One row of the sheet Cargoes is one cargo. LoadTitle says to which load it belongs; leave it blank for the load of the row above. Each title becomes one load.',
  'The sheet Containers lists what may be filled. A blank LoadTitle is for all loads. A quantity of 0, or none, is as many as needed.',
  'The sheet Rules says how the loads are calculated: fill in the column Value; what you leave blank is as the column beside it says.',
  'Brown headers must be filled in. All other columns may be left blank, be moved or be deleted. Blank rows do not count.',
  'Units are those of the upload (query parameter UOM): inch and pound (UnitEnglish, when none is given), millimetre and kilogram (UnitMetric), centimetre and kilogram (UnitHighMetric).',
  'Write numbers alone, without units. A decimal point and a decimal comma are both read; leave out marks for thousands.',
  'Length runs from the front wall to the door, width from left to right as seen from the door, height from the floor up.',
  'Orientations 1 to 6: the length, width and height of the cargo lie as 1 = L W H, 2 = W L H, 3 = L H W, 4 = H L W, 5 = W H L, 6 = H W L along those of the container.',
  'Every other field of the interface may have a column, or a row of Rules, by its own name; members of objects by dotted names, for example palletizing.flatPalletTop.',
  'Send it to POST /Upload/Loads as the form field "file". A faulty cell is named by sheet, row and column, and stops its own load only.',
];

export const LOAD_COLUMNS = {
  LoadTitle: {
    meaning: 'Title of the load that the row belongs to; a saved load of the same title is overwritten.',
    blank: 'the title of the row above',
    example: 'Tour 1',
  },
  LoadDescription: { meaning: 'Free text about the load.', blank: 'nothing', example: 'North, Monday' },
  ofContainers: { meaning: 'Title of the load that the container is for.', blank: 'for all loads', example: 'Tour 1' },
} as const;

/** A row of which these are the cells is accepted as it is. */
const EXAMPLES: Readonly<Record<SheetName, Readonly<Record<string, string | number | boolean>>>> = {
  Cargoes: {
    ...{ name: 'SKU-1001', description: 'Carton of 6', style: 'Shipcase', alias: 'EAN 4001', alias2: 'A-1' },
    ...{ length: 40, width: 30, height: 20, diameter: 0, weight: 5.5, pieceInside: 6, qty: 24, orderPieces: 144 },
    ...{ price: 12.5, sequence: 1, groupName: 'Stop 1', orientationsAllowed: 'Orientations12' },
    ...{
      turnAllowedOnFloor: true,
      stackValue: 1,
      stackCode: 'A',
      maxSupportingWeight: 60,
      footShare: 0.3,
      floorStackType: 'BestFit',
    },
    ...{ floorStackSupportsOthers: true, isOptional: false, isPalletized: false, overhangAllowed: false },
    ...{ 'palletizing.pallet.name': 'Pallet', 'palletizing.pallet.length': 120, 'palletizing.pallet.width': 80 },
    ...{ 'palletizing.pallet.palletThickness': 15, 'palletizing.pallet.emptyWeight': 25 },
    ...{ 'palletizing.pallet.height': 160, 'palletizing.pallet.maxWeight': 1000, color: '#FF8800' },
    property1: 'keep dry',
  },
  Containers: {
    ...{ containerType: 'Truck', vehicleType: 'Dry', palletType: 'Wood4Ways', cartonType: 'RSC', name: 'Truck 13.6 m' },
    ...{ description: 'Curtain sider', qty: 2, length: 1360, width: 245, height: 270, emptyWeight: 7000 },
    ...{ maxWeight: 24000, price: 900, color: '#336699', colorHexaCode: '#336699', colorKnownName: 'steelblue' },
    zones: '[{"name":"axle","position":{"length":0},"size":{"length":300,"width":245,"height":270},"maxWeight":8000}]',
    ...{
      vehicleDropDeckRearSize: '{"length":200,"height":30}',
      vehicleDropDeckFrontSize: '{"length":150,"height":40}',
      cogTolerance: '{"length":10,"width":5}',
      door: '{"width":2286,"height":2261}',
      maxWeightPerLength: 3000,
      maxFloorPressure: 5000,
      axles: '{"layout":"Rigid","steer":{"position":-55,"maxWeight":16000},"drive":{"position":170,"maxWeight":25000}}',
    },
  },
  Rules: {
    ...{ calculationType: 'MixLoad', optimizationLevel: 2, seed: 1, minSupportRate: 0.8, maxRunTimeSeconds: 30 },
    stackingMatrix: '[{"bottomCargo":"SKU-1001","topCargo":"*","allowed":true}]',
    maxStackingHeight: '{"isUsed":false}',
    palletizing: '{"isUsed":false}',
    MixPallet: '{"containerType":"Pallet","name":"Mixed","length":120,"width":80,"height":160}',
    balanceConfiguration: '{"isUsed":false}',
  },
};

/** A value that may stand in the column. */
export function exampleOf(sheet: SheetName, { path, kind, absent }: Column): string | number | boolean {
  const given = EXAMPLES[sheet][path.join('.')];
  if (given !== undefined) return given;
  if (typeof absent === 'string' || typeof absent === 'number' || typeof absent === 'boolean') return absent;
  return kind === 'number' ? 0 : '';
}
