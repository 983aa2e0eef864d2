/** Sheets of several panels: all views of a container, or a space in its container and by itself, with what is what below. */
import { isFromSide } from '../../domain/loading-way.js';
import type { Scene } from '../../scene/scene.js';
import { inkOn, mixed } from '../../scene/shades.js';
import type { ViewName } from '../../scene/views.js';
import type { PictureLook } from '../../schema/pictures.js';
import { PLAIN_LOOK } from '../../schema/reports.js';
import { SIDE_WORDS, VIEW_WORDS } from '../words/view-words.js';
import { Words } from '../words/words.js';
import type { Box } from './frame.js';
import { panelOf, type Shown } from './panel.js';
import type { Shape, Sheet, Text } from './sheet.js';
import { BOLD, drawn, type Face, PLAIN, shortened, widthOf } from './text.js';

function upright(text: string, x: number, y: number, size: number, face: Face, colour: number): Text {
  return { kind: 'text', text, at: { x, y }, anchor: 'start', size, face, colour };
}

const LEAST_COMPOSITE = 720;
const GAP = 12;
const LEGEND_ROW = 22;
const LEGEND_COLUMN = 230;
const MOST_PIXELS = 4096;

/** All views on one sheet: the diagram, below it the six flat ones, below them what is what. */
export function composite(shown: Shown, title: string, look: PictureLook): Sheet {
  const { background } = look;
  const captions = new Words(look.language ?? PLAIN_LOOK.language, 'UnitMetric');
  const width = Math.max(look.width, LEAST_COMPOSITE);
  const ink = inkOn(background);
  const { size, way } = shown.scene.room;
  const names = isFromSide(way) ? SIDE_WORDS : VIEW_WORDS;
  const inner = width - 2 * GAP;
  const diagramHeight = Math.round(inner * 0.52);
  const diagram: Box = { x: GAP, y: 40, width: inner, height: diagramHeight };
  const rows = rowsOfViews(size, inner);
  const panels = [panelOf(shown, 'diagram', diagram, look, look.hasMeasures)];
  const shapes: Shape[] = [upright(shortened(drawn(title), inner, 15, BOLD), GAP, 22, 15, BOLD, ink)];
  let y = diagram.y + diagram.height + GAP;
  for (const row of rows) {
    for (const { view, x, width: wide } of row.cells) {
      shapes.push(captionOf(captions.text(names[view]), { x: GAP + x, y: y + 8, width: wide }, x > 0, background));
      panels.push(panelOf(shown, view, { x: GAP + x, y: y + 18, width: wide, height: row.height }, look, false));
    }
    y += row.height + 18 + GAP;
  }
  const legend = legendOf(shown, { x: GAP, y, width: inner, height: 0 }, look);
  shapes.push(...legend.shapes);
  const height = Math.max(look.height, Math.ceil(y + legend.height + GAP));
  return {
    width,
    height,
    background,
    title,
    panels,
    shapes,
  };
}

/** Above its view; what is longer than a view beside others ends with it instead. */
function captionOf(
  caption: string,
  { x, y, width }: Omit<Box, 'height'>,
  isBeside: boolean,
  background: number,
): Shape {
  const text = drawn(caption);
  const colour = mixed(background, inkOn(background), 0.75);
  const isLong = isBeside && widthOf(text, 11, BOLD) > width;
  const from = upright(text, isLong ? x + width : x, y, 11, BOLD, colour);
  return isLong ? { ...from, anchor: 'end' } : from;
}

interface Row {
  readonly height: number;
  readonly cells: readonly { readonly view: ViewName; readonly x: number; readonly width: number }[];
}

