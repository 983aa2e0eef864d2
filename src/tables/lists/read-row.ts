/** One row of a list as cargo, column by column: figures keep their units, and what is wrong with the row stands beside it. */
import { orientationMask } from '../../schema/orientations.js';
import { type Cell, isBlank, type Row } from '../cell.js';
import type { DecimalMark } from '../numbers.js';
import { put } from '../put.js';
import { readCell } from '../read-cell.js';
import { shown, textOf } from './cell-text.js';
import {
  carefully,
  type Handling,
  type HandlingMeaning,
  handlingOf,
  isMarked,
  NEGATION,
  readHandling,
} from './handling.js';
import { packedAs, palletBase, withoutLoadedPallet } from './kinds.js';
import type { ListColumn, ListSheet } from './list-columns.js';
import type { ListFault } from './list-fault.js';
import type { Meaning } from './meanings.js';
import { type Measure, readSizes } from './measures.js';
import { readRemark } from './remark.js';
import { FigureReader, money, withUnits } from './row-figures.js';
import { SIDES } from './title.js';

export type MeasureName = 'length' | 'width' | 'height' | 'diameter' | 'weight';

/** By field; of a member of an object by dotted names. A unit of null: nothing says, it is that of the page. */
export type Measures = Readonly<Partial<Record<MeasureName, Measure>> & Record<string, Measure | undefined>>;

export interface TakenRow {
  /** As the spreadsheet program numbers it. */
  readonly row: number;
  /** In the interface's names, without sizes and weight. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly measures: Measures;
  /** In the column of weights of whole rows; null: there is none, or nothing stands there. */
  readonly rowWeight: Measure | null;
  /** What all pieces of the row cost; null: nothing says. */
  readonly rowPrice: number | null;
  /** Its weight is its part of one that stands for several rows. */
  readonly isWeightShared?: boolean;
  /** It is a pallet that comes loaded, as its own words say. */
  readonly isSaidLoaded?: boolean;
  readonly faults: readonly ListFault[];
  /** Cells of handling that can be taken in two ways, or in none: the row is planned as if they forbade it. */
  readonly doubtful: readonly ListFault[];
}

type WritableMeasures = Partial<Record<MeasureName, Measure>> & Record<string, Measure | undefined>;

/** A row before names and stops are given out over the whole list. */
export interface ReadRow extends TakenRow {
  readonly name: string;
  readonly description: string;
  readonly alias: string;
  readonly stop: string;
}

export class RowReader {
  readonly #columns: readonly ListColumn[];
  readonly #mark: DecimalMark | null;
  readonly #delimiter: string | null;
  readonly #figures: FigureReader;
  readonly #isCargo: boolean;
  readonly #blankIsNo: ReadonlySet<ListColumn>;
  readonly #asksTilt: boolean;

  /** @param cargo all rows of it: one that is marked tells what a blank cell of another means */
  constructor(
    columns: readonly ListColumn[],
    cargo: readonly Row[],
    mark: DecimalMark | null,
    delimiter: string | null,
    sheet: ListSheet,
  ) {
    const isSet = ({ index, title }: ListColumn) => cargo.some(({ cells }) => isMarked(cells[index] ?? null, title));
    this.#asksTilt = columns.some(({ meaning }) => meaning === 'tiltAllowed');
    this.#blankIsNo = new Set(columns.filter((column) => column.meaning === 'upright' && isSet(column)));
    this.#isCargo = sheet === 'Cargoes';
    this.#columns = columns;
    this.#mark = mark;
    this.#delimiter = delimiter;
    this.#figures = new FigureReader(mark, delimiter);
  }

