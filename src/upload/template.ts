/**
 * The workbook to start from: empty sheets with their headers, a list to choose from wherever there is one, a word of
 * help at each column, and a sheet of notes that explains every column by what the reader knows of it.
 */
import { ENUMERATIONS } from '../schema/enums.js';
import { READ_ONLY_RULES } from '../schema/read-only-rules.js';
import { COLUMNS, type Column, LOAD_DESCRIPTION, LOAD_TITLE, type SheetName } from '../tables/columns.js';
import { exampleOf, GENERAL_NOTES, LOAD_COLUMNS } from './template-words.js';
import { FITS_PAGE, HEADER_STYLE, type Help, type WorkbookSheet, withHelp, writeWorkbook } from './write-workbook.js';

/** Rows that get help and lists. */
const LAST_ROW = 2_000;
const REQUIRED: Readonly<Record<SheetName, ReadonlySet<string>>> = {
  Cargoes: new Set([LOAD_TITLE, 'Name', 'Style', 'Length', 'Width', 'Height', 'Qty']),
  Containers: new Set(['ContainerType', 'Length', 'Width', 'Height']),
  Rules: new Set(['calculationType']),
};

const REQUIRED_COLOUR = '#9C3D00';
const GREY = '#F2F2F2';
const RULE_WIDTHS = [58, 26, 26, 70];
const NOTE_WIDTHS = [13, 30, 64, 38, 34, 22, 22];
const WIDEST_CHOICE = 24;
/** Points of a line of text; rows of several lines need their height said. */
const LINE_HEIGHT = 15;

/** @param texts with the widths of their columns, in characters */
function heightOf(texts: readonly (readonly [text: string, width: number])[]): number {
  return LINE_HEIGHT * Math.max(1, ...texts.map(([text, width]) => Math.ceil((1.05 * text.length) / width)));
}

/** A column as the template shows it. */
interface Shown {
  readonly header: string;
  readonly isRequired: boolean;
  readonly meaning: string;
  /** What may stand there, as a sentence has it. */
  readonly what: string;
  readonly choices: readonly string[];
  readonly unit: string;
  readonly blank: string;
  readonly example: string | number | boolean;
}

function shownOf(column: Column, sheet: SheetName): Shown {
  const { header, node, description, absent } = column;
  const choices = choicesOf(column);
  return {
    header,
    isRequired: REQUIRED[sheet].has(header),
    // A cell takes no bit mask: digits alone would be read in two ways.
    meaning: description.replace(/ Numeric codes: .*$/, '').replace(', or a bit mask 1 to 63', ''),
    what: whatOf(column),
    choices,
    unit: node['x-quantity'] ?? '',
    blank: REQUIRED[sheet].has(header) ? 'must be filled in' : blankOf(absent),
    example: exampleOf(sheet, column),
  };
}

function choicesOf({ kind, node }: Column): readonly string[] {
  if (kind === 'flag') return ['TRUE', 'FALSE'];
  return kind === 'choice' ? (ENUMERATIONS.get(node['x-enum']!)?.values ?? []) : [];
}

function whatOf({ kind, node }: Column): string {
  const { minimum, maximum, maxLength } = node as { minimum?: number; maximum?: number; maxLength?: number };
  switch (kind) {
    case 'number': {
      const range =
        minimum === undefined ? '' : maximum === undefined ? `, from ${minimum}` : `, ${minimum} to ${maximum}`;
      return (node.type === 'integer' ? 'whole number' : 'number') + range;
    }
    case 'flag':
      return 'TRUE or FALSE (or yes, no, 1, 0)';
    case 'choice':
      return 'one of the values at the right';
    case 'orientations':
    case 'priority':
      return 'Orientations and digits 1 to 6';
    case 'colour':
      return '#RRGGBB, a CSS name, or a number';
    case 'json':
      return node.type === 'array' ? 'a list in JSON, [ ... ]' : 'an object in JSON, { ... }';
    case 'text':
      return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
  }
}

function blankOf(absent: unknown): string {
  if (absent === null || absent === '') return 'nothing';
  return typeof absent === 'boolean' ? String(absent).toUpperCase() : String(absent);
}

function loadColumn(header: typeof LOAD_TITLE | typeof LOAD_DESCRIPTION, sheet: SheetName): Shown {
  const { meaning, blank, example } = LOAD_COLUMNS[sheet === 'Containers' ? 'ofContainers' : header];
  return {
    header,
    isRequired: REQUIRED[sheet].has(header),
    meaning,
    what: 'text',
    choices: [],
    unit: '',
    blank,
    example,
  };
}

/** The columns of a sheet of records, in the order of the template. */
export function templateColumns(sheet: 'Cargoes' | 'Containers'): readonly Shown[] {
  const usual = COLUMNS[sheet].usual.map((column) => shownOf(column, sheet));
  return [loadColumn(LOAD_TITLE, sheet), ...usual];
}

/** The rules that a request may set, in their order. */
export function templateRules(): readonly Shown[] {
  const columns = COLUMNS.Rules.usual.filter(({ path }) => !READ_ONLY_RULES.includes(path[0]!));
  return columns.map((column) => shownOf(column, 'Rules'));
}

