/** Warnings in words, as page and PDF say them: all to who plans, to who loads and drives what they can mind. */
import { MOST_OFF_CENTRE } from '../domain/centre-of-gravity.js';
import { warningDetail } from '../locales/warning-details.js';
import type { WARNING_CODES } from '../schema/codes.js';
import type { ReportLayout } from '../schema/reports.js';
import type { LoadSheet, Report } from './model/report.js';
import { securedGaps } from './sections.js';
import { gapTexts } from './step-words.js';
import { numberedTitle } from './stop-cells.js';
import { unweighedLine } from './unweighed.js';
import { gapOfSheet } from './vehicle.js';
import type { Label } from './words/vocabularies.js';
import type { Words } from './words/words.js';

export interface WarningLine {
  readonly text: string;
  /** With the figures. */
  readonly details: readonly string[];
}

type Code = (typeof WARNING_CODES)[number];

/** Sizes that may be wrong, and weights and ways that have to be minded at the vehicle. */
const OF_WHO_DRIVES = [
  'AxlesNotGiven',
  'BeyondReach',
  'LineLoad',
  'LooksLikeOtherUnit',
  'NoStraightOrder',
  'Unbalanced',
] as const satisfies readonly Code[];
const OF: Readonly<Record<'loader' | 'driver', ReadonlySet<Code>>> = {
  loader: new Set([...OF_WHO_DRIVES, 'DoorTooSmall', 'HeavyOnLight']),
  driver: new Set(OF_WHO_DRIVES),
};
/** Who loads and drives sends no request: what names its fields is said to them in other words. */
const PLAIN: Partial<Record<Code, Label>> = {
  AxlesNotGiven: 'warnedAxlesNotGiven',
  DoorTooSmall: 'warnedDoorTooSmall',
  HeavyOnLight: 'warnedHeavyOnLight',
  LineLoad: 'warnedLineLoad',
  Unbalanced: 'warnedUnbalanced',
};
/** Of one code. */
const MOST_DETAILS = 3;

/** About the whole load. */
export function warningLines(report: Report, layout: ReportLayout, words: Words): WarningLine[] {
  if (layout === 'customer' || layout === 'labels') return [];
  const empty = report.emptyStops.map(({ stop, groups }) => {
    const title = numberedTitle(words.text('stop'), stop, groups, words);
    return { text: words.text('stopNothing', { stop: title }), details: [] };
  });
  const unweighed = unweighedLine(report, words);
  const lacking = unweighed === null ? [] : [{ text: unweighed, details: [] }];
  return [...lacking, ...empty, ...ofCodes(report, layout, words)];
}

function ofCodes({ warnings }: Report, layout: ReportLayout, words: Words): WarningLine[] {
  switch (layout) {
    case 'planner':
      return warnings.map(({ code, messages }) => ({
        text: words.warning(code),
        details: messages
          .slice(0, MOST_DETAILS)
          .map((message) => warningDetail(code, message, words))
          .filter((detail) => detail !== ''),
      }));
    case 'loader':
    case 'driver':
      return warnings
        .filter(({ code }) => OF[layout].has(code))
        .map(({ code }) => {
          const plain = PLAIN[code];
          return { text: plain === undefined ? words.warning(code) : words.text(plain), details: [] };
        });
    default:
      return [];
  }
}

/** About the containers of a sheet. */
export function sheetWarnings(sheet: LoadSheet, report: Report, layout: ReportLayout, words: Words): string[] {
  if (layout === 'customer' || layout === 'labels') return [];
  const { offCentre, heavyHalves, steps } = sheet;
  const behind = steps.reduce((sum, { beyond }) => sum + (beyond?.pieces ?? 0), 0);
  const total = steps.reduce((sum, { pieces }) => sum + pieces, 0);
  const gap = gapOfSheet(sheet, report);
  return [
    ...offCentre.map(({ side, percent }) => {
      const values = { share: words.percent(percent), most: words.percent(MOST_OFF_CENTRE) };
      return words.text(side === 'length' ? 'offCentreLength' : 'offCentreWidth', values);
    }),
    ...heavyHalves.map(({ half, share }) =>
      words.text('heavyHalf', { share: words.percent(share), half: words.text(HALVES[half]) }),
    ),
    ...(behind === 0 ? [] : [words.text('behindInAll', { count: words.number(behind), total: words.number(total) })]),
    ...(gap === 0 ? [] : [words.text('gapForAxles', { gap: words.length(report.units.length(gap)) })]),
    // Who loads reads it with the section at which it is.
    ...(layout === 'driver' ? gapTexts(securedGaps(sheet), report, words) : []),
  ];
}

const HALVES = { front: 'halfFront', rear: 'halfRear', left: 'halfLeft', right: 'halfRight' } as const;
