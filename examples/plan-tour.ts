/** Plans a tour with three stops in the background, says what comes off where, and saves the loader's PDF. */
import { writeFile } from 'node:fs/promises';
import { createClient, type LoadRequest, StowageError } from 'stowage/client';

const { STOWAGE_URL: baseUrl = '', STOWAGE_KEY: token = '' } = process.env;
const stowage = createClient({ baseUrl, token });

/** Stop 1 is unloaded first. Lengths in millimetres, weights in kilograms. */
const tour: LoadRequest = {
  title: 'Tour north',
  cargoes: [
    {
      ...{ style: 'Palletload', name: 'Pallet Kiel', length: 1200, width: 800, height: 1450, weight: 420, qty: 6 },
      ...{ sequence: 3, groupName: 'Kiel' },
    },
    {
      ...{ style: 'Shipcase', name: 'Crate Hamburg', length: 1000, width: 700, height: 650, weight: 85, qty: 12 },
      ...{ sequence: 2, groupName: 'Hamburg', orientationsAllowed: 'Orientations12' },
    },
    {
      ...{ style: 'Shipcase', name: 'Carton Bremen', length: 600, width: 400, height: 400, weight: 14, qty: 60 },
      ...{ sequence: 1, groupName: 'Bremen' },
    },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Truck 7.2 m', length: 7200, width: 2450, height: 2500, maxWeight: 9000, qty: 1 },
  ],
  rules: { calculationType: 'MixLoad', isSequenceUsed: true },
};

const stopOf = ({ sequence = 0 }: { sequence?: number }) => sequence;

try {
  const processId = await stowage.queueLoad(tour, { UOM: 'UnitMetric' });
  const { load, error } = await stowage.waitForProcess(processId, {
    onChange: ({ state, progress }) => console.log(`${state}, ${Math.round(100 * progress)} %`),
  });
  if (!load) throw new Error(error ?? 'There is no load.');
  if (load.status === 'failed') throw new Error(load.calculationError?.message ?? 'It cannot be planned.');

  for (const { name, manifest } of load.filledContainers) {
    console.log(`${name}, in the order in which it is unloaded:`);
    const rows = manifest.map(({ cargo, cargoesLoaded }) => ({ ...cargo, cargoesLoaded }));
    for (const { sequence, groupName, name, cargoesLoaded } of rows.sort((a, b) => stopOf(a) - stopOf(b))) {
      console.log(`  stop ${sequence}, ${groupName}: ${cargoesLoaded} x ${name}`);
    }
  }
  for (const { name, qty, detail } of load.unloaded) console.log(`${qty} x ${name} stay behind: ${detail}`);

  const pdf = load.reportLinks?.pdf;
  if (pdf) {
    const answer = await fetch(`${pdf}&reportLayout=loader`);
    await writeFile('tour-north.pdf', Buffer.from(await answer.arrayBuffer()));
    console.log('tour-north.pdf is for whoever loads it.');
  }
} catch (error) {
  // What is wrong, where, and what is allowed.
  if (error instanceof StowageError) for (const { pointer, message } of error.issues) console.error(pointer, message);
  throw error;
}
