/** A view in a frame, seen from the page around it: it listens to that frame alone, and to its origin alone. */
import { type FromView, readFromView, sealed, type ToView } from './messages.js';

export interface Framed {
  readonly frame: HTMLIFrameElement;
  say(message: ToView): void;
  stop(): void;
}

/**
 * @param address of the view: a shared one, `https://.../embed/...`
 * @throws TypeError when it is none
 */
export function framed(address: string, link: string, title: string, hear: (message: FromView) => void): Framed {
  const url = new URL(address, document.baseURI);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`No address of a view: ${address}`);
  url.hash = link;
  const frame = document.createElement('iframe');
  frame.src = url.href;
  frame.title = title;
  const say = (message: ToView) => frame.contentWindow?.postMessage(sealed(message), url.origin);
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    const message = readFromView(data);
    if (message !== null) hear(message);
  };
  frame.addEventListener('load', () => say({ type: 'hello' }));
  addEventListener('message', onMessage);
  return { frame, say, stop: () => removeEventListener('message', onMessage) };
}
