/** The canvas with what is written over it, kept up to date with what is looked at. */
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Stage } from '../draw/stage.js';
import { orderOf } from '../keys.js';
import { boxMarks, centreMarks, type Mark, measureMarks } from '../marks.js';
import { crossMarks, rulerMarks } from '../ruler.js';
import type { Viewing } from '../viewing.js';
import { drawMarks } from './overlay.js';
import { listenToPointers } from './pointer.js';
import { MARK_COLOURS, PICTURE_THEMES } from './style.js';
import { useStage } from './use-stage.js';

export type ThemeName = 'light' | 'dark';

/** A step comes in from so far away, as a share of the room's length, within so many milliseconds. */
const SLIDE = 0.3;
const SLIDE_MILLISECONDS = 320;

interface PictureProps {
  readonly viewing: Viewing;
  readonly theme: ThemeName;
  readonly title: string;
  /** In place of the picture, where the browser cannot draw it. */
  readonly instead?: ComponentChildren;
}

export function Picture({ viewing, theme, title, instead }: PictureProps) {
  const { picture, canvas, over, canDraw } = useStage({
    begin: (stage, place) => [
      followed(viewing, stage, theme, place.over),
      listenToPointers(
        place.picture,
        (request) => viewing.ask(request),
        (x, y) => viewing.pointAt(x, y),
      ),
    ],
    onAspect: (aspect) => viewing.resize(aspect),
    depends: [viewing, theme],
  });
  const onKeyDown = (event: KeyboardEvent) => {
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
function followed(viewing: Viewing, stage: Stage, theme: ThemeName, over: HTMLCanvasElement): () => void {
  const marks = (): Mark[] => {
    const { camera, hasMeasures, hasCentre, selected } = viewing.state.peek();
    const opened = viewing.opened.peek();
    const { scene } = opened.sheet;
    const { room, extent } = scene;
    const text = (scaled: number) =>
      `${viewing.words.number(opened.length(Math.round(scaled)))} ${opened.units.length}`;
    const { length, width, height } = room.size;
    const whole = room.isClosedIn ? { x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height } : extent;
    const piece = selected === null ? null : opened.pieces.pieces[selected]!.body;
    return [
      ...(hasMeasures ? measureMarks(whole, camera, viewing.aspect, 'room', text) : []),
      ...(hasMeasures && piece !== null ? measureMarks(piece, camera, viewing.aspect, 'piece', text) : []),
      ...boxMarks(viewing.place.peek(), camera, viewing.aspect),
      ...rulerMarks(viewing.ruler.points.peek(), camera, viewing.aspect, text),
      ...crossMarks(viewing.ruler.cross.peek(), viewing.aspect),
      ...(hasCentre ? centreMarks(opened.centre, camera, viewing.aspect) : []),
    ];
  };
  stage.onDrawn = () => drawMarks(over, marks(), MARK_COLOURS[theme]);
  stage.setTheme(PICTURE_THEMES[theme]);
  const stops = [
    // First what is looked at, for the others depend on it.
    effect(() => stage.setSubject(viewing.opened.value.sheet.scene, viewing.opened.value.pieces)),
    effect(() => stage.setPainting(viewing.coloured.value)),
    effect(() => stage.setDrawn(viewing.drawn.value)),
    effect(() => stage.setReach(viewing.reach.value)),
    effect(() => stage.setFloorMap(viewing.floorMap.value)),
    effect(() => stage.setLabels(viewing.hasLabels.value)),
    effect(() => stage.setCamera(viewing.camera.value)),
    effect(() => {
      // What is written over the picture is written when it is drawn.
      void [viewing.hasMeasures.value, viewing.hasCentre.value, viewing.selected.value];
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
