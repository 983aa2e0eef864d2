/** A list that was opened, read as far as is known or chosen: pure, so that a worker and a test run it alike. */
import { UNITS } from '../../domain/units.js';
import type { Cell, Table } from '../../tables/cell.js';
import { COLUMNS } from '../../tables/columns.js';
import type { Encoding } from '../../tables/encodings.js';
import { isArchive, textOf } from '../../tables/file-kind.js';
import { bestTable, tablesOfCargo } from '../../tables/lists/best-table.js';
import { type Doubt, doubtOfList, doubtsOfRows, type Weighable } from '../../tables/lists/doubts.js';
import { findHeaderRow, LOOKED_AT } from '../../tables/lists/header-row.js';
import { emptyColumn, type ListColumn, type ListSheet, proposeColumns } from '../../tables/lists/list-columns.js';
import { isProse } from '../../tables/lists/prose.js';
import { isWeight, type ListChoices, type ReadList, readList } from '../../tables/lists/read-list.js';
import type { TakenRow } from '../../tables/lists/read-row.js';
import { isListTitle } from '../../tables/lists/title.js';
import { type Titled, withOneRowOfTitles } from '../../tables/lists/title-rows.js';
import { inUom, isLengthUnit, type LengthUnit, type Unit, type WeightUnit } from '../../tables/lists/units.js';
import { readCsv, readText } from '../../tables/read-csv.js';
import { UnreadableFile } from '../../tables/unreadable-file.js';
import { openWorkbook } from '../../tables/workbook/read-workbook.js';
import { choiceOf, chosenColumn, withChosen } from './choices.js';
import { draftRows } from './draft-rows.js';
import type { Choices, Setting, Source, TakenRows, Understood, UnitOf } from './messages.js';
import { namedOtherwise } from './named-otherwise.js';
import { remarksRead } from './remarks-read.js';
import { shortenedFields } from './shortened.js';
import { commonest, examplesOf, faultsOf, keyOf, lineText, missingSides, topOf, twoReadingsIn } from './shown-list.js';

/** Sides of pieces in centimetres; nobody ships pieces of so many millimetres by the dozen. */
const MOST_WRITTEN_IN_CM = 130;
/** Told of one list; of more it is said how many there are. */
const MOST_TOLD = 100;
const MOST_STOPS_TOLD = 6;

const IN_ORDER: Readonly<Record<ListSheet, readonly string[]>> = {
  Cargoes: ['name', 'length', 'width', 'height', 'pieceWeight', 'packages'],
  Containers: ['name', 'length', 'width', 'height', 'maxWeight', 'qty'].map((field) => `field:${field}`),
};

export class OpenedList {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #setting: Setting;
  readonly #guessedEncoding: Encoding | null;

  private constructor(tables: ReadonlyMap<string, Table>, setting: Setting, encoding: Encoding | null) {
    this.#tables = tables;
    this.#setting = setting;
    this.#guessedEncoding = encoding;
  }

  /** @throws UnreadableFile */
  static async open(source: Source, setting: Setting): Promise<OpenedList> {
    const isTitle = (text: string) => COLUMNS[setting.sheet].named(text) !== undefined || isListTitle(text);
    if (source.kind === 'text') {
      if (isProse(source.text)) throw new UnreadableFile('The text holds no table.', 'noTable');
      return new OpenedList(new Map([['', readText(source.text, '', isTitle)]]), setting, null);
    }
    const { name } = source;
    const bytes = new Uint8Array(source.bytes);
    if (!isArchive(bytes)) {
      const { table, guessedEncoding } = readCsv(textOf({ name, bytes }), name, isTitle);
      return new OpenedList(new Map([[name, table]]), setting, guessedEncoding);
    }
    const workbook = openWorkbook(bytes);
    return new OpenedList(await workbook.read(workbook.sheets), setting, null);
  }

