/** The records that a load request names, for a calculation that takes details from the master data. */
import type { StoredRecord, StoredRecords } from '../../calculation/asked/stored-record.js';
import { containerKey, type NamesToLookUp } from '../../calculation/asked/stored-records.js';
import type { ContainerType } from '../../domain/words.js';
import { LIMITS } from '../../schema/limits.js';
import type { MasterRecord, RecordStore } from '../../store/index.js';

/** By name. More than a request may have are not looked up: it is refused. */
export async function storedCargoes(
  records: RecordStore,
  company: string,
  { cargoes }: NamesToLookUp,
): Promise<StoredRecords> {
  const found = await records.get(company, 'Cargo', cargoes.slice(0, LIMITS.cargoes));
  return byKey(found, ({ name }) => name);
}

/** Rule profiles by name. */
export async function storedRules(
  records: RecordStore,
  company: string,
  { rules }: NamesToLookUp,
): Promise<StoredRecords> {
  return byKey(await records.get(company, 'Rules', rules), ({ name }) => name);
}

/** A raw request may name a rule profile; false: it does not. The key may be written in escapes. */
export function mayNameRules(body: Uint8Array): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return bytes.includes('"rulesName"') || bytes.includes('\\u00');
}

/** By `containerKey`. */
export async function storedContainers(
  records: RecordStore,
  company: string,
  { containers }: NamesToLookUp,
): Promise<StoredRecords> {
  const names = new Map<ContainerType, string[]>();
  for (const { containerType, name } of containers.slice(0, LIMITS.containerTypes)) {
    const kind = containerType as ContainerType;
    names.set(kind, [...(names.get(kind) ?? []), name]);
  }
  const found = await Promise.all([...names].map(([kind, ofKind]) => records.get(company, kind, ofKind)));
  return byKey(found.flat(), ({ kind, name }) => containerKey(kind, name));
}

function byKey(found: readonly (MasterRecord | null)[], key: (record: MasterRecord) => string): StoredRecords {
  const kept = found.filter((record) => record !== null);
  return Object.fromEntries(
    kept.map((record): [string, StoredRecord] => [key(record), { record: record.fields, uom: record.uom }]),
  );
}
