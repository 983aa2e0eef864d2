/**
 * The warning NoEffect: fields that are sent and can change nothing in this request, by the list of of-cargo.ts,
 * of-containers.ts and of-rules.ts. What is not sent, or with its default, is not named, and no member of what is named.
 */
import { withDefaults } from '../../../schema/defaults.js';
import { pointTo } from '../../../schema/issue.js';
import { follow, type Node, type ResourceName, schemaNode } from '../../../schema/node.js';
import type { Warning } from '../../types.js';
import type { Effect, Effects, FieldEffect } from './effect.js';
import type { Facts, FilledRequest } from './facts.js';
import { OF_CARGO } from './of-cargo.js';
import { OF_CONTAINERS } from './of-containers.js';
import { OF_RULES } from './of-rules.js';

type Body = Readonly<Record<string, unknown>>;

/** Records as they were sent, in canonical form. */
export interface SentRequest {
  readonly cargoes: readonly object[];
  readonly containers: readonly object[];
  readonly rules: object;
  /** `/emptyContainers` or `/containers`. */
  readonly containersPointer: string;
  /** Fields of the request that win over those of stored records; null: nothing is stored. */
  readonly cargoFieldsKept: readonly string[] | null;
  readonly containerFieldsKept: readonly string[] | null;
}

/** What is said of one field, at the first place of it. */
interface Found {
  readonly pointer: string;
  readonly why: string;
  /** False: `why` is that of the first, and may be another of others. */
  readonly isOfAll: boolean;
  times: number;
}

/** @param filled the same records in the same order, with more behind them where pallets were placed by hand */
export function withoutEffect(sent: SentRequest, filled: FilledRequest, facts: Facts): Warning[] {
  const finder = new Finder(facts);
  const { cargoFieldsKept, containerFieldsKept, containersPointer } = sent;
  finder.records('CargoRecord', OF_CARGO, sent.cargoes, filled.cargoes, '/cargoes', cargoFieldsKept);
  finder.records(
    ...(['EmptyContainer', OF_CONTAINERS, sent.containers, filled.containers] as const),
    ...([containersPointer, containerFieldsKept] as const),
  );
  finder.record(schemaNode('Rules'), OF_RULES, sent.rules as Body, filled.rules as Body, '/rules', '/rules');
  return finder.warnings();
}

const OF_RECORD = 'the record of the master data takes precedence';

class Finder {
  /** By place: its pointer with every number of an entry as `*`. */
  readonly #found = new Map<string, Found>();

  constructor(private readonly facts: Facts) {}

  records<Owner>(
    name: ResourceName,
    effects: Effects<Owner>,
    sent: readonly object[],
    filled: readonly Owner[],
    pointer: string,
    kept: readonly string[] | null,
  ): void {
    const node = schemaNode(name);
    for (const [index, record] of sent.entries()) {
      const here = pointTo(pointer, index);
      const whole = filled[index] as Body;
      const own = kept === null ? (record as Body) : this.#ownOf(name, record as Body, whole, here, pointer, kept);
      this.record(node, effects, own, whole, here, `${pointer}/*`);
    }
  }

  /** @param place the pointer with every number of an entry as `*` */
  record<Owner>(
    { properties = {} }: Node,
    effects: Effects<Owner>,
    sent: Body,
    filled: Body,
    pointer: string,
    place: string,
  ): void {
    for (const field of Object.keys(sent)) {
      const effect = (effects as Readonly<Record<string, FieldEffect<unknown, unknown>>>)[field];
      const node = properties[field];
      if (effect === undefined || effect === 'always' || node === undefined) continue;
      const value = sent[field];
      if (saysNothing(node, value)) continue;
      this.#look(
        ...([node, effect, value, filled[field], filled] as const),
        ...([pointTo(pointer, field), pointTo(place, field)] as const),
      );
    }
  }

  #look(
    node: Node,
    effect: Effect<unknown, unknown>,
    sent: unknown,
    filled: unknown,
    owner: Body,
    pointer: string,
    place: string,
  ): void {
    const { when, otherwise = '', members, entries } = effect;
    // Of a colour the record says what comes of its three forms.
    const value = typeof sent === 'object' ? filled : sent;
    if (when !== undefined && !when(value, owner, this.facts)) {
      this.#note(pointer, place, typeof otherwise === 'string' ? otherwise : () => otherwise(value, owner, this.facts));
      return;
    }
    const form = follow(node, sent);
    if (members !== undefined) {
      this.record(form, members as Effects<object>, sent as Body, value as Body, pointer, place);
    } else if (entries !== undefined) {
      for (const [index, entry] of (sent as readonly unknown[]).entries()) {
        const own = (value as readonly unknown[])[index];
        const [here, there] = [pointTo(pointer, index), `${place}/*`];
        this.#look(form.items ?? {}, entries as Effect<unknown, unknown>, entry, own, owner, here, there);
      }
    }
  }

  /** What of a record is the request's own; what the stored record overrules with something else is noted. */
  #ownOf(name: ResourceName, record: Body, filled: Body, pointer: string, list: string, kept: readonly string[]): Body {
    const own = Object.fromEntries(Object.entries(record).filter(([field]) => kept.includes(field)));
    const whole = withDefaults(name, record) as Body;
    const { properties = {} } = schemaNode(name);
    for (const field of Object.keys(record)) {
      if (field in own || saysNothing(properties[field] ?? {}, record[field])) continue;
      if (JSON.stringify(whole[field]) === JSON.stringify(filled[field])) continue;
      this.#note(pointTo(pointer, field), `${list}/*/${field}`, OF_RECORD);
    }
    return own;
  }

  /** @param why a text of all rows alike, or that of the first of them */
  #note(pointer: string, place: string, why: string | (() => string)): void {
    const known = this.#found.get(place);
    const isOfAll = typeof why === 'string';
    if (known !== undefined) known.times++;
    else this.#found.set(place, { pointer, why: isOfAll ? why : why(), isOfAll, times: 1 });
  }

  warnings(): Warning[] {
    return [...this.#found.entries()].map(([place, { pointer, why, isOfAll, times }]) => {
      const where = times > 1 ? ` in ${times} rows` : '';
      const also = times > 1 && !isOfAll ? ' (this is the reason for the first of them)' : '';
      return {
        code: 'NoEffect',
        pointer,
        message: `\`${pathOf(times > 1 ? place : pointer)}\` changes nothing here${where}: ${why}${also}.`,
      };
    });
  }
}

/** As people write where a field stands: `rules.maxStackingHeight.isUsed`, `cargoes[].sequence`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((step, at) => (/^(\d+|\*)$/.test(step) ? `[${step === '*' ? '' : step}]` : `${at > 0 ? '.' : ''}${step}`))
    .join('');
}

/** Empty, or the default: of an object every member. */
function saysNothing(node: Node, sent: unknown): boolean {
  if (sent === undefined || sent === null) return true;
  if (Array.isArray(sent)) return sent.length === 0;
  if (typeof sent !== 'object') return sent === node.default || sent === '';
  const { properties = {} } = follow(node, sent);
  return Object.entries(sent).every(([field, member]) => saysNothing(properties[field] ?? {}, member));
}
