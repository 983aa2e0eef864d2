/** The body that a route asks for, as data: JSON, or a form with files. */
import type { DocumentName } from '../../schema/document-only.js';
import type { ResourceName } from '../../schema/node.js';
import type { ResponseName } from '../../schema/openapi.js';
import type { TSchema } from '../../schema/typebox.js';

/** A resource of schema/ by its name, or a schema of the route's own. */
export type SchemaOrName = ResourceName | ResponseName | DocumentName | TSchema;

export type BodySpec = JsonBodySpec | CheckedBodySpec | FormBodySpec;

export interface JsonBodySpec {
  /** What the handler gets: the bytes, for a thread to read; or their JSON, which the service checks. */
  readonly kind: 'bytes' | 'json';
  readonly schema: SchemaOrName;
  readonly description: string;
  /** Of bytes: there may be none, which are no bytes at all. Absent: there has to be one. */
  readonly isOptional?: true;
}

/** A body that is refused unless it is as its schema says. */
export interface CheckedBodySpec {
  readonly kind: 'checked';
  readonly schema: ResourceName;
  readonly description: string;
}

/** multipart/form-data */
export interface FormBodySpec {
  readonly kind: 'form';
  readonly description: string;
  /** The fields that hold a file, one each, with what it is. */
  readonly files: Readonly<Record<string, string>>;
  /** The same of fields that may be absent. */
  readonly optionalFiles?: Readonly<Record<string, string>>;
}

export interface UploadedFile {
  /** Where it lies until the request is answered; whoever needs it longer moves it. */
  readonly path: string;
  /** What its sender calls it, without folders: to be shown, never to be opened. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}
