/** The canvas with what is written over it, kept up to date with what is looked at. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Cuboid } from '../../../domain/geometry.js';
import type { Scene } from '../../../scene/scene.js';
import type { Camera } from '../camera.js';
import type { Coloured } from '../colouring.js';
import type { Stage } from '../draw/stage.js';
import type { Drawn } from '../drawn.js';
import { orderOf } from '../keys.js';
import { boxMarks, centreMarks, type Mark, measureMarks } from '../marks.js';
import type { Pieces } from '../pieces.js';
import { crossMarks, rulerMarks } from '../ruler.js';
import type { Viewing } from '../viewing.js';
import { drawMarks } from './overlay.js';
import { type Grip, listenToPointers } from './pointer.js';
import { MARK_COLOURS, PICTURE_THEMES } from './style.js';
import { useStage } from './use-stage.js';

export type ThemeName = 'light' | 'dark';

/** A step comes in from so far away, as a share of the room's length, within so many milliseconds. */
const SLIDE = 0.3;
const SLIDE_MILLISECONDS = 320;

/** Pieces that are drawn in the room instead of those of the load. */
export interface Layer {
  readonly pieces: Pieces;
  readonly drawn: Drawn;
  readonly painting: Coloured;
  /** All that may ever be drawn. */
  readonly around: Cuboid;
  readonly marks: (camera: Camera, aspect: number) => readonly Mark[];
}

/** What a page does in the picture besides looking at it. */
export interface Hand {
  /** Null: the load is drawn as it is. */
  readonly layer: ReadonlySignal<Layer | null>;
  take(event: PointerEvent, picture: HTMLElement): Grip | null;
  /** @returns whether that was all that was to be done */
  point(x: number, y: number, event: PointerEvent): boolean;
  /** @returns whether the key did anything */
  onKey(event: KeyboardEvent): boolean;
}

interface PictureProps {
  readonly viewing: Viewing;
  readonly theme: ThemeName;
  readonly title: string;
  /** In place of the picture, where the browser cannot draw it. */
  readonly instead?: ComponentChildren;
  /** Absent: one only looks. */
  readonly hand?: Hand;
}

export function Picture({ viewing, theme, title, instead, hand }: PictureProps) {
  const { picture, canvas, over, canDraw } = useStage({
    begin: (stage, place) => [
      followed(viewing, stage, theme, place.over, hand?.layer),
      listenToPointers(
        place.picture,
        (request) => viewing.ask(request),
        (x, y, event) => {
          if (hand?.point(x, y, event) !== true) viewing.pointAt(x, y);
        },
        (event) => hand?.take(event, place.picture) ?? null,
      ),
    ],
    onAspect: (aspect) => viewing.resize(aspect),
    depends: [viewing, theme],
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (hand?.onKey(event)) {
      event.preventDefault();
      return;
    }
    const order = orderOf(event, viewing.ruler.isOut.peek());
    if (order === null) return;
    event.preventDefault();
    viewing.ask(order);
  };
  const { words } = viewing;
  if (!canDraw && instead !== undefined) {
    return (
      <div class="picture is-undrawn">
        <p>{words.text('noDrawing')}</p>
        {instead}
      </div>
    );
  }
  return (
    <div
      class="picture"
      ref={picture}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      aria-label={`${words.text('picture', { title })}. ${words.text('keys')}`}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} />
      <canvas class="over" ref={over} />
      {!canDraw && <p class="none">{words.text('noDrawing')}</p>}
    </div>
  );
}

/** Tells the stage what changes. */
function followed(
  viewing: Viewing,
  stage: Stage,
  theme: ThemeName,
  over: HTMLCanvasElement,
  layer?: Hand['layer'],
): () => void {
  const marks = (): Mark[] => {
    const { camera, hasMeasures, hasCentre, selected } = viewing.state.peek();
    const opened = viewing.opened.peek();
    const centre = viewing.centre.peek();
    const { scene } = opened.sheet;
    const { room, extent } = scene;
    const text = (scaled: number) =>
      `${viewing.words.number(opened.length(Math.round(scaled)))} ${opened.units.length}`;
    const { length, width, height } = room.size;
    const whole = room.isClosedIn ? { x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height } : extent;
    const shown = layer?.peek() ?? null;
    const piece = selected === null || shown !== null ? null : opened.pieces.pieces[selected]!.body;
    return [
      ...(hasMeasures ? measureMarks(whole, camera, viewing.aspect, 'room', text) : []),
      ...(hasMeasures && piece !== null ? measureMarks(piece, camera, viewing.aspect, 'piece', text) : []),
      ...(shown?.marks(camera, viewing.aspect) ?? []),
      ...boxMarks(viewing.place.peek(), camera, viewing.aspect),
      ...rulerMarks(viewing.ruler.points.peek(), camera, viewing.aspect, text),
      ...crossMarks(viewing.ruler.cross.peek(), viewing.aspect),
      ...(hasCentre && centre !== null ? centreMarks(centre, camera, viewing.aspect) : []),
    ];
  };
  stage.onDrawn = () => drawMarks(over, marks(), MARK_COLOURS[theme]);
  stage.setTheme(PICTURE_THEMES[theme]);
  /** The room around the layer that is drawn; null: none is. */
  let subject: Scene | null = null;
  const stops = [
    // First what is looked at, for the others depend on it.
    effect(() => {
      const { sheet, pieces } = viewing.opened.value;
      const shown = layer?.value ?? null;
      if (shown !== null && subject === sheet.scene) stage.setPieces(shown.pieces);
      else if (shown !== null) stage.setSubject(sheet.scene, shown.pieces, shown.around);
      else stage.setSubject(sheet.scene, pieces);
      subject = shown === null ? null : sheet.scene;
    }),
    effect(() => stage.setPainting(layer?.value?.painting ?? viewing.coloured.value)),
    effect(() => stage.setDrawn(layer?.value?.drawn ?? viewing.drawn.value)),
    effect(() => stage.setReach(viewing.reach.value)),
    effect(() => stage.setFloorMap(viewing.floorMap.value)),
    effect(() => stage.setLabels(viewing.hasLabels.value)),
    effect(() => stage.setCamera(viewing.camera.value)),
    effect(() => {
      // What is written over the picture is written when it is drawn.
      void [viewing.hasMeasures.value, viewing.hasCentre.value, viewing.centre.value, viewing.selected.value];
      void [viewing.ruler.points.value, viewing.ruler.cross.value, viewing.place.value];
      stage.drawSoon();
    }),
    slid(viewing, stage),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What one step on loads comes in along its way, unless the person wants nothing to move. */
function slid(viewing: Viewing, stage: Stage): () => void {
  let before = viewing.state.peek().step;
  let frame = 0;
  const stop = effect(() => {
    const step = viewing.step.value;
    const isOneOn = step === before + 1;
    if (step === before) return;
    before = step;
    cancelAnimationFrame(frame);
    stage.setSlide({ x: 0, y: 0, z: 0 });
    if (!isOneOn || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { room } = viewing.opened.peek().sheet.scene;
    const reach = SLIDE * Math.max(room.size.length, room.size.height);
    const start = performance.now();
    const move = (now: number) => {
      const left = Math.max(0, 1 - (now - start) / SLIDE_MILLISECONDS);
      const away = reach * left * left;
      stage.setSlide(room.way === 'fromDoor' ? { x: away, y: 0, z: 0 } : { x: 0, y: 0, z: away });
      if (left > 0) frame = requestAnimationFrame(move);
    };
    move(start);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