  read({ number, cells }: Row): ReadRow {
    const faults: ListFault[] = [];
    const fields: Record<string, unknown> = {};
    const measures: WritableMeasures = {};
    const texts: Partial<Record<Meaning, string>> = {};
    const handling: Handling[] = [];
    const doubtful: ListFault[] = [];
    let rowWeight: Measure | null = null;
    let rowPrice: number | null = null;
    for (const column of this.#columns) {
      const cell = cells[column.index] ?? null;
      if (isBlank(cell)) {
        if (this.#blankIsNo.has(column)) handling.push(handlingOf('upright', false));
        continue;
      }
      if (column.field !== null) this.#readField(column, cell, { fields, measures }, faults);
      if (column.meaning === null) continue;
      const { meaning } = column;
      switch (meaning) {
        case 'sizes':
          if (!this.#hasSides(cells)) this.#readSizes(column, cell, measures, faults);
          break;
        case 'length':
        case 'width':
        case 'height':
        case 'diameter':
          putFound(measures, meaning, this.#figures.measure(column, cell, faults));
          break;
        case 'pieceWeight':
        case 'weight':
        case 'grossWeight':
        case 'netWeight':
          putFound(measures, 'weight', this.#figures.measure(column, cell, faults, 0));
          break;
        case 'rowWeight':
          rowWeight = this.#figures.measure(column, cell, faults, 0);
          break;
        case 'packages':
        case 'pieces':
        case 'pieceInside':
          putFound(fields, meaning === 'pieceInside' ? meaning : 'qty', this.#figures.count(column, cell, faults));
          break;
        case 'price':
          putFound(
            fields,
            'price',
            this.#figures.measure({ ...column, unit: null }, money(cell), faults, 0)?.figure ?? null,
          );
          break;
        case 'rowPrice':
          rowPrice = this.#figures.measure({ ...column, unit: null }, money(cell), [], 0)?.figure ?? null;
          break;
        case 'upright':
        case 'tiltAllowed':
        case 'nothingOnTop':
        case 'stackable':
          handling.push(this.#handling(column, meaning, cell, doubtful));
          break;
        case 'remark':
          handling.push(readRemark(textOf(cell)).said);
          break;
        default:
          texts[meaning] = textOf(cell);
      }
    }
    const isSaidLoaded =
      handling.some(({ isLoadedPallet }) => isLoadedPallet) || isLoadedPallet(texts.name, texts.description);
    if (this.#isCargo) this.#pack(fields, measures, texts.kind, isSaidLoaded);
    putHandling(fields, handling, this.#asksTilt);
    withUnits(measures, texts);
    faults.push(...missing(fields, measures, this.#columns, faults));
    const { name = '', description = '', alias = '', group, stop = '', destination = '' } = texts;
    const groupName = group ?? (destination || stop);
    if (groupName !== '') fields['groupName'] ??= groupName;
    return {
      ...{
        row: number,
        fields,
        measures,
        rowWeight,
        rowPrice,
        faults,
        doubtful,
        ...(isSaidLoaded && fields['style'] === 'Palletload' && { isSaidLoaded }),
        name,
        alias,
        stop: stop || destination,
      },
      description: description || (name || alias ? '' : (texts.kind ?? '')),
    };
  }

  /** In columns of their own, which then count. */
  #hasSides(cells: Row['cells']): boolean {
    const sides = SIDES.map((side) => this.#columns.find(({ meaning }) => meaning === side));
    return sides.every((one) => one !== undefined) && sides.some(({ index }) => !isBlank(cells[index] ?? null));
  }

  #readSizes(column: ListColumn, cell: Cell, measures: WritableMeasures, faults: ListFault[]): void {
    const found = readSizes(textOf(cell), this.#figures.markOf(textOf(cell)) ?? 'point');
    const base = found === null && this.#titleOf('height') !== '' ? palletBase(textOf(cell)) : null;
    if (base !== null) {
      measures.length = { figure: base.length, unit: column.unit ?? base.unit };
      measures.width = { figure: base.width, unit: column.unit ?? base.unit };
      return;
    }
    if (found === null || found.sides.some(({ figure }) => !(figure > 0))) {
      faults.push({ about: 'sizes', kind: 'noSizes', found: shown(cell), column: column.index });
      return;
    }
    const names: readonly MeasureName[] = found.isRound ? ['diameter', 'height'] : column.sides;
    for (const [at, { figure, unit }] of found.sides.entries())
      measures[names[at]!] = { figure, unit: unit ?? column.unit };
  }

  #handling({ index, title }: ListColumn, meaning: HandlingMeaning, cell: Cell, doubtful: ListFault[]): Handling {
    const said = typeof cell === 'boolean' ? handlingOf(meaning, cell) : readHandling(textOf(cell), meaning, title);
    if (said === null) doubtful.push({ about: meaning, kind: 'noFlag', found: shown(cell), column: index });
    return said ?? carefully(meaning);
  }

  #readField(
    column: ListColumn,
    cell: Cell,
    { fields, measures }: { readonly fields: Record<string, unknown>; readonly measures: WritableMeasures },
    faults: ListFault[],
  ): void {
    const { field, index, title } = column;
    const path = field!.path.join('.');
    if (field!.node['x-quantity'] !== undefined && (typeof cell === 'number' || typeof cell === 'string')) {
      const found = this.#figures.figure({ ...column, meaning: path }, cell, faults);
      putFound(measures, path, found && { figure: found.figure, unit: found.unit ?? column.unit });
      return;
    }
    const reading = readCell({ ...field!, header: title }, cell, { decimal: this.#mark, delimiter: this.#delimiter });
    if ('fault' in reading) {
      faults.push({ about: path, kind: 'other', found: shown(cell), column: index, message: reading.fault.message });
    } else put(fields, reading.path ?? field!.path, reading.value);
  }

  #titleOf(wanted: Meaning): string {
    return this.#columns.find(({ meaning }) => meaning === wanted)?.title ?? '';
  }

  #pack(
    fields: Record<string, unknown>,
    measures: WritableMeasures,
    kind: string | undefined,
    isSaidLoaded: boolean,
  ): void {
    // A column of pallets counts pallets, and a column of their types holds pallets.
    const titles = kind === undefined ? (['packages', 'sizes'] as const) : (['kind'] as const);
    const said = [kind ?? '', ...titles.map((meaning) => this.#titleOf(meaning))].map(packedAs);
    const packed = said.find((one) => one !== 'other') ?? 'other';
    const isRound = measures.diameter !== undefined && (measures.length === undefined || measures.width === undefined);
    // The axis of a roll is its height, however lists call it.
    if (isRound) {
      measures.height ??= measures.length ?? measures.width;
      delete measures.length;
      delete measures.width;
    }
    if (!isRound && kind !== undefined && measures.length === undefined && measures.width === undefined) {
      const base = packed === 'pallet' ? palletBase(kind) : null;
      if (base !== null) {
        measures.length = { figure: base.length, unit: base.unit };
        measures.width = { figure: base.width, unit: base.unit };
      }
    }
    const isLoaded = packed === 'pallet' || isSaidLoaded;
    fields['style'] ??= isRound ? 'Roll' : isLoaded ? 'Palletload' : 'Shipcase';
  }
}

/** In a name other words stand beside it; what denies it says that it is none. */
function isLoadedPallet(...texts: readonly (string | undefined)[]): boolean {
  const rests = texts.map((text = '') => withoutLoadedPallet(text));
  return rests.some((rest) => rest !== null && !NEGATION.test(rest));
}

/** Within what `Orientations12` allows. */
const UPRIGHT: ReadonlySet<unknown> = new Set(['Orientation1', 'Orientation2', 'Orientations12', 1, 2, 3]);

/** What one column forbids no other allows, in whatever order they stand. */
function putHandling(fields: Record<string, unknown>, said: readonly Handling[], asksTilt: boolean): void {
  if (said.some(({ nothingOnTop }) => nothingOnTop)) fields['nothingOnTop'] = true;
  else if (said.some(({ topOnly }) => topOnly)) fields['floorStackSupportsOthers'] ??= false;
  if (said.some(({ floorOnly }) => floorOnly)) fields['floorStackType'] ??= 'BottomOnly';
  const isUpright = said.some(({ upright }) => upright);
  if (isUpright && !UPRIGHT.has(fields['orientationsAllowed'])) fields['orientationsAllowed'] = 'Orientations12';
  // Who marks what is kept upright lets the rest lie, unless another column asks for that; no pallet, which few mark.
  const isUsual = !asksTilt && fields['style'] !== 'Palletload';
  const mayLie = ({ upright, mayBeTilted = false }: Handling) => mayBeTilted || (isUsual && upright === false);
  if (!isUpright && said.some(mayLie)) fields['orientationsAllowed'] ??= 'OrientationsAll';
  const heights = said.flatMap(({ stackHeight }) => stackHeight ?? []);
  if (heights.length > 0 && fields['nothingOnTop'] !== true) putStackHeight(fields, Math.min(...heights));
}

/** In every orientation that the row may lie in: of others it would say nothing. */
function putStackHeight(fields: Record<string, unknown>, height: number): void {
  const mask = orientationMask((fields['orientationsAllowed'] ?? '') as string | number) ?? 0;
  for (const orientation of [1, 2, 3, 4, 5, 6])
    if ((mask & (1 << (orientation - 1))) !== 0) fields[`maxLayersOnOrientation${orientation}`] ??= height;
}

function putFound<Value>(into: Record<string, Value | undefined>, key: string, value: Value | null): void {
  if (value !== null) into[key] = value;
}

/** What cargo cannot be without, and has no fault of its own already. */
function missing(
  fields: Readonly<Record<string, unknown>>,
  measures: Measures,
  columns: readonly ListColumn[],
  faults: readonly ListFault[],
): ListFault[] {
  const columnOf = (...meanings: readonly Meaning[]) =>
    columns.find(({ meaning }) => meaning !== null && meanings.includes(meaning))?.index ?? null;
  const isTold = (about: string) => faults.some((fault) => fault.about === about || fault.about === 'sizes');
  const needed: MeasureName[] = measures.diameter === undefined ? [...SIDES] : ['height'];
  const lacking = needed.filter((side) => measures[side] === undefined && !isTold(side));
  const isCounted = columnOf('packages', 'pieces') !== null;
  const isCountTold = faults.some(({ about }) => about === 'packages' || about === 'pieces');
  return [
    ...lacking.map((side): ListFault => ({ about: side, kind: 'missing', found: '', column: columnOf(side, 'sizes') })),
    ...(isCounted && fields['qty'] === undefined && !isCountTold
      ? [{ about: 'packages', kind: 'missing' as const, found: '', column: columnOf('packages', 'pieces') }]
      : []),
  ];
}
