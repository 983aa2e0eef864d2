/**
 * The load behind a link, from the server or from the copy that this device keeps of it: what was opened once opens
 * without a network too. Prices are not in it, nor any key.
 */
import type { ShownLoad } from '../../../scene/shown-load.js';

const CACHE = 'stowage-dock';
const KEPT = 'stowage.dock-loads';
/** Headers of the answer, and of the copy. */
const VERSION = 'Load-Version';
const ALLOWS = 'Link-Allows';
/** Loads that a device keeps. */
const MOST = 30;

/** A load that was opened here. */
export interface OpenedHere {
  readonly token: string;
  readonly title: string;
  /** When the copy was made: an ISO instant. */
  readonly at: string;
}

export interface FoundLoad {
  readonly load: ShownLoad;
  /** The same for the same plan: progress is kept by it. */
  readonly identity: string;
  /** Of the load, which has this plan; null: a server or a copy of before does not say. */
  readonly version: number | null;
  /** Its link lets who has it tell what is loaded. */
  readonly mayTell: boolean;
  /** How it was found. copy: no network; copyOnly: the server does not give it any more. */
  readonly by: 'server' | 'copy' | 'copyOnly';
  /** When the copy was made; null: there is none. */
  readonly copiedAt: string | null;
}

export type Missing = 'gone' | 'notKept';

/** @throws Error with what the server said, when it is none of the two */
export async function findLoad(token: string): Promise<FoundLoad | Missing> {
  const address = `/embed/${token}.json`;
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
  } catch {
    return (await copyOf(token, address, 'copy')) ?? 'notKept';
  }
  if (answer.status === 404) return (await copyOf(token, address, 'copyOnly')) ?? 'gone';
  if (!answer.ok) {
    const copy = await copyOf(token, address, 'copy');
    if (copy !== null) return copy;
    throw new Error(`${answer.status} ${answer.statusText}`);
  }
  const text = await answer.text();
  const load = JSON.parse(text) as ShownLoad;
  const isKept = await keep(address, text, answer);
  const at = new Date().toISOString();
  if (isKept) await note({ token, title: load.title, at });
  return { load, identity: identityOf(text), ...linkOf(answer), by: 'server', copiedAt: isKept ? at : null };
}

export function openedHere(): readonly OpenedHere[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

export async function forget(token: string): Promise<void> {
  localStorage.setItem(KEPT, JSON.stringify(openedHere().filter((one) => one.token !== token)));
  if (globalThis.caches) await (await caches.open(CACHE)).delete(`/embed/${token}.json`);
}

async function copyOf(token: string, address: string, by: 'copy' | 'copyOnly'): Promise<FoundLoad | null> {
  const copy = globalThis.caches ? await (await caches.open(CACHE)).match(address) : undefined;
  if (copy === undefined) return null;
  const text = await copy.text();
  const at = openedHere().find((one) => one.token === token)?.at ?? null;
  const load = JSON.parse(text) as ShownLoad;
  return { load, identity: identityOf(text), ...linkOf(copy), by, copiedAt: at };
}

function linkOf({ headers }: Response): Pick<FoundLoad, 'version' | 'mayTell'> {
  return { version: Number(headers.get(VERSION)) || null, mayTell: headers.get(ALLOWS) === 'Dock' };
}

/** False: pages without https may keep nothing, or there is no room. */
async function keep(address: string, text: string, { headers: said }: Response): Promise<boolean> {
  if (!globalThis.caches) return false;
  try {
    const cache = await caches.open(CACHE);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const name of [VERSION, ALLOWS]) headers.set(name, said.get(name) ?? '');
    await cache.put(address, new Response(text, { headers }));
    return true;
  } catch {
    return false;
  }
}

async function note(opened: OpenedHere): Promise<void> {
  const all = [opened, ...openedHere().filter(({ token }) => token !== opened.token)];
  localStorage.setItem(KEPT, JSON.stringify(all.slice(0, MOST)));
  for (const { token } of all.slice(MOST)) await forget(token);
}

/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): it tells the plans of a device apart, no more. */
function identityOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
