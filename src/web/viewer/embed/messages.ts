/**
 * What a page and the view in its frame say to each other. Every message names this protocol and its version; a side
 * passes over what it does not know, so that either may be newer. Nothing in a message is secret.
 */

export const PROTOCOL = 'stowage-view';
export const VERSION = 1;

/** From the page to the view. */
export type ToView =
  /** First of all; the view answers with `ready`, to the origin from which this came. */
  | { readonly type: 'hello' }
  | { readonly type: 'show'; readonly link: string }
  | { readonly type: 'theme'; readonly theme: 'light' | 'dark' };

/** From the view to the page. */
export type FromView =
  | { readonly type: 'ready' }
  | {
      readonly type: 'change';
      readonly link: string;
      readonly sheet: number;
      readonly step: number;
      readonly selected: number | null;
    }
  | { readonly type: 'error'; readonly message: string };

/** No link is longer. */
const LONGEST = 2000;

export function sealed<Message extends ToView | FromView>(message: Message) {
  return { protocol: PROTOCOL, version: VERSION, ...message };
}

/** Null: it is none of ours, or of a kind that this version does not know. */
export function readToView(data: unknown): ToView | null {
  const fields = fieldsOf(data);
  if (fields === null) return null;
  switch (fields['type']) {
    case 'hello':
      return { type: 'hello' };
    case 'show':
      return isText(fields['link']) ? { type: 'show', link: fields['link'] } : null;
    case 'theme': {
      const { theme } = fields;
      return theme === 'light' || theme === 'dark' ? { type: 'theme', theme } : null;
    }
    default:
      return null;
  }
}

export function readFromView(data: unknown): FromView | null {
  const fields = fieldsOf(data);
  if (fields === null) return null;
  switch (fields['type']) {
    case 'ready':
      return { type: 'ready' };
    case 'change': {
      const { link, sheet, step, selected } = fields;
      if (!isText(link) || !isPlace(sheet) || !isPlace(step) || !(selected === null || isPlace(selected))) return null;
      return { type: 'change', link, sheet, step, selected };
    }
    case 'error':
      return isText(fields['message']) ? { type: 'error', message: fields['message'] } : null;
    default:
      return null;
  }
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Readonly<Record<string, unknown>>;
  const { version } = fields;
  const isOurs = fields['protocol'] === PROTOCOL && Number.isSafeInteger(version) && (version as number) >= 1;
  return isOurs ? fields : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
