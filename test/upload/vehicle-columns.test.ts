/** Doors, floors and axles in the cells of a workbook, by the names of the interface. */
import t from 'tap';
import { readUpload } from '../../src/upload/read-upload.js';
import { HEADER, issuesOf, row, workbook } from './workbooks.js';

const AXLES = ['layout', 'steer.position', 'drive.position', 'drive.maxWeight', 'drive.count', 'drive.driven'];
const CONTAINER = ['ContainerType', 'Name', 'Length', 'Width', 'Height'];
const SIZE = ['Truck', 'T', 13_600, 2450, 2700];

async function read(container: [string, string | number | boolean][], cargo: [string, number | boolean][] = []) {
  const bytes = await workbook({
    Cargoes: [
      [...HEADER, ...cargo.map(([name]) => name)],
      [...row('L', 'A'), ...cargo.map(([, value]) => value)],
    ],
    Containers: [
      [...CONTAINER, ...container.map(([name]) => name)],
      [...SIZE, ...container.map(([, value]) => value)],
    ],
    Rules: [
      ['Field', 'Value'],
      ['calculationType', 'MixLoad'],
      ['axleRegulation', 'DE'],
    ],
  });
  const { loads } = await readUpload({ file: { name: 'load.xlsx', bytes } });
  return loads[0]!;
}

t.test('every field of a vehicle has its column', async (t) => {
  const load = await read(
    [
      ['door.side', 'Rear'],
      ['door.width', 2400],
      ['door.height', 2600],
      ['door.sill', 10],
      ['door.position', 0],
      ['maxWeightPerLength', 3000],
      ['maxFloorPressure', 5000],
      ['cogTolerance.length', 5],
      ['cogTolerance.afterStops', true],
      ...AXLES.map((name, place): [string, string | number | boolean] => [
        `axles.${name}`,
        ['Rigid', -1400, 5000, 11_500, 1, true][place]!,
      ]),
      ['axles.steer.count', 1],
      ['axles.maxGrossWeight', 18_000],
    ],
    [
      ['tiltAllowedAtDoor', true],
      ['footShare', 0.5],
    ],
  );
  t.same(issuesOf(load), []);
  t.match(load.request, {
    cargoes: [{ tiltAllowedAtDoor: true, footShare: 0.5 }],
    emptyContainers: [
      {
        door: { side: 'Rear', width: 2400, height: 2600, sill: 10, position: 0 },
        ...{ maxWeightPerLength: 3000, maxFloorPressure: 5000, cogTolerance: { length: 5, afterStops: true } },
        axles: {
          layout: 'Rigid',
          steer: { position: -1400, count: 1 },
          drive: { position: 5000, maxWeight: 11_500, count: 1, driven: true },
          maxGrossWeight: 18_000,
        },
      },
    ],
    rules: { axleRegulation: 'DE' },
  });
});

t.test('a faulty cell of a vehicle is named', async (t) => {
  const load = await read([
    ['axles.layout', 'Boat'],
    ['axles.drive.minShare', -1],
    ['door.width', 'wide'],
  ]);
  const messages = issuesOf(load).map(({ message }) => message);
  t.match(
    messages.find((one) => /Boat/.test(one)),
    /Rigid, SemiTrailer/,
  );
  t.ok(
    messages.some((one) => /axles\.drive\.minShare/.test(one)),
    messages.join('\n'),
  );
  t.ok(
    messages.some((one) => /"wide" was found/.test(one)),
    messages.join('\n'),
  );
});