function headerCell({ header, isRequired }: Shown) {
  return { value: header, type: String, ...HEADER_STYLE, ...(isRequired && { backgroundColor: REQUIRED_COLOUR }) };
}

function recordSheet(sheet: 'Cargoes' | 'Containers'): { sheet: WorkbookSheet; help: Help[] } {
  const columns = templateColumns(sheet);
  const help = columns.map((shown, column) => helpOf(shown, column, 2, LAST_ROW));
  return {
    sheet: {
      sheet,
      data: [columns.map((shown) => ({ ...headerCell(shown), height: 32 }))],
      columns: columns.map(({ header, choices }) => ({
        width: Math.max(11, header.length + 3, ...choices.map((choice) => Math.min(WIDEST_CHOICE, choice.length + 3))),
      })),
      stickyRowsCount: 1,
      stickyColumnsCount: 2,
      orientation: 'landscape',
    },
    help,
  };
}

function helpOf(shown: Shown, column: number, firstRow: number, lastRow: number): Help {
  const { header, meaning, what, choices, unit, blank } = shown;
  const parts = [meaning, `${capital(what)}${unit === '' ? '' : ` (${unit})`}.`, `Blank: ${blank}.`];
  return { column, firstRow, lastRow, title: header, text: parts.join(' '), choices };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rulesSheet(): { sheet: WorkbookSheet; help: Help[] } {
  const rules = templateRules();
  const rows = rules.map(({ header, isRequired, meaning, blank, example }) => [
    {
      value: header,
      type: String,
      height: heightOf([[meaning, RULE_WIDTHS[3]!]]),
      ...(isRequired && { fontWeight: 'bold' as const }),
    },
    isRequired ? { value: String(example), type: String } : null,
    { value: isRequired ? 'must be filled in' : blank, type: String, backgroundColor: GREY },
    { value: meaning, type: String, backgroundColor: GREY, wrap: true },
  ]);
  const headers = ['Field', 'Value', 'When it is blank', 'Meaning'].map((value) => ({
    value,
    type: String,
    ...HEADER_STYLE,
  }));
  return {
    sheet: {
      sheet: 'Rules',
      data: [headers, ...rows],
      columns: RULE_WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
    help: rules.map((shown, index) => helpOf(shown, 1, index + 2, index + 2)),
  };
}

const NOTE_HEADERS = ['Sheet', 'Column', 'Meaning', 'What may stand there', 'Values', 'When it is blank', 'Example'];

function notesSheet(): WorkbookSheet {
  const ofSheet = (sheet: SheetName, columns: readonly Shown[]) =>
    columns.map(({ header, isRequired, meaning, what, choices, unit, blank, example }) => [
      {
        value: sheet,
        type: String,
        alignVertical: 'top' as const,
        height: heightOf([
          [meaning, NOTE_WIDTHS[2]!],
          [what, NOTE_WIDTHS[3]!],
          [choices.join(', '), NOTE_WIDTHS[4]!],
        ]),
      },
      {
        value: header,
        type: String,
        alignVertical: 'top' as const,
        ...(isRequired && { fontWeight: 'bold' as const }),
      },
      noteCell(meaning),
      noteCell(unit === '' ? what : `${what}; ${unit}`),
      noteCell(choices.join(', ')),
      noteCell(blank),
      {
        value: example,
        type: (typeof example === 'number' ? Number : typeof example === 'boolean' ? Boolean : String) as never,
        alignVertical: 'top' as const,
      },
    ]);
  return {
    sheet: 'Notes',
    data: [
      [
        {
          value: 'How to fill in this workbook',
          type: String,
          fontWeight: 'bold',
          fontSize: 16,
          columnSpan: 7,
          height: 26,
        },
      ],
      ...GENERAL_NOTES.map((value) => [
        {
          value,
          type: String,
          columnSpan: 7,
          wrap: true,
          alignVertical: 'top' as const,
          height: value.length > 160 ? 32 : 17,
        },
      ]),
      [],
      NOTE_HEADERS.map((value) => ({ value, type: String, ...HEADER_STYLE })),
      ...ofSheet('Cargoes', [...templateColumns('Cargoes'), loadColumn(LOAD_DESCRIPTION, 'Cargoes')]),
      ...ofSheet('Containers', templateColumns('Containers')),
      ...ofSheet('Rules', templateRules()),
    ],
    columns: NOTE_WIDTHS.map((width) => ({ width })),
    showGridLines: false,
    orientation: 'landscape',
  };
}

function noteCell(value: string) {
  return { value, type: String, wrap: true, alignVertical: 'top' as const };
}

/** The bytes of the template (.xlsx). */
export async function writeTemplate(): Promise<Buffer> {
  const [cargoes, containers, rules] = [recordSheet('Cargoes'), recordSheet('Containers'), rulesSheet()];
  const sheets = [notesSheet(), cargoes.sheet, containers.sheet, rules.sheet];
  return await writeWorkbook(sheets, [withHelp([[], cargoes.help, containers.help, rules.help]), FITS_PAGE]);
}
