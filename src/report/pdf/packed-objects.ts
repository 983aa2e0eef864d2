/**
 * Writes the objects that describe a document's structure packed, as PDF 1.5 allows: many in one compressed stream, and
 * the table of all objects as a stream too. pdfkit writes each in plain text, and a long report has hundreds of thousands.
 */
import { deflateSync } from 'node:zlib';

/** What of pdfkit's documents and references is changed or read, and not in its types. */
export interface PackableDocument {
  ref(data?: object): PackableRef;
  _write(data: string | Uint8Array): void;
  _offset: number;
  /** By id less one; null: not written yet. */
  readonly _offsets: (number | null)[];
  _finalize(): void;
  readonly _root: { readonly data: { readonly StructTreeRoot: PackableRef } };
  readonly _info: object;
  readonly _id: Uint8Array;
  push(chunk: null): void;
}

interface PackableRef {
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly buffer: ArrayLike<unknown>;
  finalize(): void;
}

/** Where a packed object is. */
interface Place {
  readonly stream: number;
  readonly index: number;
}

/** Characters of one stream before it is compressed. */
const STREAM_LENGTH = 65_536;
/** Bytes of the fields of an entry in the table of objects: kind, place, index or generation. */
const FIELDS = [1, 4, 2] as const;
const ENTRY = 7;
const FREE = 0;
const PLAIN = 1;
const PACKED = 2;
const LAST_GENERATION = 65_535;

export function packObjects(doc: PackableDocument): void {
  const places = new Map<number, Place>();
  let held: { readonly id: number; readonly text: string }[] = [];
  let length = 0;
  /** Ids are given in order; this one is for an object that is written at once. */
  const begin = () => doc._offsets.push(doc._offset);
  const writeHeld = () => {
    if (held.length === 0) return;
    const stream = begin();
    const heads: string[] = [];
    let at = 0;
    held.forEach(({ id, text }, index) => {
      places.set(id, { stream, index });
      heads.push(`${id} ${at}`);
      at += text.length + 1;
    });
    const head = `${heads.join(' ')}\n`;
    const body = Buffer.from(`${head}${held.map(({ text }) => text).join('\n')}\n`, 'latin1');
    writeStream(doc, stream, `/Type /ObjStm /N ${held.length} /First ${head.length}`, body);
    held = [];
    length = 0;
  };
  const pack = (ref: PackableRef): PackableRef => {
    const { finalize } = ref;
    ref.finalize = () => {
      if (!isPackable(ref)) return finalize.call(ref);
      const written = writtenBy(doc, () => finalize.call(ref));
      const text = written.slice(1, -1).join('\n');
      held.push({ id: ref.id, text });
      length += text.length;
      if (length >= STREAM_LENGTH) writeHeld();
    };
    return ref;
  };
  const { ref: makeRef } = doc;
  doc.ref = (data?: object) => pack(makeRef.call(doc, data));
  // It was made with the document, and lists all elements of the structure.
  pack(doc._root.data.StructTreeRoot);
  doc._finalize = () => {
    writeHeld();
    const offset = doc._offset;
    const id = begin();
    const table = Buffer.alloc((doc._offsets.length + 1) * ENTRY);
    const enter = (object: number, kind: number, first: number, second: number) => {
      table.writeUInt8(kind, object * ENTRY);
      table.writeUInt32BE(first, object * ENTRY + 1);
      table.writeUInt16BE(second, object * ENTRY + 5);
    };
    enter(0, FREE, 0, LAST_GENERATION);
    doc._offsets.forEach((at, index) => {
      const packed = places.get(index + 1);
      if (packed === undefined) enter(index + 1, PLAIN, at!, 0);
      else enter(index + 1, PACKED, packed.stream, packed.index);
    });
    const name = Buffer.from(doc._id).toString('hex');
    const size = doc._offsets.length + 1;
    const head = `/Type /XRef /Size ${size} /W [${FIELDS.join(' ')}] /Root ${doc._root} /Info ${doc._info} /ID [<${name}> <${name}>]`;
    writeStream(doc, id, head, table);
    doc._write(`startxref\n${offset}\n%%EOF`);
    doc.push(null);
  };
}

/** What tells the structure; pages, fonts and the catalogue stay where simple readers look for them. */
function isPackable({ data, buffer }: PackableRef): boolean {
  if (buffer.length > 0 || typeof data !== 'object') return false;
  return data['Type'] === 'StructTreeRoot' || ('S' in data && data['Type'] === undefined);
}

/** The lines that pdfkit would write of an object: its number, what it is, its end. */
function writtenBy(doc: PackableDocument, write: () => void): string[] {
  const lines: string[] = [];
  const { _write } = doc;
  doc._write = (line) => {
    lines.push(String(line));
  };
  write();
  doc._write = _write;
  return lines;
}

function writeStream(doc: PackableDocument, id: number, head: string, body: Buffer): void {
  const packed = deflateSync(body);
  doc._write(`${id} 0 obj\n<<${head} /Filter /FlateDecode /Length ${packed.length}>>\nstream`);
  doc._write(packed);
  doc._write('\nendstream\nendobj');
}
