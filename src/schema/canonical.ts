/**
 * A body in the interface's own spelling: a fresh copy in which enumerations are spelt as responses spell them, names
 * are trimmed, and nulls (the same as absent) and unknown fields are gone. Nothing is judged here but the length of
 * arrays, which bounds the work of everything that follows, and unknown fields where none are allowed.
 */
import { ENUMERATIONS } from './enums.js';
import { type Issue, pointTo, shown, thousands, type Warning } from './issue.js';
import { fieldMeant } from './near-miss.js';
import { follow, type Node, takes } from './node.js';

/** Unknown fields of the same name at the same place of many records are one warning. */
interface UnknownField {
  readonly pointer: string;
  readonly field: string;
  readonly hint: string | undefined;
  times: number;
}

const MOST_UNKNOWN_FIELDS = 200;
/** What is echoed of a place that the request names itself. */
const LONGEST_POINTER = 500;
/** Entries of the wrong kind in one array that are listed. */
const MOST_MISFITS = 100;

export class Canonicaliser {
  readonly issues: Issue[] = [];
  /** By place, then by field. */
  private readonly unknown = new Map<string, Map<string, UnknownField>>();
  private unknownShown = 0;
  private unknownNotShown = 0;

  /**
   * @param pointer where the value stands in the body
   * @param place the same with every array index as `*`
   */
  canonical(node: Node, value: unknown, pointer: string, place = pointer): unknown {
    const form = follow(node, value);
    if (Array.isArray(value)) return this.array(form, value, pointer, place);
    if (typeof value === 'object' && value !== null) return this.object(form, value, pointer, place);
    if (form['x-enum'] !== undefined) return ENUMERATIONS.get(form['x-enum'])?.match(value) ?? value;
    if (form['x-trim'] === true && typeof value === 'string') return value.trim();
    return value;
  }

  private array(form: Node, value: readonly unknown[], pointer: string, place: string): unknown {
    const { items, maxItems } = form;
    if (items === undefined) return value;
    const kept = this.bounded(items, maxItems === undefined ? value : value.slice(0, maxItems), pointer);
    if (maxItems !== undefined && value.length > maxItems) {
      const message = `${thousands(value.length)} entries were sent; at most ${thousands(maxItems)} are allowed.`;
      this.issues.push({ pointer, code: 'ValidationFailed', message });
    }
    return kept.map((entry, index) => this.canonical(items, entry, pointTo(pointer, index), pointTo(place, '*')));
  }

  /** The entries up to the last misfit that is listed: an array could hold millions. */
  private bounded(items: Node, entries: readonly unknown[], pointer: string): readonly unknown[] {
    let misfits = 0;
    const end = entries.findIndex((entry) => !takes(follow(items, entry), entry) && ++misfits > MOST_MISFITS);
    if (end < 0) return entries;
    const message = `The entries from ${end} on were not looked at: ${MOST_MISFITS} before them have no meaning here.`;
    this.issues.push({ pointer, code: 'ValidationFailed', message });
    return entries.slice(0, end);
  }

  private object(form: Node, value: object, pointer: string, place: string): unknown {
    const { properties, 'x-ignored': ignored = [] } = form;
    if (properties === undefined) return value;
    const copy: Record<string, unknown> = {};
    const fields = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(fields)) {
      const given = fields[key];
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (property === undefined) {
        if (form.additionalProperties === false) this.refuseUnknown(key, properties, pointer);
        else if (!ignored.includes(key)) this.noteUnknown(key, properties, pointer, place);
      } else if (given !== null)
        copy[key] = this.canonical(property, given, pointTo(pointer, key), pointTo(place, key));
    }
    return copy;
  }

  private refuseUnknown(field: string, known: Readonly<Record<string, unknown>>, pointer: string): void {
    if (this.issues.length >= MOST_UNKNOWN_FIELDS) return;
    const hint = fieldMeant(field, Object.keys(known));
    const message = `The field ${shown(field)} is not known here; there are ${Object.keys(known).join(', ')}.`;
    const place = pointTo(pointer, field).slice(0, LONGEST_POINTER);
    this.issues.push({ pointer: place, code: 'ValidationFailed', message, ...(hint && { hint }) });
  }

  /**
   * @param known the fields that there are
   * @param pointer of the record; @param place the same with every array index as `*`
   */
  noteUnknown(field: string, known: Readonly<Record<string, unknown>>, pointer: string, place: string): void {
    const here = this.unknown.get(place) ?? new Map<string, UnknownField>();
    const noted = here.get(field);
    if (noted !== undefined) noted.times++;
    else if (this.unknownShown >= MOST_UNKNOWN_FIELDS) this.unknownNotShown++;
    else {
      const hint = fieldMeant(field, Object.keys(known));
      here.set(field, { pointer: pointTo(pointer, field), field, hint, times: 1 });
      this.unknown.set(place, here);
      this.unknownShown++;
    }
  }

  warnings(): Warning[] {
    const warnings = [...this.unknown.values()]
      .flatMap((fields) => [...fields.values()])
      .map(({ pointer, field, hint, times }): Warning => {
        const name = field.length > 60 ? `${field.slice(0, 60)}...` : field;
        const where = times > 1 ? ` (${times} times)` : '';
        return {
          code: 'UnknownField',
          pointer: pointer.slice(0, LONGEST_POINTER),
          message: `The field \`${name}\` is not known and ignored${where}${hint === undefined ? '.' : `; ${hint}`}`,
        };
      });
    if (this.unknownNotShown > 0) {
      const message = `${this.unknownNotShown} more unknown fields are ignored.`;
      warnings.push({ code: 'UnknownField', pointer: '', message });
    }
    return warnings;
  }
}
