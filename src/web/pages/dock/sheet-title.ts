/** What a container or a pallet is called at the dock; the only one by its name alone. */

import type { SheetName } from '../../viewer/sheets.js';
import { shownName } from '../../words/shown-name.js';
import { dock } from './words.js';

export function sheetTitle({ kind, number, count, quantity, name }: SheetName): string {
  if (kind === 'container' && count === 1) return shownName(name);
  const key =
    kind === 'container'
      ? 'dockContainer'
      : kind === 'option'
        ? 'dockOption'
        : quantity > 1
          ? 'dockPallets'
          : 'dockPallet';
  return `${dock(key, { number, count: String(count), quantity })} · ${shownName(name)}`;
}