/** Two rows of three views, each as wide as what it shows; the scale is one for all, so that they can be compared. */
function rowsOfViews({ length, width, height }: Scene['room']['size'], inner: number): Row[] {
  const rows: readonly (readonly ViewName[])[] = [
    ['top', 'left', 'rear'],
    ['bottom', 'right', 'front'],
  ];
  const wide: Readonly<Record<string, number>> = {
    top: length,
    bottom: length,
    left: length,
    right: length,
    rear: width,
    front: width,
  };
  const sum = 2 * length + width;
  const perUnit = (inner - 2 * GAP) / sum;
  const tall = Math.max(width, height);
  return rows.map((views) => {
    let x = 0;
    const cells = views.map((view) => {
      const cell = { view, x, width: Math.max(40, wide[view]! * perUnit) };
      x += cell.width + GAP;
      return cell;
    });
    return { height: Math.max(40, Math.min(tall * perUnit, inner * 0.6)), cells };
  });
}

/** What is what: a sample, the code, the name and how many, in as many columns as the sheet has room for. */
function legendOf(
  { scene, isNew }: Shown,
  { x, y, width }: Box,
  look: PictureLook,
): { shapes: Shape[]; height: number } {
  const counts = new Map<number, number>();
  for (const solid of scene.solids) {
    if (solid.kind === 'cargo' && solid.isFurther !== true && isNew(solid))
      counts.set(solid.cargo, (counts.get(solid.cargo) ?? 0) + 1);
  }
  const rows = [...counts].sort(([a], [b]) => a - b);
  const columns = Math.max(1, Math.min(rows.length, Math.floor(width / LEGEND_COLUMN)));
  const lines = Math.ceil(rows.length / columns);
  const wide = width / columns;
  const ink = inkOn(look.background);
  const codeWidth = Math.max(14, ...rows.map(([cargo]) => widthOf(scene.looks[cargo]!.code, 12, BOLD))) + 8;
  const shapes = rows.flatMap(([cargo, count], at): Shape[] => {
    const own = scene.looks[cargo]!;
    const left = x + Math.floor(at / lines) * wide;
    const middle = y + (at % lines) * LEGEND_ROW + LEGEND_ROW / 2;
    const pieces = `${count}`;
    const most = wide - 26 - codeWidth - widthOf(pieces, 12, PLAIN) - 20;
    return [
      {
        kind: 'swatch',
        box: { x: left, y: middle - 7, width: 18, height: 14 },
        paint: { colour: own.colour },
      },
      upright(own.code, left + 24, middle, 12, BOLD, ink),
      upright(shortened(drawn(own.name), most, 12, PLAIN), left + 24 + codeWidth, middle, 12, PLAIN, ink),
      { ...upright(pieces, left + wide - 16, middle, 12, PLAIN, mixed(look.background, ink, 0.75)), anchor: 'end' },
    ];
  });
  return { shapes, height: Math.min(MOST_PIXELS, lines * LEGEND_ROW) };
}

/** Where the space is, and what it is made of. */
export function compositeOfSpace(inRoom: Shown, alone: Shown, title: string, look: PictureLook): Sheet {
  const { background } = look;
  const width = Math.max(look.width, LEAST_COMPOSITE / 2);
  const wide = width - 2 * GAP;
  const diagramWidth = Math.round(wide * 0.66);
  const height = Math.max(look.height, Math.round(diagramWidth * 0.7) + LEGEND_ROW + 2 * GAP);
  const tall = height - LEGEND_ROW - 3 * GAP;
  const legend = legendOf(alone, { x: GAP, y: height - LEGEND_ROW - GAP, width: wide, height: LEGEND_ROW }, look);
  return {
    width,
    height,
    background,
    title,
    panels: [
      panelOf(inRoom, 'diagram', { x: GAP, y: GAP, width: diagramWidth, height: tall }, look, false),
      panelOf(
        alone,
        'diagram',
        { x: 2 * GAP + diagramWidth, y: 2 * GAP, width: wide - diagramWidth - 2 * GAP, height: tall - 2 * GAP },
        look,
        look.hasMeasures,
      ),
    ],
    shapes: legend.shapes,
  };
}
