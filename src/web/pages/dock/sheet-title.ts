/** What a container or a pallet is called at the dock. */
import type { SheetName } from '../../viewer/sheets.js';
import { dock } from './words.js';

export function sheetTitle({ kind, number, count, quantity, name }: SheetName): string {
  const key =
    kind === 'container'
      ? 'dockContainer'
      : kind === 'option'
        ? 'dockOption'
        : quantity > 1
          ? 'dockPallets'
          : 'dockPallet';
  return `${dock(key, { number, count: String(count), quantity })} · ${name}`;
}
