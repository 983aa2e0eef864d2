/** Cargo and container records and rule profiles of a company (docs/interface.md, Master data). */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { convertRecord } from '../../calculation/convert-record.js';
import type { Warning } from '../../calculation/types.js';
import type { ContainerType, Uom } from '../../domain/words.js';
import { isObject, mergePatch } from '../../lib/merge-patch.js';
import type { CargoBody } from '../../schema/cargo.js';
import { type Filled, withDefaults } from '../../schema/defaults.js';
import type { EmptyContainerBody } from '../../schema/empty-container.js';
import { type Issue, pointTo, thousands } from '../../schema/issue.js';
import { LIMITS } from '../../schema/limits.js';
import type { RulesProfileBody } from '../../schema/rules-profile.js';
import {
  type MasterRecord,
  NameTaken,
  type Page,
  type RecordKind,
  type RecordSearch,
  type RecordStore,
} from '../../store/index.js';
import type { Caller } from '../accounts/caller.js';
import { deletionBy } from '../bin.js';
import { parseCreatedAt } from '../created-at.js';
import { invalidBody, ServiceFailure } from '../failures.js';
import { knownCursor, LARGEST_PAGE } from '../paging.js';
import { type Checked, checkNamedProfile, checkRecord, resourceOf } from './record-check.js';

/** What was done, for a DatabaseResponse. */
export interface Done {
  readonly names: readonly string[];
  readonly warnings: readonly Warning[];
  /** Of what was deleted: its id in the bin. */
  readonly binId?: string;
}

interface Bodies extends Record<ContainerType, Filled<EmptyContainerBody>> {
  readonly Cargo: Filled<CargoBody>;
  readonly Rules: RulesProfileBody;
}

/** A record in the interface's names, in the unit asked for. Of a rule profile no more than was said. */
export type ShownRecord<Kind extends RecordKind> = Bodies[Kind] & { readonly uom: Uom };

export interface RecordFilter {
  readonly contains: RecordSearch['contains'];
  /** As the client wrote it; created-at.ts. */
  readonly createdAt?: string;
  readonly limit: number;
  readonly cursor?: string;
  /** Nothing found is an empty page; absent: a fault. */
  readonly emptyAllowed?: boolean;
}

/** Records checked before others get a turn. */
const CHECKED_AT_ONCE = 100;

/** Words that stand in the place of a name and say which field of the body identifies the record. */
const KEY_FIELDS = ['name', 'alias', 'alias2'] as const;
type KeyField = (typeof KEY_FIELDS)[number];

export class MasterData {
  readonly #records: RecordStore;
  readonly #now: () => Date;

  constructor(records: RecordStore, now: () => Date = () => new Date()) {
    this.#records = records;
    this.#now = now;
  }

  /**
   * Inserts the record, or overwrites the one of its name.
   * @throws ServiceFailure ValidationFailed with every fault
   */
  async save(company: string, kind: Exclude<RecordKind, 'Rules'>, record: unknown, uom: Uom): Promise<Done> {
    const checked = checkRecord(kind, record, '');
    if (checked.issues.length > 0) throw invalidBody(checked.issues);
    return this.#store(company, kind, [checked], uom);
  }

  /**
   * Inserts the rule profile, or replaces the one of its name.
   * @throws ServiceFailure ValidationFailed with every fault
   */
  async saveRules(company: string, name: string, profile: unknown, uom: Uom): Promise<Done> {
    const checked = checkNamedProfile(name, profile);
    if (checked.issues.length > 0) throw invalidBody(checked.issues);
    return this.#store(company, 'Rules', [checked], uom);
  }

  /**
   * Saves all or, when one is faulty, none.
   * @param body an array, or an object that holds it as `cargoes`
   * @throws ServiceFailure ValidationFailed with every fault, named by its index
   */
  async saveCargoes(company: string, body: unknown, uom: Uom): Promise<Done> {
    const list: unknown = isObject(body) ? body['cargoes'] : body;
    const pointer = isObject(body) ? '/cargoes' : '';
    if (!Array.isArray(list))
      throw invalidBody([fault(pointer, 'An array of cargoes is needed, or `cargoes` with one.')]);
    if (list.length === 0) throw invalidBody([{ ...fault(pointer, 'There is no cargo.'), code: 'EmptyCargoList' }]);
    if (list.length > LIMITS.cargoes) {
      throw invalidBody([
        fault(
          pointer,
          `${thousands(list.length)} cargoes were sent; at most ${thousands(LIMITS.cargoes)} are allowed.`,
        ),
      ]);
    }
    const checked: Checked[] = [];
    for (const [index, record] of list.entries()) {
      checked.push(checkRecord('Cargo', record, pointTo(pointer, index)));
      if (index % CHECKED_AT_ONCE === CHECKED_AT_ONCE - 1) await nextTurn();
    }
    const issues = checked.flatMap((one) => one.issues);
    if (issues.length > 0) throw invalidBody(issues);
    return this.#store(company, 'Cargo', checked, uom);
  }

