/**
 * Reads a form with files (multipart/form-data): formidable streams the files into a folder of the request's own, which
 * is gone once the request is answered.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import formidable, { type Files, type Part } from 'formidable';
import {
  badForm,
  bodyCutShort,
  fileTooLarge,
  missingFile,
  Problem,
  textForFile,
  unknownFormField,
  wrongFormContentType,
} from '../errors.js';
import type { RequestContext } from '../state.js';
import { drain } from './drain.js';
import { checkContentEncoding, contentTypeOf } from './headers.js';
import type { UploadedFile } from './spec.js';

export interface FormWithFiles {
  /** By the name of the form's field: one for each that was asked for, or may be there and is. */
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Deletes what is left of the files. */
  dispose(): Promise<void>;
}

interface ReadParts {
  readonly found: Files;
  /** Names of the fields that hold a text, and no file. */
  readonly texts: readonly string[];
}

/** Parts around the files: names, boundaries, fields that nobody asked for. */
const ROOM_FOR_THE_REST = 64 * 1024;
const MOST_FIELDS = 100;
const MOST_FILES = 10;

/** Codes of formidable's errors about sizes, which have no names in its types. */
const TOO_LARGE: ReadonlySet<unknown> = new Set([1006, 1009, 1016]);
const IS_EMPTY: ReadonlySet<unknown> = new Set([1008, 1010]);

/**
 * @param names the fields of the form that hold a file; each must come once
 * @param optional those that may be absent
 * @param limit bytes of all files together
 * @throws Problem 400 or 413
 */
export async function readForm(
  context: RequestContext,
  names: readonly string[],
  optional: readonly string[],
  limit: number,
): Promise<FormWithFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-upload-'));
  const dispose = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const bounded = boundedBody(context.req, limit);
  try {
    checkHeaders(context.req, limit);
    const { found, texts } = await parse(context.req, bounded, folder, limit);
    const known = [...names, ...optional];
    const text = known.find((name) => texts.includes(name));
    if (text !== undefined) throw textForFile(text);
    const unknown = Object.keys(found).find((name) => !known.includes(name));
    if (unknown !== undefined) throw unknownFormField(unknown, known);
    const wanted = known.filter((name) => names.includes(name) || found[name] !== undefined);
    return { files: Object.fromEntries(wanted.map((name) => [name, oneFile(name, found[name])])), dispose };
  } catch (error) {
    context.req.unpipe(bounded);
    drain(context.req, limit);
    await dispose();
    throw asProblem(error, limit);
  }
}

/** What of a form tells it from another: not its boundary, which each sender makes up. */
export function identityOf({ files }: FormWithFiles): string {
  return JSON.stringify(Object.entries(files).map(([field, { name, hash }]) => [field, name, hash]));
}

function checkHeaders(request: IncomingMessage, limit: number): void {
  checkContentEncoding(request);
  const { sent, type } = contentTypeOf(request);
  if (type !== 'multipart/form-data' || !/;\s*boundary=[^;\s]/i.test(sent)) throw wrongFormContentType(sent);
  if (Number(request.headers['content-length'] ?? 0) > limit + ROOM_FOR_THE_REST) throw fileTooLarge(limit);
}

/** The body up to its limit, whatever it holds: formidable bounds what is in the parts, not what is around it. */
function boundedBody(request: IncomingMessage, limit: number): Transform {
  let left = limit + ROOM_FOR_THE_REST;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(fileTooLarge(limit));
      else done(null, chunk);
    },
  });
  // Whoever reads it hears of its end; nobody may read any more.
  bounded.on('error', () => {});
  request.once('close', () => {
    if (!request.complete) bounded.destroy(bodyCutShort());
  });
  return Object.assign(bounded, { headers: request.headers });
}

async function parse(
  request: IncomingMessage,
  bounded: Transform,
  uploadDir: string,
  limit: number,
): Promise<ReadParts> {
  const form = formidable({
    uploadDir,
    hashAlgorithm: 'sha256',
    maxFileSize: limit,
    maxFiles: MOST_FILES,
    maxFields: MOST_FIELDS,
    maxFieldsSize: ROOM_FOR_THE_REST,
  });
  form.onPart = (part: Part) => {
    // A file without a type of its own would be kept in memory, as a field.
    if (part.originalFilename !== null) part.mimetype ??= 'application/octet-stream';
    return form._handlePart(part);
  };
  // It asks no more of a request than its headers and its bytes.
  const reading = form.parse(bounded as unknown as IncomingMessage);
  request.pipe(bounded);
  const [fields, files] = await reading;
  return { found: files, texts: Object.keys(fields) };
}

/** @throws Problem 400 unless it is there, once */
function oneFile(name: string, found: Files[string]): UploadedFile {
  const [file, another] = found ?? [];
  if (!file || another) throw missingFile(name, found?.length ?? 0);
  const { filepath: path, originalFilename, size: bytes, hash } = file;
  if (typeof hash !== 'string') throw new Error('formidable was asked for a hash of each file');
  return { path, name: basename((originalFilename ?? '').replaceAll('\\', '/')), bytes, hash };
}

function asProblem(error: unknown, limit: number): unknown {
  if (error instanceof Problem) return error;
  const { code, httpCode, message } = error as { code?: unknown; httpCode?: unknown; message?: unknown };
  if (TOO_LARGE.has(code)) return fileTooLarge(limit);
  if (IS_EMPTY.has(code)) return badForm('a file is empty');
  return typeof httpCode === 'number' && httpCode < 500 ? badForm(String(message)) : error;
}
