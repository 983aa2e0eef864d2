/**
 * The load behind a link, from the server or from the copy that this device keeps of it: what was opened once opens
 * without a network too. Prices are not in it, nor any key.
 */
import type { ShownLoad } from '../../../scene/shown-load.js';
import { forgetOutbox } from './outbox.js';
import { forgetProgress, isBegun, keptProgress } from './progress.js';

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
  /** Of the plans that it had here: by them its ticks are kept. Absent: it was opened before these were noted. */
  readonly identities?: readonly string[];
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
  const address = addressOf(token);
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
  await keepBefore(token, text);
  const isKept = await keep(address, text, answer);
  const at = new Date().toISOString();
  const identity = identityOf(text);
  if (isKept) await note({ token, title: load.title, at, identities: [identity] });
  return { load, identity, ...linkOf(answer), by: 'server', copiedAt: isKept ? at : null };
}

/** An earlier plan of a load that the dock told of, as the server has it: kept as one that was loaded by here. Null: not to be had. */
export async function findVersion(token: string, version: number): Promise<FoundLoad | null> {
  const answer = await fetch(`${addressOf(token)}?version=${version}`, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) return null;
  const text = await answer.text();
  const identity = identityOf(text);
  const isKept = await keep(beforeOf(token, identity), text, answer);
  const at = isKept ? new Date().toISOString() : null;
  return { load: JSON.parse(text) as ShownLoad, identity, ...linkOf(answer), by: 'server', copiedAt: at };
}

/** @param earlier identities of plans before the newest, the latest first */
export function noteEarlier(token: string, earlier: readonly string[]): void {
  const all = openedHere().map((one) => {
    if (one.token !== token) return one;
    const [newest, ...others] = one.identities ?? [];
    return { ...one, identities: [...new Set([...(newest === undefined ? [] : [newest]), ...earlier, ...others])] };
  });
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** Plans that were loaded by here before the newest came, the latest first. */
export async function findBefore(token: string, newest: string): Promise<FoundLoad[]> {
  const earlier = identitiesOf(token).filter((one) => one !== newest && isBegun(keptProgress(one)));
  const found = await Promise.all(earlier.map((one) => copyOf(token, beforeOf(token, one), 'copy')));
  return found.filter((one) => one !== null);
}

export function openedHere(): readonly OpenedHere[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

/** Of the plans that a load had here, the newest first. */
export function identitiesOf(token: string): readonly string[] {
  return openedHere().find((one) => one.token === token)?.identities ?? [];
}

/** The copy of a load, and all that was ticked and noted of it here; what another link to the same plan shows stays. */
export async function forget(token: string): Promise<void> {
  const copy = await (await copies())?.match(addressOf(token));
  const [own, others] = [
    openedHere().filter((one) => one.token === token),
    openedHere().filter((one) => one.token !== token),
  ];
  const identities = own.flatMap((one) => one.identities ?? []);
  if (copy !== undefined) identities.push(identityOf(await copy.text()));
  const shown = new Set(others.flatMap((one) => one.identities ?? []));
  for (const identity of identities) {
    if (shown.has(identity)) continue;
    forgetProgress(identity);
    forgetOutbox(identity);
  }
  localStorage.setItem(KEPT, JSON.stringify(others));
  for (const address of [addressOf(token), ...identities.map((one) => beforeOf(token, one))]) {
    await (await copies())?.delete(address);
  }
}

function addressOf(token: string): string {
  return `/embed/${token}.json`;
}

/** Where the copy goes when a newer plan takes its place. */
function beforeOf(token: string, identity: string): string {
  return `${addressOf(token)}?before=${identity}`;
}

/** Undefined: pages without https may keep nothing. */
async function copies(): Promise<Cache | undefined> {
  return globalThis.caches?.open(CACHE);
}

async function copyOf(token: string, address: string, by: 'copy' | 'copyOnly'): Promise<FoundLoad | null> {
  const copy = await (await copies())?.match(address);
  if (copy === undefined) return null;
  const text = await copy.text();
  const at = openedHere().find((one) => one.token === token)?.at ?? null;
  const load = JSON.parse(text) as ShownLoad;
  return { load, identity: identityOf(text), ...linkOf(copy), by, copiedAt: at };
}

function linkOf({ headers }: Response): Pick<FoundLoad, 'version' | 'mayTell'> {
  return { version: Number(headers.get(VERSION)) || null, mayTell: headers.get(ALLOWS) === 'Dock' };
}

/** A plan of which something was ticked here is kept beside a newer one, as long as something stands by it. */
async function keepBefore(token: string, newest: string): Promise<void> {
  const cache = await copies();
  const copy = await cache?.match(addressOf(token));
  if (cache === undefined || copy === undefined) return;
  const identity = identityOf(await copy.clone().text());
  const progress = keptProgress(identity);
  if (identity === identityOf(newest) || !isBegun(progress)) return;
  await cache.put(beforeOf(token, identity), copy).catch(() => {});
  const needed = new Set([identity, ...progress.elsewhere.map(({ plan }) => plan)]);
  for (const one of identitiesOf(token)) if (!needed.has(one)) await cache.delete(beforeOf(token, one));
}

/** False: nothing may be kept, or there is no room. */
async function keep(address: string, text: string, { headers: said }: Response): Promise<boolean> {
  try {
    const cache = await copies();
    if (cache === undefined) return false;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const name of [VERSION, ALLOWS]) headers.set(name, said.get(name) ?? '');
    await cache.put(address, new Response(text, { headers }));
    return true;
  } catch {
    return false;
  }
}

async function note({ identities = [], ...opened }: OpenedHere): Promise<void> {
  const before = identitiesOf(opened.token);
  const noted = { ...opened, identities: [...new Set([...identities, ...before])] };
  const all = [noted, ...openedHere().filter(({ token }) => token !== opened.token)];
  localStorage.setItem(KEPT, JSON.stringify(all));
  for (const { token } of all.slice(MOST)) await forget(token);
}

/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): it tells the plans of a device apart, no more. */
function identityOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
