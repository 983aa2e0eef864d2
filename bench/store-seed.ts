/** What the store's benchmark searches: cargo records and loads, made by their number. */
import type { LoadDraft, MasterRecord, Store } from '../src/store/index.js';

export const COMPANY = 'acme';
export const OWNERS = ['ann@acme.test', 'bob@acme.test'];

const SEEDED_AT_ONCE = 2_000;
const SAVES_AT_ONCE = 50;

const KINDS = ['Carton', 'Crate', 'Drum', 'Pallet cage', 'Steel coil', 'Sack'];
const STUFF = ['steel bolts', 'paper', 'rice', 'engine parts', 'tiles', 'wine', 'batteries', 'textiles'];
const GROUPS = ['North', 'South', 'East', 'West', 'Harbour'];

export async function seedRecords(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += SEEDED_AT_ONCE) {
    const length = Math.min(SEEDED_AT_ONCE, count - first);
    await store.records.save(Array.from({ length }, (_, n) => cargoOf(first + n)));
  }
}

export async function seedLoads(store: Store, count: number, body: Uint8Array): Promise<void> {
  for (let first = 0; first < count; first += SAVES_AT_ONCE) {
    const length = Math.min(SAVES_AT_ONCE, count - first);
    await Promise.all(Array.from({ length }, (_, n) => store.loads.save({ head: headOf(first + n), body })));
  }
}

export function cargoOf(n: number): MasterRecord {
  const name = `${KINDS[n % KINDS.length]} ${STUFF[(n * 31) % STUFF.length]} SKU-${String(n).padStart(6, '0')}`;
  const fields = { style: 'Shipcase', name, length: 10 + (n % 50), width: 20, height: 15, weight: 4, qty: 1 };
  const searched = { alias: `EAN-${(n * 7919) % 1_000_003}`, alias2: `customer ${n % 977}`, groupName: GROUPS[n % 5] };
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return {
    company: COMPANY,
    kind: 'Cargo',
    name,
    uom: 'UnitEnglish',
    fields: { ...fields, ...searched },
    createdAt,
    updatedAt: createdAt,
  };
}

export function headOf(n: number): LoadDraft {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 600_000).toISOString();
  return {
    owner: OWNERS[n % 2]!,
    company: COMPANY,
    title: `Order ${STUFF[n % STUFF.length]} week ${n % 53} #${n}`,
    isShared: n % 3 === 0,
    isAutoSaved: false,
    processId: '',
    calculationTimeInSeconds: 1,
    containerType: 'Truck',
    calculationType: 'MixLoad',
    createdAt,
    updatedAt: createdAt,
  };
}

export function day(n: number): string {
  return new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
}