  understood(given: Choices): Understood {
    const table = this.#table(given);
    const remembered = given.header === undefined ? this.#rememberedIn(table) : null;
    // What was just chosen wins over what is remembered.
    const choices = { ...remembered?.choices, ...given };
    const header =
      choices.header ?? remembered?.header ?? findHeaderRow(table, COLUMNS[this.#setting.sheet])?.place ?? null;
    const titled = withOneRowOfTitles(table, header ?? -1);
    const { list, doubt, settled } = this.#read(titled, choices, given);
    const others = this.#otherLists(table);
    const twoReadings = twoReadingsIn(list);
    const weightColumn = list.columns.find(({ meaning }) => meaning !== null && /weight$/i.test(meaning));
    const faulty = list.rows.filter(({ faults }) => faults.length > 0);
    const tooLong = this.#tooLong(list, settled);
    const missing = missingSides(list);
    const doubtful = faultsOf(list, 'doubtful').slice(0, MOST_TOLD);
    const isAsked = doubt !== null || list.weightIs === 'unknown' || missing.length > 0 || tooLong.length > 0;
    return {
      sheets: [...this.#tables.keys()],
      sheet: table.sheet,
      otherSheets: others.map(({ sheet }) => sheet),
      alikeSheets: this.#alike(table, others).map(({ sheet }) => sheet),
      top: topOf(table),
      header,
      key: header === null || header < 0 ? null : keyOf(titled.table, titled.header),
      isLikeLast:
        remembered !== null && !isAsked && faulty.length === 0 && doubtful.length === 0 && list.rows.length > 0,
      columns: list.columns.map((column) => ({
        index: column.index,
        title: column.title,
        examples: examplesOf(titled.table, titled.header, column.index),
        choice: choiceOf(column, list.weightIs),
        unit: column.unit,
        whyLeftOut: column.whyLeftOut,
      })),
      rows: list.rows.length,
      faults: faultsOf(list, 'faults').slice(0, MOST_TOLD),
      doubtful,
      faulty: faulty.length,
      leftOut: list.leftOut.map(({ row, kind, cells }) => ({ row, kind, text: lineText(cells) })).slice(0, MOST_TOLD),
      hidden: (table.hidden ?? []).slice(0, MOST_TOLD),
      missing,
      isCounted: list.columns.some(({ meaning, field }) =>
        ['packages', 'pieces', 'qty'].includes(field?.path[0] ?? meaning ?? ''),
      ),
      isWeighed: list.rows.some(
        ({ measures }) => measures['weight'] !== undefined || measures['maxWeight'] !== undefined,
      ),
      unweighed:
        this.#setting.sheet === 'Cargoes'
          ? list.rows.filter(({ measures }) => !((measures['weight']?.figure ?? 0) > 0)).length
          : 0,
      sums: list.sums,
      totals: list.totals,
      twoReadings,
      weightIs: list.weightIs,
      weightWhy: list.weightWhy,
      weightTitle: weightColumn?.title ?? '',
      sharedWeights: list.sharedWeights.slice(0, MOST_TOLD),
      rowPriceTitle: list.columns.find(({ meaning }) => meaning === 'rowPrice')?.title ?? '',
      remarks: remarksRead(titled, list.columns),
      saidLoaded: list.rows.filter(({ isSaidLoaded }) => isSaidLoaded).map(({ row }) => row),
      sides: sidesOf(list),
      stops: list.stops,
      firstStop: list.firstStop,
      stopsCalled: list.stopsCalled.slice(0, MOST_STOPS_TOLD),
      sizes: this.#unitOf(list, settled, 'length') as UnitOf<LengthUnit>,
      weights: this.#unitOf(list, settled, 'weight') as UnitOf<WeightUnit>,
      doubt,
      tooLong,
      shortened: shortenedFields(list.rows, this.#setting.sheet),
      named: namedOtherwise(list),
      guessedEncoding: this.#guessedEncoding,
    };
  }

  taken(given: Choices): TakenRows {
    const table = this.#table(given);
    const remembered = given.header === undefined ? this.#rememberedIn(table) : null;
    const choices = { ...remembered?.choices, ...given };
    const header =
      choices.header ?? remembered?.header ?? findHeaderRow(table, COLUMNS[this.#setting.sheet])?.place ?? null;
    const { list } = this.#read(withOneRowOfTitles(table, header ?? -1), choices, given);
    return draftRows(list, this.#setting.uom, this.#setting.sheet);
  }

  #table({ sheet }: Choices): Table {
    const tables = [...this.#tables.values()];
    const chosen = sheet === undefined ? undefined : this.#tables.get(sheet);
    const found = chosen ?? this.#firstOf(bestTable(tables)) ?? tables[0];
    return found ?? { sheet: '', rows: [], delimiter: null };
  }

  /** Of sheets that are parts of one list. */
  #firstOf(best: Table | undefined): Table | undefined {
    if (best === undefined) return undefined;
    const alike = this.#alike(best, this.#otherLists(best));
    return [...this.#tables.values()].find((one) => one === best || alike.includes(one));
  }

  /** In the order of the workbook. */
  #otherLists(table: Table): Table[] {
    const all = [...this.#tables.values()];
    const lists = new Set(this.#setting.sheet === 'Cargoes' ? tablesOfCargo(all) : []);
    return all.filter((one) => lists.has(one) && one !== table && one.rows.length > 1);
  }

  #alike(table: Table, others: readonly Table[]): Table[] {
    const key = this.#keyOf(table);
    return key === null ? [] : others.filter((one) => this.#keyOf(one) === key);
  }

  #keyOf(table: Table): string | null {
    const place = findHeaderRow(table, COLUMNS[this.#setting.sheet])?.place;
    if (place === undefined) return null;
    const titled = withOneRowOfTitles(table, place);
    return keyOf(titled.table, titled.header);
  }

  /** A row of the first ones that were titles before. */
  #rememberedIn(table: Table): { readonly header: number; readonly choices: Choices } | null {
    for (const place of table.rows.slice(0, LOOKED_AT).keys()) {
      const { remembered } = this.#setting;
      const titled = withOneRowOfTitles(table, place);
      const key = keyOf(titled.table, titled.header);
      if (Object.hasOwn(remembered, key)) return { header: place, choices: remembered[key]! };
    }
    return null;
  }

  /**
   * Where the list names no unit, and only another than the page's fits, that is taken, and asked. What is remembered
   * of another list settles nothing that this one makes doubtful.
   */
  #read(titled: Titled, choices: Choices, given: Choices) {
    const columns = this.#columns(titled, choices);
    const settled = this.#settled(choices);
    const list = this.#listOf(titled, columns, settled);
    const doubt = choices.isRight
      ? null
      : (this.#doubtOf(list, settled) ?? this.#doubtOfWeights(titled, list, settled));
    if (doubt === null || this.#isDecided(doubt, given)) return { list, doubt: null, settled };
    const isSaid = (unit: Unit) => this.#unitOf(list, settled, isLengthUnit(unit) ? 'length' : 'weight').isSaid;
    const guess = doubt.guesses.find((unit) => !isSaid(unit));
    if (guess === undefined) return { list, doubt, settled };
    const guessed: ListChoices = isLengthUnit(guess)
      ? { ...settled, unitOfSizes: guess }
      : { ...settled, unitOfWeights: guess };
    return { list: this.#listOf(titled, columns, guessed), doubt, settled: guessed };
  }

  /** Where nobody can tell whose the weights are, but could if the sizes were in another unit: then that is asked. */
  #doubtOfWeights({ table, header }: Titled, list: ReadList, settled: ListChoices): Doubt | null {
    const { unit, isSaid } = this.#unitOf(list, settled, 'length') as UnitOf<LengthUnit>;
    if (list.weightIs !== 'unknown' || settled.unitOfSizes !== undefined) return null;
    // What the list says itself is believed where any goods could weigh so much.
    const rows = this.#weighables(list, settled, false);
    if (isSaid && !rows.every(({ sides }) => Math.max(0, ...sides) < MOST_WRITTEN_IN_CM)) return null;
    const guesses = (['mm', 'cm', 'm', 'in'] as const).filter((guess) => {
      if (guess === unit || (isSaid && unit !== 'mm')) return false;
      const columns = list.columns.map((column) =>
        column.unit !== null && isLengthUnit(column.unit) ? { ...column, unit: guess } : column,
      );
      const guessed = { ...settled, unitOfSizes: guess };
      const read = this.#listOf({ table, header }, columns, guessed);
      return read.weightIs !== 'unknown' && this.#doubtOf(read, guessed) === null;
    });
    const [guess] = guesses;
    const at = rows.findIndex(({ sides }) => sides.length === 3);
    if (guess === undefined || at < 0) return null;
    const why = inUom(1, guess, 'UnitMetric') > inUom(1, unit, 'UnitMetric') ? 'tiny' : 'huge';
    const { sides } = rows[at]!;
    return { of: 'sizes', why, at, figure: Math.max(...sides), unit, guesses };
  }

  #isDecided({ of, guesses }: Doubt, choices: Choices): boolean {
    const ofSizes = choices.unitOfSizes !== undefined || choices.insteadOfSizes !== undefined;
    const ofWeights = choices.unitOfWeights !== undefined || choices.insteadOfWeights !== undefined;
    return of === 'sizes' ? ofSizes : ofWeights || (ofSizes && guesses.some(isLengthUnit));
  }

  #settled(choices: Choices): ListChoices {
    const { uom, isSequenceOpposite, sheet } = this.#setting;
    const { weightIs, unitOfSizes, unitOfWeights, mark } = choices;
    return { uom, isSequenceOpposite, sheet, mark, ...(weightIs && { weightIs }), unitOfSizes, unitOfWeights };
  }

  #columns({ table, header: place }: Titled, choices: Choices): ListColumn[] {
    const width = Math.max(0, ...table.rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
    const proposed = place < 0 ? this.#untitled(table, width) : proposeColumns(table, place, this.#setting.sheet);
    const { columns: chosen = {}, insteadOfSizes, insteadOfWeights } = choices;
    return withChosen(proposed, chosen, this.#setting.sheet).map((column) => {
      const instead = column.unit === null ? undefined : isLengthUnit(column.unit) ? insteadOfSizes : insteadOfWeights;
      return instead === undefined ? column : { ...column, unit: instead };
    });
  }

  /** Without titles: in the order in which people write them, where the cells are what that asks for. */
  #untitled({ rows }: Table, width: number): ListColumn[] {
    const { sheet } = this.#setting;
    const isFigure = (cell: Cell | undefined) => typeof cell === 'number' || /^[\d.,\s]+$/.test(String(cell ?? ''));
    const isInOrder = rows.every(
      ({ cells }) => !isFigure(cells[0]) && cells.slice(1, IN_ORDER[sheet].length).every(isFigure),
    );
    const columns = Array.from({ length: width }, (_, index) => emptyColumn(index, ''));
    const named = columns.map((column, at) =>
      chosenColumn(column, isInOrder ? (IN_ORDER[sheet][at] ?? '') : '', sheet),
    );
    return named.map((column) => (choiceOf(column, 'ofOne') === '' ? { ...column, whyLeftOut: 'unknown' } : column));
  }

  #listOf({ table, header }: Titled, columns: readonly ListColumn[], settled: ListChoices): ReadList {
    return readList(table, { ...settled, header, columns })!;
  }

  #weighables(list: ReadList, settled: ListChoices, isBlind = list.weightIs === 'unknown'): Weighable[] {
    const { unitOfSizes = UNITS[settled.uom].length, unitOfWeights = UNITS[settled.uom].weight } = settled;
    return list.rows.map((row) => weighable(row, unitOfSizes, unitOfWeights, isBlind));
  }

  #doubtOf(list: ReadList, settled: ListChoices): Doubt | null {
    if (this.#setting.sheet !== 'Cargoes') return null;
    const rows = this.#weighables(list, settled);
    const unit = commonest(rows.map(({ lengthUnit }) => lengthUnit));
    const alike = rows.filter(({ lengthUnit }) => lengthUnit === unit);
    const isSaid = {
      sizes: this.#unitOf(list, settled, 'length').isSaid,
      weights: this.#unitOf(list, settled, 'weight').isSaid,
    };
    return doubtOfList(alike, isSaid);
  }

  #tooLong(list: ReadList, settled: ListChoices): Understood['tooLong'] {
    if (this.#setting.sheet !== 'Cargoes') return [];
    return doubtsOfRows(this.#weighables(list, settled))
      .filter(({ of }) => of === 'sizes')
      .map(({ at, figure, unit }) => ({ row: list.rows[at]!.row, figure, unit: unit as LengthUnit }))
      .slice(0, MOST_TOLD);
  }

  #unitOf({ rows }: ReadList, settled: ListChoices, quantity: 'length' | 'weight'): UnitOf<LengthUnit | WeightUnit> {
    const units = rows.flatMap(({ measures }) =>
      Object.entries(measures).flatMap(([path, measure]) =>
        measure !== undefined && isWeight(path) === (quantity === 'weight') ? [measure.unit] : [],
      ),
    );
    const chosen = quantity === 'length' ? settled.unitOfSizes : settled.unitOfWeights;
    const usual = chosen ?? UNITS[settled.uom][quantity];
    // Figures without a unit were given the chosen one already.
    const isSaid =
      units.length > 0 && units.every((unit) => unit !== null && (chosen === undefined || unit !== chosen));
    const common = commonest(units.map((unit) => unit ?? usual)) as LengthUnit | WeightUnit | undefined;
    return { unit: common ?? usual, isSaid };
  }
}

function sidesOf({ rows, columns }: ReadList): Understood['sides'] {
  if (!columns.some(({ meaning }) => meaning === 'upright' || meaning === 'tiltAllowed')) return null;
  const any = rows.filter(({ fields }) => fields['orientationsAllowed'] === 'OrientationsAll').length;
  return { upright: rows.length - any, any };
}

function weighable(
  { measures }: TakenRow,
  unitOfSizes: LengthUnit,
  unitOfWeights: WeightUnit,
  isWeightUnknown: boolean,
): Weighable {
  const { length, width, height, diameter, weight } = measures;
  const given = [length ?? diameter, width ?? diameter, height].filter((one) => one !== undefined);
  const unit = (given[0]?.unit ?? unitOfSizes) as LengthUnit;
  const isOneUnit = given.every((one) => (one.unit ?? unitOfSizes) === unit);
  return {
    sides: isOneUnit ? given.map(({ figure }) => figure) : [],
    lengthUnit: unit,
    weight: isWeightUnknown ? null : (weight?.figure ?? null),
    weightUnit: (weight?.unit ?? unitOfWeights) as WeightUnit,
  };
}
