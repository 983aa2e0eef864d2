/** A network between a browser and a server that a test takes away, service workers and all. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import type { Test } from 'tap';

export interface Network {
  /** Of the server through this network, without a slash at the end. */
  readonly address: string;
  /** Breaks what is open and takes nothing new; pages of `context` are told so. */
  cut(context: BrowserContext): Promise<void>;
  restore(context: BrowserContext): Promise<void>;
}

/**
 * `setOffline` alone is not enough: it tells pages that they are offline, but a service worker that starts after it may
 * still reach the server.
 * @param server its address
 */
export async function networkTo(server: string, t: Test): Promise<Network> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const proxy = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const to = connect(Number(port), hostname);
    join(from, to);
    join(to, from);
  });
  const join = (one: Socket, other: Socket) => {
    open.add(one);
    // What breaks breaks both ways; an error of a broken one says nothing else.
    one
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(one);
        other.destroy();
      });
    one.pipe(other);
  };
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  t.teardown(() => {
    proxy.close();
    breakAll();
  });
  const set = (context: BrowserContext, isAway: boolean) => {
    isCut = isAway;
    if (isAway) breakAll();
    return context.setOffline(isAway);
  };
  return {
    address: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
    cut: (context) => set(context, true),
    restore: (context) => set(context, false),
  };
}