  /**
   * A merge patch on the cargo that `keyIs` names, or on those that the body identifies by the field `keyIs`.
   * @param uom the unit of the patch; a record stays in its own
   * @throws ServiceFailure NoRecords, ValidationFailed, BodyNotAnObject
   */
  async patchCargo(company: string, keyIs: string, patch: unknown, uom: Uom): Promise<Done> {
    if (!isObject(patch)) throw new ServiceFailure('BodyNotAnObject', 'The body must be a JSON object.');
    const field = KEY_FIELDS.find((word) => word === keyIs.toLowerCase());
    const { uom: _, ...changes } = patch;
    const names = field ? await this.#namesWhere(company, field, patch) : [keyIs];
    const warnings: Warning[] = [];
    const change = (record: MasterRecord): MasterRecord => {
      const inItsUnit = convertRecord('CargoRecord', changes, uom, record.uom);
      const checked = checkRecord('Cargo', mergePatch(record.fields, inItsUnit), '');
      if (checked.issues.length > 0) throw invalidBody(checked.issues);
      warnings.splice(0, warnings.length, ...checked.warnings);
      return { ...record, name: checked.name, fields: checked.fields, updatedAt: this.#now().toISOString() };
    };
    const changed = await this.#change(company, names, change);
    if (!changed || changed.length === 0) throw noSuchRecord('Cargo', field ? String(patch[field]) : keyIs);
    return { names: changed.map((record) => record.name), warnings };
  }

  /** @throws ServiceFailure NoRecords */
  async read<Kind extends RecordKind>(company: string, kind: Kind, name: string, uom: Uom): Promise<ShownRecord<Kind>> {
    const [record] = await this.#records.get(company, kind, [name]);
    if (!record) throw noSuchRecord(kind, name);
    return shown<Kind>(record, uom);
  }

  /** Into the bin. @throws ServiceFailure NoRecords */
  async delete(caller: Caller, kind: RecordKind, name: string): Promise<Done> {
    const { company } = caller;
    const binId = await this.#records.delete({ company, kind, name }, deletionBy(caller));
    if (binId === null) throw noSuchRecord(kind, name);
    return { names: [name], warnings: [], ...(binId !== '' && { binId }) };
  }

  /** Newest first. @throws ServiceFailure NoRecords, BadDate, BadCursor */
  async search<Kind extends RecordKind>(
    company: string,
    kind: Kind,
    filter: RecordFilter,
    uom: Uom,
  ): Promise<Page<ShownRecord<Kind>>> {
    const { contains, cursor } = filter;
    const limit = Math.min(filter.limit, LARGEST_PAGE);
    const request = { company, kind, contains, ...parseCreatedAt(filter.createdAt), limit, cursor };
    const page = await knownCursor(this.#records.search(request));
    if (page.items.length === 0 && !page.damaged && !filter.emptyAllowed)
      throw new ServiceFailure('NoRecords', 'No record was found.');
    return { ...page, items: page.items.map((record) => shown<Kind>(record, uom)) };
  }

  async #store(company: string, kind: RecordKind, checked: readonly Checked[], uom: Uom): Promise<Done> {
    const now = this.#now().toISOString();
    const created = { company, kind, uom, createdAt: now, updatedAt: now };
    const records = checked.map(({ name, fields }) => ({ ...created, name, fields }));
    await this.#records.save(records);
    return {
      names: [...new Set(records.map(({ name }) => name))],
      warnings: checked.flatMap(({ warnings }) => warnings),
    };
  }

  async #change(
    company: string,
    names: readonly string[],
    change: (record: MasterRecord) => MasterRecord,
  ): Promise<readonly MasterRecord[] | null> {
    try {
      return await this.#records.change(company, 'Cargo', names, change);
    } catch (error) {
      if (error instanceof NameTaken) throw invalidBody([fault('/name', `Another cargo is named "${error.taken}".`)]);
      throw error;
    }
  }

  /** Names of the cargoes whose field is exactly what the body says. */
  async #namesWhere(company: string, field: KeyField, body: Readonly<Record<string, unknown>>): Promise<string[]> {
    const given = body[field];
    // As stored: outer blanks do not count.
    const value = typeof given === 'string' ? given.trim() : '';
    if (value === '') {
      throw invalidBody([fault(`/${field}`, `\`${field}\` must say which cargo is meant.`)]);
    }
    if (field === 'name') return [value];
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const request: RecordSearch = { company, kind: 'Cargo', contains: { [field]: value }, limit: LARGEST_PAGE };
      const page: Page<MasterRecord> = await this.#records.search(cursor ? { ...request, cursor } : request);
      names.push(...page.items.filter(({ fields }) => fields[field] === value).map(({ name }) => name));
      cursor = page.next;
    } while (cursor !== null);
    return names;
  }
}

/** A record was checked before it was stored, so it has the form of its kind. */
function shown<Kind extends RecordKind>(record: MasterRecord, uom: Uom): ShownRecord<Kind> {
  const resource = resourceOf(record.kind);
  const fields = convertRecord(resource, record.fields, record.uom, uom);
  return { ...(record.kind === 'Rules' ? fields : withDefaults(resource, fields)), uom } as ShownRecord<Kind>;
}

function fault(pointer: string, message: string): Issue {
  return { pointer, code: 'ValidationFailed', message };
}

const WORDS: Partial<Record<RecordKind, string>> = { Cargo: 'cargo', Rules: 'rule profile' };

function noSuchRecord(kind: RecordKind, name: string): ServiceFailure {
  return new ServiceFailure('NoRecords', `There is no ${WORDS[kind] ?? kind} "${name}".`);
}
