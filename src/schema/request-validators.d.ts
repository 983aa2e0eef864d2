/**
 * The validators of what may be sent. The module itself is generated at build, from the schemas
 * (scripts/request-validators.mjs): a process has nothing to compile when it starts, and none is allowed to where a
 * content security policy forbids code made at run time.
 */
import type { ResourceName } from './node.js';

export interface ShapeError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
}

/** What is wrong with the shape of a value; empty when nothing is. */
export function shapeErrors(name: ResourceName, value: unknown): readonly ShapeError[];
