/** A call that can be made as it stands: the interface definition and its samples show it, the tests make it. */

export type Scalar = string | number | boolean;

export interface Example {
  /** `operationId` of the route. */
  readonly of: string;
  /** What sets it apart from the others of its operation. */
  readonly title?: string;
  readonly path?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar>>;
  /** JSON. */
  readonly body?: object;
  /** Of a form: the name and the content of each file. */
  readonly files?: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** What later examples need of the answer, by the name of the variable that holds it. */
  readonly gives?: Readonly<Record<string, From>>;
}

export interface From {
  /** JSON pointer into the answer. */
  readonly pointer: string;
  /** Of an address there: the step of its path, from 0. */
  readonly step?: number;
}

/** A value that an earlier answer gave, in place of one in a path or query: `$PROCESS_ID`. */
const VARIABLE = /^\$([A-Z_]+)$/;

/** The name of the variable; null: it is a value itself. */
export function variableOf(value: Scalar): string | null {
  return VARIABLE.exec(String(value))?.[1] ?? null;
}

/** The variable in the spelling of programs: `PROCESS_ID` is processId. */
export function programName(variable: string): string {
  return variable.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
