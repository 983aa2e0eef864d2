/** How a piece lies, drawn and in words, as the loader at the door sees it: its width across, its height up, its length into the container. */
import { isTurned, type Orientation, type Size } from '../../../domain/geometry.js';
import { number } from '../../words/words.js';
import type { StepPart } from './step-card.js';
import { dock } from './words.js';

const EDGE = 54;
/** How far the far side is shifted, as a share of the length. */
const SLANT = 0.4;
const MARGIN = 4;
/** Which side of the cargo points up, by orientation. */
const UP = { 3: 'dockSideWidth', 4: 'dockSideWidth', 5: 'dockSideLength', 6: 'dockSideLength' } as const;

export function Pictogram({ part: { size, orientation }, unit }: { readonly part: StepPart; readonly unit: string }) {
  const { w, h, d } = drawn(size);
  const x = MARGIN;
  const y = MARGIN + d;
  const points = (...corners: readonly (readonly [number, number])[]) => corners.map((one) => one.join(',')).join(' ');
  const figures = { across: number(size.width, 1), up: number(size.height, 1), along: number(size.length, 1), unit };
  return (
    <figure class="pictogram">
      <svg
        width={w + d + 2 * MARGIN}
        height={h + d + 2 * MARGIN}
        role="img"
        aria-label={dock('dockPictogram', figures)}
      >
        <polygon class="is-top" points={points([x, y], [x + d, y - d], [x + w + d, y - d], [x + w, y])} />
        <polygon
          class="is-side"
          points={points([x + w, y], [x + w + d, y - d], [x + w + d, y + h - d], [x + w, y + h])}
        />
        <rect class="is-front" x={x} y={y} width={w} height={h} />
        <path class="is-arrow" d={arrow(x + w / 2, y + h / 2, Math.min(w, h) / 3, isTurned(orientation))} />
      </svg>
    </figure>
  );
}

export function liesText(orientation: Orientation): string {
  const up = orientation > 2 ? UP[orientation as keyof typeof UP] : null;
  if (up !== null) return dock('dockOnSide', { side: dock(up) });
  return dock(orientation === 1 ? 'dockUpright' : 'dockTurned');
}

function drawn({ length, width, height }: Size): { w: number; h: number; d: number } {
  const largest = Math.max(length, width, height, 1);
  const share = (value: number) => Math.max(6, (EDGE * value) / largest);
  return { w: share(width), h: share(height), d: SLANT * share(length) };
}

/** Its own top is up, or points aside. */
function arrow(x: number, y: number, r: number, isAside: boolean): string {
  return isAside
    ? `M${x - r} ${y}H${x + r}M${x + r / 2} ${y - r / 2}L${x + r} ${y}L${x + r / 2} ${y + r / 2}`
    : `M${x} ${y + r}V${y - r}M${x - r / 2} ${y - r / 2}L${x} ${y - r}L${x + r / 2} ${y - r / 2}`;
}
