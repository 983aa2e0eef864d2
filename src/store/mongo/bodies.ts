/**
 * Bodies of loads and answers, apart from the documents that searches read. A body is never changed: a new version is
 * a new body, and the document that names it is written last, so that a reader finds the old one whole or the new one.
 */
import {
  type Binary,
  type Collection,
  type Db,
  GridFSBucket,
  type GridFSChunk,
  type GridFSFile,
  ObjectId,
} from 'mongodb';
import type { ReadOptions } from './connection.js';

/** Where a body lies. */
export interface BodyRef {
  readonly id: ObjectId;
  /** In GridFS. */
  readonly isLarge: boolean;
}

interface BodyDocument {
  readonly _id: ObjectId;
  readonly data: Binary;
}

/** A document ends at 16 MiB; larger bodies than this go through GridFS. */
const LARGEST_DOCUMENT = 8 * 1024 * 1024;
const CHUNK_BYTES = 4 * 1024 * 1024;
/** A body that nothing names after so long (ms) was left behind by a process that died. */
const ORPHAN_AGE = 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;

export class Bodies {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async write(body: Uint8Array): Promise<BodyRef> {
    const ref = { id: new ObjectId(), isLarge: body.byteLength > LARGEST_DOCUMENT };
    if (ref.isLarge) {
      const upload = this.#bucket().openUploadStreamWithId(ref.id, 'body');
      await new Promise<void>((resolve, reject) => {
        upload.once('finish', resolve).once('error', reject);
        upload.end(body);
      });
    } else {
      await this.#small().insertOne({ _id: ref.id, data: Buffer.from(body) as unknown as Binary });
    }
    return ref;
  }

  /** Null when it is no longer there: the document that named it has changed meanwhile. */
  async read(ref: BodyRef, options: ReadOptions = {}): Promise<Uint8Array | null> {
    if (ref.isLarge) return this.#readLarge(ref.id, options);
    const found = await this.#small().findOne({ _id: ref.id }, options);
    return found ? found.data.value() : null;
  }

  /** The driver's own reader takes no session, so that it could not look back for an export. */
  async #readLarge(id: ObjectId, options: ReadOptions): Promise<Uint8Array | null> {
    const file = await this.#db.collection<GridFSFile>('largeBodies.files').findOne({ _id: id }, options);
    if (!file) return null;
    const chunks = this.#db.collection<GridFSChunk>('largeBodies.chunks').find({ files_id: id }, options);
    const parts: Uint8Array[] = [];
    for await (const { data } of chunks.sort({ n: 1 })) parts.push((data as unknown as Binary).value());
    const body = Buffer.concat(parts);
    return body.length === file.length ? body : null;
  }

  async remove(ref: BodyRef): Promise<void> {
    if (!ref.isLarge) {
      await this.#small().deleteOne({ _id: ref.id });
      return;
    }
    try {
      await this.#bucket().delete(ref.id);
    } catch (error) {
      if (!isGoneFromGridFs(error)) throw error;
    }
  }

  /** Removes what nothing names: leftovers of processes that died between two writes. */
  async sweep(isNamed: (ids: readonly ObjectId[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const oldest = ObjectId.createFromTime((Date.now() - ORPHAN_AGE) / 1000);
    for (const isLarge of [false, true]) {
      const name = isLarge ? 'largeBodies.files' : 'bodies';
      let after = new ObjectId('0'.repeat(24));
      for (;;) {
        const page = this.#db.collection(name).find({ _id: { $gt: after, $lt: oldest } }, { projection: { _id: 1 } });
        const ids = (await page.sort({ _id: 1 }).limit(SWEPT_AT_ONCE).toArray()).map(({ _id }) => _id);
        if (ids.length === 0) break;
        const named = await isNamed(ids);
        for (const id of ids) if (!named.has(id.toHexString())) await this.remove({ id, isLarge });
        after = ids.at(-1)!;
      }
    }
  }

  #small(): Collection<BodyDocument> {
    return this.#db.collection('bodies');
  }

  #bucket(): GridFSBucket {
    return new GridFSBucket(this.#db, { bucketName: 'largeBodies', chunkSizeBytes: CHUNK_BYTES });
  }
}

function isGoneFromGridFs(error: unknown): boolean {
  return /FileNotFound|File not found/i.test(String(error));
}
