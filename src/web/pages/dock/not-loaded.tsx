/** How many pieces were not loaded after all. */
import { dock } from './words.js';

export function NotLoaded({ pieces }: { readonly pieces: number }) {
  return pieces === 0 ? null : <strong>{dock('dockNotLoaded', { count: pieces })}</strong>;
}
