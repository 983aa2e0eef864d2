/** Sheets of rows as a workbook (.xlsx). Every text is written as a text: none becomes a formula. */
import writeExcelFile, { type Feature, type Sheet } from 'write-excel-file/node';
import { getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings } from 'write-excel-file/utility';
import { columnLetters } from '../tables/cell.js';
import type { Value, WrittenSheet } from './write-request.js';

export const HEADER_STYLE = {
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#1F4E79',
  alignVertical: 'center',
  wrap: true,
} as const;

const FOOT_STYLE = { fontWeight: 'bold', topBorderStyle: 'thin' } as const;

/** A sheet of any name. */
export type PlainSheet = Omit<WrittenSheet, 'name'> & {
  readonly name: string;
  /** By column: how its numbers are shown; null or absent: as they are. */
  readonly formats?: readonly (string | null)[];
  /** Sums under the rows; null or absent: none. */
  readonly foot?: WrittenSheet['rows'][number] | null;
  /** What it is printed on; absent: A4. */
  readonly paper?: 'A4' | 'Letter';
};

const SHEET = 'xl/worksheets/sheet{id}.xml';
const NARROWEST = 9;
const WIDEST = 40;

export type WorkbookSheet = Sheet<never>;

/** A sheet with a header that stays in sight. */
export function sheetOf({ name, header, rows, formats = [], foot = null }: PlainSheet): WorkbookSheet {
  const cells = (row: WrittenSheet['rows'][number], style: object = {}) =>
    row.map((value, at) => {
      const format = typeof value === 'number' ? formats[at] : null;
      return value === null ? null : { ...cellOf(value), ...(format ? { format } : {}), ...style };
    });
  return {
    sheet: name,
    data: [
      header.map((value) => ({ value, type: String, ...HEADER_STYLE })),
      ...rows.map((row) => cells(row)),
      ...(foot === null ? [] : [cells(foot, FOOT_STYLE)]),
    ],
    columns: header.map((head, index) => ({ width: widthOf(head, rows, index) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 2,
    orientation: 'landscape',
  };
}

export function cellOf(value: Value) {
  if (value === null) return null;
  if (typeof value === 'string') return { value, type: String };
  return { value, type: typeof value === 'number' ? Number : Boolean };
}

function widthOf(header: string, rows: WrittenSheet['rows'], index: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), header.length);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
}

export async function writeWorkbook(
  sheets: readonly WorkbookSheet[],
  features: Feature<never>[] = [],
): Promise<Buffer> {
  return await writeExcelFile(sheets as never, {
    features: features as never,
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toBuffer();
}

/** What a column of a sheet offers: a list to choose from, and a word of help when a cell is chosen. */
export interface Help {
  /** Index of the column from 0, and the rows from 1 that it is for. */
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly title: string;
  readonly text: string;
  readonly choices: readonly string[];
}

const LONGEST_TITLE = 32;
const LONGEST_HELP = 255;
/** A list that stands in the rule itself. */
const LONGEST_CHOICES = 255;

/** Adds help to sheets, by their index. Nothing that is typed is refused by it: the service says more, and better. */
export function withHelp(helpOf: readonly (readonly Help[])[]): Feature<never> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml, _options, { sheetIndex }) => {
            const helps = helpOf[sheetIndex] ?? [];
            if (helps.length === 0) return xml;
            const rules = helps.map(ruleOf).join('');
            const element = `<dataValidations count="${helps.length}">${rules}</dataValidations>`;
            const order = getOrderOfSiblings(SHEET, 'worksheet') ?? [];
            return insertElementMarkupAccordingToOrderOfSiblings(xml, element, order, 'worksheet');
          },
        },
      },
    },
  };
}

/** Its rows can be sorted and filtered, by their header; the sums under them stay. */
export function withFilters(sheets: readonly PlainSheet[]): Feature<never> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml, _options, { sheetIndex }) => {
            const { header, rows } = sheets[sheetIndex]!;
            if (rows.length === 0) return xml;
            const element = `<autoFilter ref="A1:${columnLetters(header.length - 1)}${rows.length + 1}"/>`;
            const order = getOrderOfSiblings(SHEET, 'worksheet') ?? [];
            return insertElementMarkupAccordingToOrderOfSiblings(xml, element, order, 'worksheet');
          },
        },
      },
    },
  };
}

const WORKBOOK = 'xl/workbook.xml';
/** Of papers, as spreadsheets number them. */
const PAPERS = { A4: 9, Letter: 1 } as const;

/** Printed, each sheet has its header on every page, and the paper of who asked for it. */
export function printed(sheets: readonly PlainSheet[]): Feature<never> {
  const names = sheets.map(({ name }, at) => {
    const title = escaped(`'${name.replaceAll("'", "''")}'!$1:$1`);
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${title}</definedName>`;
  });
  return {
    files: {
      transform: {
        [WORKBOOK]: {
          transform: (xml) =>
            xml
              .replace(/<definedNames\s*\/>|<definedNames><\/definedNames>/, '')
              .replace('</sheets>', `</sheets><definedNames>${names.join('')}</definedNames>`),
        },
        [SHEET]: {
          transform: (xml, _options, { sheetIndex }) =>
            xml.replace(/(<pageSetup[^>]*paperSize=")\d+/, `$1${PAPERS[sheets[sheetIndex]?.paper ?? 'A4']}`),
        },
      },
    },
  };
}

/** Printed, each sheet is as wide as the page. */
export const FITS_PAGE: Feature<never> = {
  files: {
    transform: {
      [SHEET]: {
        transform: (xml) => {
          const order = getOrderOfSiblings(SHEET, 'worksheet') ?? [];
          const setup = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
          return insertElementMarkupAccordingToOrderOfSiblings(xml, setup, order, 'worksheet');
        },
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
};

function ruleOf({ column, firstRow, lastRow, title, text, choices }: Help): string {
  const list = choices.join(',');
  const hasList = choices.length > 0 && list.length <= LONGEST_CHOICES;
  const letters = columnLetters(column);
  const type = hasList ? ' type="list"' : '';
  const formula = hasList ? `<formula1>${escaped(`"${list}"`)}</formula1>` : '';
  return (
    `<dataValidation${type} allowBlank="1" showInputMessage="1" promptTitle="${escaped(cut(title, LONGEST_TITLE))}" ` +
    `prompt="${escaped(cut(text, LONGEST_HELP))}" sqref="${letters}${firstRow}:${letters}${lastRow}">${formula}</dataValidation>`
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
