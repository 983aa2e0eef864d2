/** The pictures of a section as it is seen along the way that cargo comes in. */
import type { Body } from '../domain/bodies.js';
import type { Size } from '../domain/geometry.js';
import { outerEnd, type Way } from '../domain/loading-way.js';
import type { ShownUnits } from '../domain/shown-units.js';
import { codeOf, paintOf } from './cargo-marks.js';
import type { ReportView } from './layouts.js';
import type { LoadSheet } from './model/report.js';
import { elevationSheet } from './pictures/elevation.js';
import type { ElevationBlock } from './pictures/elevation-labels.js';
import type { Sheet } from './pictures/sheet.js';
import type { Paint } from './pictures/tones.js';
import type { SectionPart } from './sections.js';
import { viewName } from './sheets.js';
import type { ShownSteps } from './step-rows.js';
import { arrangementParts, stepsText } from './step-words.js';
import type { Words } from './words/words.js';

/** Pictures of one section: what they share is made once, for some sections have a hundred. */
export class Elevations {
  /** Far ones first. */
  readonly #blocks: readonly SectionBlock[];
  /** Without what it rests on. */
  readonly #own: readonly SectionBlock[];

  constructor(
    private readonly sheet: LoadSheet,
    { supports, bodies: own, section }: SectionPart,
    private readonly units: ShownUnits,
    private readonly words: Words,
  ) {
    const { way, size } = sheet.thing.scene.room;
    const bodies = [...supports, ...own].sort((a, b) => outerEnd(a, way, size) - outerEnd(b, way, size));
    // The nearest of a step says its number: nothing hides it.
    const nearest = new Map(bodies.filter(({ isWood }) => !isWood).map((body) => [body.step, body]));
    this.#blocks = bodies.map((body) => {
      const { step, cargo, isWood, piece } = body;
      return {
        ...{ body, piece, number: step + 1, isNearest: nearest.get(step) === body },
        paint: isWood ? WOOD : paintOf(sheet, cargo),
        code: isWood ? '' : codeOf(sheet, cargo),
        // Of what stands before the shown steps and comes after them nothing is said.
        ...{ step: '', note: [] },
      };
    });
    this.#own = this.#blocks.filter(({ number }) => number >= section.steps.first);
  }

  /**
   * Steps as they are seen from the door; what is loaded from above, from there.
   * @param wide points, at most
   */
  of(shown: ShownSteps, wide: number, most: number): Sheet {
    const { sheet, units, words } = this;
    const { way, size } = sheet.thing.scene.room;
    const title = `${viewName(sheet, words, VIEW_ALONG[way])}: ${stepsText(shown, words)}`;
    // Seen from above, nothing else says which side is which.
    const edges = way === 'fromAbove' ? { left: words.text('frontMark'), below: words.text('leftMark') } : null;
    const { first, drawn } = shown;
    return elevationSheet(
      this.#blocks.filter(({ number }) => number < first),
      this.#blocks
        .filter(({ number }) => number >= first && number < first + drawn)
        .map((block) => ({
          ...block,
          step: block.isNearest ? numbersOf(block.number, shown, words) : '',
          note: block.piece === null ? [] : blockParts(sheet, block.body, block.piece, words),
        })),
      this.#own,
      { way, size, wide, most, title, edges, textOf: (scaled) => words.number(units.length(scaled), 0) },
    );
  }
}

interface SectionBlock extends ElevationBlock {
  /** Of its step. */
  readonly number: number;
  readonly isNearest: boolean;
}

const VIEW_ALONG: Readonly<Record<Way, ReportView>> = {
  fromDoor: 'rear',
  fromLeft: 'left',
  fromRight: 'right',
  fromAbove: 'top',
};

/** Of the steps that a block stands for: 3, 1–5 or 1, 3, 5. */
function numbersOf(number: number, { first, last, drawn }: ShownSteps, words: Words): string {
  const more = last - first + 1 - drawn;
  if (more === 0 || number < first || number >= first + drawn) return words.number(number);
  if (drawn === 1) return `${words.number(number)}–${words.number(last)}`;
  const times = more / drawn + 1;
  return Array.from({ length: times }, (_, at) => words.number(number + at * drawn)).join(', ');
}

const WOOD: Paint = { colour: 0x7fb0d2 };

/** How many pieces stand in which direction, as the table says it; none for one. */
function blockParts(sheet: LoadSheet, body: Body, piece: Size, words: Words): string[] {
  const counts = {
    length: Math.round((body.x2 - body.x1) / piece.length),
    width: Math.round((body.y2 - body.y1) / piece.width),
    height: Math.round((body.z2 - body.z1) / piece.height),
  };
  return counts.length * counts.width * counts.height === 1 ? [] : arrangementParts(sheet, counts, words);
}
