/** The load from its left side, with the handle that cuts the picture open: what lies beyond it is left away. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { NOT_DRAWN, SOLID } from '../../viewer/drawn.js';
import type { Viewing } from '../../viewer/viewing.js';
import { number } from '../../words/words.js';
import { editing } from '../hand/editing.js';
import { desk } from '../words.js';
import { isCutting } from './cutting.js';
import { drawRuler, RULER_PIXELS } from './side-ruler.js';

export function SideView({ view }: { readonly view: Viewing }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current!;
    const stop = effect(() => {
      void theme.value;
      draw(shown, view);
    });
    const observer = new ResizeObserver(() => draw(shown, view));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [view]);
  const { extent } = view.opened.value.sheet.scene;
  const { opened } = view;
  const edge = opened.value.units.lengthsPerEdge;
  const reach = number((view.cut.value.length * opened.value.length(extent.x2 - extent.x1)) / edge, 2);
  const unit = opened.value.units.volume === 'm3' ? 'm' : 'ft';
  return (
    <div class="side-strip" data-is-cutting={isCutting.value}>
      <p aria-hidden="true">{desk('sideView')}</p>
      <div class="side-drawing" style={{ '--shape': (extent.x2 - extent.x1) / (extent.z2 - extent.z1) }}>
        <canvas ref={canvas} />
        <input
          type="range"
          class="cut"
          min={0}
          max={1}
          step={0.005}
          value={view.cut.value.length}
          aria-label={view.words.text('cutLength')}
          aria-valuetext={`${reach} ${unit}`}
          title={view.words.text('cutLength')}
          onInput={(event) => {
            isCutting.value = true;
            view.ask({ kind: 'cut', cut: { length: Number(event.currentTarget.value) } });
          }}
        />
      </div>
    </div>
  );
}

/** Room for the handle beside the drawing, pixels. */
const ASIDE = 8;

/** Reads what it draws, so that it is drawn anew when any of it changes. */
function draw(canvas: HTMLCanvasElement, view: Viewing): void {
  const { scene } = view.opened.value.sheet;
  const layer = editing.value?.layer.value ?? null;
  const { parts } = layer?.pieces ?? view.opened.value.pieces;
  const { ways } = layer?.drawn ?? view.drawn.value;
  const { paintOf } = layer?.painting ?? view.coloured.value;
  const dots = globalThis.devicePixelRatio || 1;
  const { clientWidth: wide, clientHeight: high } = canvas;
  if (wide === 0 || high === 0) return;
  canvas.width = Math.round(wide * dots);
  canvas.height = Math.round(high * dots);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const style = getComputedStyle(canvas);
  const { extent, room } = scene;
  const [across, up] = [extent.x2 - extent.x1, extent.z2 - extent.z1];
  const foot = high - RULER_PIXELS - 1;
  const scale = Math.min((wide - 2 * ASIDE) / across, (foot - 1) / up);
  const x = (at: number) => ASIDE + ((at - extent.x1) / across) * (wide - 2 * ASIDE);
  const z = (at: number) => foot - (at - extent.z1) * scale;
  context.setTransform(dots, 0, 0, dots, 0, 0);
  context.clearRect(0, 0, wide, high);
  const { length, height } = room.size;
  context.fillStyle = style.getPropertyValue('--d-sunken');
  if (room.isClosedIn) context.fillRect(x(0), z(height), x(length) - x(0), z(0) - z(height));
  // From the far side to the near one: what is nearer hides what is behind it.
  const order = parts.map((_, place) => place).sort((a, b) => parts[b]!.y1 - parts[a]!.y1);
  context.lineWidth = 0.75;
  for (const place of order) {
    const part = parts[place]!;
    if (ways[place] === NOT_DRAWN) continue;
    context.strokeStyle = ways[place] === SOLID ? 'rgb(20 27 36 / 45%)' : style.getPropertyValue('--d-line-2');
    const box = [x(part.x1), z(part.z2), x(part.x2) - x(part.x1), z(part.z1) - z(part.z2)] as const;
    if (ways[place] === SOLID) {
      context.fillStyle = part.piece < 0 ? style.getPropertyValue('--d-line-3') : cssOf(paintOf(part).colour);
      context.fillRect(...box);
    }
    context.strokeRect(...box);
  }
  const pointed = view.place.value;
  if (pointed !== null) {
    context.fillStyle = style.getPropertyValue('--d-accent');
    const { x1, z1, x2, z2 } = pointed;
    context.fillRect(x(x1), z(z2), x(x2) - x(x1), z(z1) - z(z2));
  }
  const { opened } = view;
  const { lengthsPerEdge, volume } = opened.value.units;
  const edges = opened.value.length(length) / lengthsPerEdge;
  drawRuler(context, {
    ...{ from: x(0), perEdge: (x(length) - x(0)) / edges, length: edges, top: foot + 2 },
    colour: style.getPropertyValue('--d-ink-3'),
    figure: (at) => (at === 0 ? `0 ${volume === 'm3' ? 'm' : 'ft'}` : number(at, 1)),
  });
  const cut = view.cut.value.length;
  if (cut < 1) {
    context.fillStyle = style.getPropertyValue('--d-veil');
    const from = x(extent.x1 + cut * across);
    context.fillRect(from, 0, wide - from, foot + 1);
  }
}

/** Red in the low byte. */
function cssOf(colour: number): string {
  return `rgb(${colour & 255} ${(colour >> 8) & 255} ${(colour >> 16) & 255})`;
}
