/** A JSON Schema as the walks over bodies read it: the keywords of fields.ts, with references followed. */

import type { Density } from '../domain/units.js';
import type { IssueCode } from './codes.js';
import { REQUEST_SCHEMAS } from './request-schemas.js';
import type { Static } from './typebox.js';

export interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  /** False: fields that are not known are faults. */
  readonly additionalProperties?: boolean;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly 'x-enum'?: string;
  readonly 'x-quantity'?: 'length' | 'weight';
  readonly 'x-density'?: Density;
  readonly 'x-trim'?: boolean;
  readonly 'x-fault'?: IssueCode;
  readonly 'x-ignored'?: readonly string[];
}

export type ResourceName = keyof typeof REQUEST_SCHEMAS;

/** What a body is once it was checked. */
export type BodyOf<Name extends ResourceName> = Static<(typeof REQUEST_SCHEMAS)[Name]>;

export function schemaNode(name: ResourceName): Node {
  return REQUEST_SCHEMAS[name] as unknown as Node;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** True when a value of this kind can stand where the node stands; its content is not looked at. */
export function takes(node: Node, value: unknown): boolean {
  const type = typeName(value);
  if (node.enum !== undefined) return true;
  if (node.anyOf !== undefined) return node.anyOf.some((form) => takes(form, value));
  return node.type === type || (node.type === 'integer' && type === 'number') || node.type === undefined;
}

/** The node itself, or what it refers to, or of several forms the one that takes the value. */
export function follow(node: Node, value: unknown): Node {
  if (node.$ref !== undefined) return schemaNode(node.$ref as ResourceName);
  if (node.anyOf === undefined) return node;
  const forms = node.anyOf.map((form) => follow(form, value));
  return forms.find((form) => takes(form, value)) ?? node;
}

/** The node at a path of steps below another; undefined when the schema knows no such place. */
export function nodeAt(root: Node, steps: readonly string[], value: unknown): Node | undefined {
  let node: Node | undefined = root;
  let here: unknown = value;
  for (const step of steps) {
    const form: Node = follow(node, here);
    node = Array.isArray(here) ? form.items : form.properties?.[step];
    if (node === undefined) return undefined;
    here = (here as Record<string, unknown> | undefined)?.[step];
  }
  return node;
}
