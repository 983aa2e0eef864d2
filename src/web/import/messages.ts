/** What the page and the worker that reads lists say to each other. A list is opened once; every choice reads it anew. */
import type { Uom } from '../../domain/words.js';
import type { Encoding } from '../../tables/encodings.js';
import type { Doubt } from '../../tables/lists/doubts.js';
import type { ListSheet, WhyLeftOut } from '../../tables/lists/list-columns.js';
import type { ListFault } from '../../tables/lists/list-fault.js';
import type { ComparedTotal, Sums, WeightWhy } from '../../tables/lists/read-list.js';
import type { LeftOutKind, SharedWeight } from '../../tables/lists/take-list.js';
import type { LengthUnit, Unit, WeightUnit } from '../../tables/lists/units.js';
import type { WeightIs } from '../../tables/lists/weights.js';
import type { DecimalMark } from '../../tables/numbers.js';
import type { WhyUnreadable } from '../../tables/unreadable-file.js';
import type { NamedOtherwise } from './named-otherwise.js';
import type { RemarksRead } from './remarks-read.js';
import type { ShortenedField } from './shortened.js';

/** What a person chose, over what was found out. */
export interface Choices {
  readonly sheet?: string;
  /** Place of the row of titles; -1: there is none. */
  readonly header?: number;
  /** By column what it is; empty: it is left out. */
  readonly columns?: Readonly<Record<number, string>>;
  readonly weightIs?: Exclude<WeightIs, 'unknown'>;
  /** Of figures of which the list does not say the unit. */
  readonly unitOfSizes?: LengthUnit;
  readonly unitOfWeights?: WeightUnit;
  /** In place of the unit that the list names. */
  readonly insteadOfSizes?: LengthUnit;
  readonly insteadOfWeights?: WeightUnit;
  /** Of figures that can be read in two ways. */
  readonly mark?: DecimalMark;
  /** The figures are as they were meant. */
  readonly isRight?: boolean;
}

/** What holds for every reading of a list. */
export interface Setting {
  readonly sheet: ListSheet;
  /** Unit of the page. */
  readonly uom: Uom;
  readonly isSequenceOpposite: boolean;
  /** By line of titles what was chosen for it before. */
  readonly remembered: Readonly<Record<string, Choices>>;
}

export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: ArrayBuffer };

export interface ShownColumn {
  readonly index: number;
  readonly title: string;
  /** As they stand in the list. */
  readonly examples: readonly string[];
  readonly choice: string;
  readonly unit: Unit | null;
  readonly whyLeftOut: WhyLeftOut | null;
}

/** A fault with the title of its column; empty: there is none. */
export interface RowFault {
  readonly row: number;
  readonly fault: Pick<ListFault, 'about' | 'kind' | 'found'>;
  readonly title: string;
}

export interface UnitOf<One extends Unit> {
  /** That the figures are read in, of most of them. */
  readonly unit: One;
  readonly isSaid: boolean;
}

export interface TopRow {
  readonly place: number;
  /** As the spreadsheet program numbers it. */
  readonly number: number;
  readonly text: string;
}

export interface Understood {
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** Sheets that look like lists of cargo, too. */
  readonly otherSheets: readonly string[];
  /** Of those the ones with the same titles: parts of one list. */
  readonly alikeSheets: readonly string[];
  /** The first rows, of which one may be the titles. */
  readonly top: readonly TopRow[];
  /** Null: none was found; -1: there is none. */
  readonly header: number | null;
  /** By which the choices are remembered; null: there are no titles. */
  readonly key: string | null;
  /** It was read as a list with these titles was before, and nothing is to be asked. */
  readonly isLikeLast: boolean;
  readonly columns: readonly ShownColumn[];
  readonly rows: number;
  readonly faults: readonly RowFault[];
  /** Cells of handling that nobody can tell, whose rows are planned as if they forbade it. */
  readonly doubtful: readonly RowFault[];
  /** Rows with a fault. */
  readonly faulty: number;
  readonly leftOut: readonly {
    readonly row: number;
    readonly kind: LeftOutKind;
    readonly text: string;
  }[];
  readonly hidden: readonly number[];
  /** Names by which the page calls what every piece needs and no column says. */
  readonly missing: readonly ('length' | 'width' | 'height')[];
  readonly isCounted: boolean;
  readonly isWeighed: boolean;
  /** Rows of cargo that say no weight. */
  readonly unweighed: number;
  readonly sums: Sums;
  readonly totals: readonly ComparedTotal[];
  /** A figure that can be read in two ways, and both; null: there is none, or it was chosen. */
  readonly twoReadings: { readonly found: string; readonly ifPoint: number; readonly ifComma: number } | null;
  readonly weightIs: WeightIs;
  readonly weightWhy: WeightWhy;
  /** Title of the column of weights. */
  readonly weightTitle: string;
  readonly sharedWeights: readonly SharedWeight[];
  /** Title of the column of what whole rows cost, by which prices were told; empty: none. */
  readonly rowPriceTitle: string;
  readonly remarks: readonly RemarksRead[];
  /** Rows that come in as loaded pallets because their own words say so. */
  readonly saidLoaded: readonly number[];
  /** Rows that are kept upright, and those that may be laid on any side; null: no column says. */
  readonly sides: { readonly upright: number; readonly any: number } | null;
  readonly stops: number;
  /** The number of the one that comes off first; 0: there is none. */
  readonly firstStop: number;
  /** What the list calls them, from the first on; empty: by the numbers that they have here. */
  readonly stopsCalled: readonly string[];
  readonly sizes: UnitOf<LengthUnit>;
  readonly weights: UnitOf<WeightUnit>;
  /** What looks wrong; it is asked until something is chosen. */
  readonly doubt: Doubt | null;
  /** Rows that no container takes. */
  readonly tooLong: readonly { readonly row: number; readonly figure: number; readonly unit: LengthUnit }[];
  /** Texts that end at the limit of their field. */
  readonly shortened: readonly ShortenedField[];
  /** Null: the column of names names every row. */
  readonly named: NamedOtherwise | null;
  /** Null: it is sure. */
  readonly guessedEncoding: Encoding | null;
}

export interface TakenRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Of their plain numbers. */
  readonly uom: Uom;
  /** The number of the last stop, from which their sequences count; 0: they name none. */
  readonly lastStop: number;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly id: number; readonly source: Source; readonly setting: Setting }
  | { readonly kind: 'read'; readonly id: number; readonly choices: Choices }
  | { readonly kind: 'take'; readonly id: number; readonly choices: Choices };

export type FromWorker =
  | { readonly kind: 'understood'; readonly id: number; readonly understood: Understood }
  | { readonly kind: 'taken'; readonly id: number; readonly taken: TakenRows }
  | {
      readonly kind: 'unreadable';
      readonly id: number;
      readonly why: WhyUnreadable;
      readonly line: number | null;
    };
