/** A tool as data: server.ts offers what is listed here, over either transport. */
import type { Stowage } from '../client/index.js';
import type { JsonSchema } from './schemas.js';

export interface Link {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface ToolAnswer {
  /** As the tool's output schema says. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** The same in a sentence or two, for people. */
  readonly text: string;
  /** Pages and pictures, never their bytes. */
  readonly links?: readonly Link[];
}

export interface ToolCall {
  readonly stowage: Stowage;
  /** E-mail of the caller; null: nobody said. */
  readonly user: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: checked by the input schema before the tool is called
  readonly args: any;
  readonly signal: AbortSignal;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  readonly isReadOnly: boolean;
  run(call: ToolCall): Promise<ToolAnswer>;
}

/** What a caller can mend; its message says how. */
export class ToolMistake extends Error {
  override readonly name = 'ToolMistake';
}
