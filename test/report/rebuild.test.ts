/**
 * The sheet is enough: from the text of the PDF alone, in any language, every placement can be found again in the order of
 * loading, and the verifier accepts them as the same plan. (All languages of all loads: `ALL=1`.)
 */
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { verify } from '../../src/calculation/verify.js';
import { type Orientation, orientedSize } from '../../src/domain/geometry.js';
import { codesOf } from '../../src/domain/letters.js';
import { loadingRanks } from '../../src/domain/loading-ranks.js';
import { piecesInTurn } from '../../src/domain/loading-turns.js';
import { isFromSide, wayInto } from '../../src/domain/loading-way.js';
import { type Arrangement, type LoadedContainer, piecesIn, placementsOf } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { ShownUnits } from '../../src/domain/shown-units.js';
import { palletLevel, vehicleLevel } from '../../src/domain/unit-loads.js';
import { equalContainers } from '../../src/report/model/equal.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../src/schema/reports.js';
import { deepOnly, some } from '../support/draws.js';
import { gapsIn } from '../support/report/gaps-read.js';
import { pdfPages } from '../support/report/pdf-text.js';
import {
  calculated,
  dock,
  quickly,
  REQUESTS,
  reportOptionsOf,
  sample,
  sourceOf,
} from '../support/report/report-sources.js';

const DOCK = ['lcl', 'many', 'mixpal', 'pallets', 'reefer', 'stops', 'three'];

const LOADS: Readonly<Record<string, () => CalculatedLoad>> = {
  ...Object.fromEntries(Object.entries(REQUESTS).map(([name, body]) => [name, () => calculated(body)])),
  'mixed order': () => calculated(quickly(sample('mixed-order-40ft'))),
  'pallet order': () => calculated(quickly(sample('pallet-order'))),
  'truck order': () => calculated(quickly(sample('truck-order'))),
  'order of sets': () => calculated(quickly(sample('sets-order'))),
  'trucks of pallets': () => calculated(quickly(sample('palletized-trucks'))),
  'unit loads': () => calculated(quickly(sample('unit-loads'))),
  ...Object.fromEntries(DOCK.map((name) => [`dock: ${name}`, () => calculated(quickly(dock(name)))])),
  BR7: () => calculated(quickly(sample('br7-problem-1')), 'UnitHighMetric'),
  inches: () => calculated(REQUESTS['cartons']!, 'UnitEnglish'),
  'by a door in a side': () => calculated(fromSide()),
  'with fractions': () => calculated(fractions(), 'UnitHighMetric'),
};

/** Walls stand across the width. */
function fromSide(): object {
  const door = { side: 'Left', width: 3000, height: 1900, sill: 0, position: 500 };
  const common = { style: 'Shipcase', weight: 9 };
  return {
    title: 'From the left',
    cargoes: [
      { ...common, name: 'Chest', length: 600, width: 400, height: 300, qty: 30 },
      { ...common, name: 'Box', length: 500, width: 500, height: 400, qty: 16 },
    ],
    emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 4000, width: 1800, height: 2000, door }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}

/** Sizes with four places. */
function fractions(): object {
  const cargo = {
    style: 'Shipcase',
    length: 40.1234,
    width: 30.5,
    height: 20.25,
    weight: 5.5,
    qty: 40,
    name: 'Fraction',
  };
  const container = { containerType: 'Truck', name: 'Van', length: 300.5, width: 180, height: 190 };
  return {
    title: 'Fractions',
    cargoes: [cargo],
    emptyContainers: [container],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}

/**
 * Loaders carry what is printed, and a step takes no more of a page than it needs: German pages at most. They were 97, 25 and
 * 7 when words below a step had no room beside its picture.
 */
const MOST_PAGES: Readonly<Record<string, number>> = { 'dock: many': 90, 'dock: reefer': 18, 'dock: stops': 6 };

/** Hundreds of steps that are like those of others. */
const LONG = new Set(['mixed order', 'dock: many']);

for (const [at, [name, make]] of some([...Object.entries(LOADS).entries()])) {
  t.test(name, LONG.has(name) ? deepOnly : {}, async (t) => {
    const load = make();
    const most = MOST_PAGES[name];
    const usual = most === undefined ? REPORT_LANGUAGES[at % REPORT_LANGUAGES.length]! : 'GER';
    for (const language of process.env['ALL'] === '1' ? REPORT_LANGUAGES : [usual]) {
      const pages = await loaderPages(load, language);
      if (most !== undefined && language === 'GER') t.ok(pages.length <= most, `${pages.length} pages`);
      const plan = new Reader(load, language, pages.flat()).plan();
      t.same(firstDifference(placed(load.problem, plan), loadedInTurn(load.problem, load.plan)), null, language);
      const { valid } = asVerified(load.problem, plan);
      t.ok(valid, `${language}: the verifier accepts it`);
      t.same(gapsSaid(load, language, pages.flat()), gapsMeant(load, language, plan), `${language}: what stays free`);
    }
  });
}

/** Every gap that a step has to leave, as the sheet says it. */
function gapsSaid({ problem }: CalculatedLoad, language: ReportLanguage, pieces: readonly string[]): string[] {
  const [before, after] = plain(new Words(language, problem.uom).text('leaveFree', { gap: '#' })).split('#');
  const said = new RegExp(`${before}([\\d.,'’]+[a-z米毫厘.]+?)${after}`, 'g');
  return [...new Set([...plain(pieces.join('')).matchAll(said)].map(([, gap]) => gap!))].sort();
}

function gapsMeant({ problem }: CalculatedLoad, language: ReportLanguage, plan: CalculatedLoad['plan']): string[] {
  const words = new Words(language, problem.uom);
  const units = new ShownUnits(problem, problem.uom);
  return [...gapsIn(problem, plan)].map((gap) => plain(words.length(units.length(gap)))).sort();
}

/** Null: they are the same. */
function firstDifference(read: readonly string[][], meant: readonly string[][]) {
  for (const [sheet, pieces] of meant.entries()) {
    const at = pieces.findIndex((piece, place) => read[sheet]?.[place] !== piece);
    if (at !== -1) return { sheet, at, read: read[sheet]?.[at], meant: pieces[at] };
    if (read[sheet]!.length > pieces.length) return { sheet, at: pieces.length, read: read[sheet]![pieces.length] };
  }
  return read.length === meant.length ? null : { sheets: read.length };
}

function asVerified(problem: LoadProblem, plan: CalculatedLoad['plan']): { valid: boolean } {
  return verify(problem, plan);
}

/** Every piece of every container and pallet, in the order in which the sheet lists them. */
function placed(problem: LoadProblem, { containers, pallets = [] }: CalculatedLoad['plan']): string[][] {
  return [...containers, ...pallets].map(({ arrangements }) => arrangements.flatMap((one) => piecesOf(problem, one)));
}

/** The same in the order in which they are loaded. */
function loadedInTurn(problem: LoadProblem, plan: CalculatedLoad['plan']): string[][] {
  const below = palletLevel(problem, plan);
  const containers = plan.containers.map((loaded) => turnsOf(problem, vehicleLevel(problem, plan).problem, loaded));
  return [...containers, ...(plan.pallets ?? []).map((pallet) => turnsOf(problem, below!.problem, pallet))];
}

function turnsOf(problem: LoadProblem, level: LoadProblem, loaded: LoadedContainer): string[] {
  const byArrangement = loaded.arrangements.map((one) => piecesOf(problem, one));
  return piecesInTurn(level, loaded).map(({ arrangement, piece }) => byArrangement[arrangement]![piece]!);
}

/** Unit loads are told by their place: all of an arrangement are alike. */
function piecesOf({ cargoes }: LoadProblem, one: Arrangement): string[] {
  if (one.cargo < cargoes.length) {
    return [...placementsOf(one, cargoes)].map(({ cargo, orientation, position: { x, y, z } }) =>
      JSON.stringify([cargoes[cargo]!.name, orientedSize(cargoes[cargo]!.size, orientation), x, y, z]),
    );
  }
  const { cargo, orientation, position, counts } = one;
  const pieces = Array.from({ length: piecesIn(one) }, (_, piece) => piece);
  return pieces.map((piece) => JSON.stringify([cargo, orientation, position, counts, piece]));
}

async function loaderPages(load: CalculatedLoad, language: ReportLanguage): Promise<(readonly string[])[]> {
  const chunks: Uint8Array[] = [];
  const options = reportOptionsOf(load, { language, layout: 'loader' });
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  return pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces);
}

/** Reads as a loader does: the number of a step, its letter, its rows. */
class Reader {
  readonly #words: Words;
  readonly #codes: readonly string[];
  readonly #signs: Readonly<Record<'group' | 'decimal', string>>;
  readonly #rows = new Map<number, Row | null>();
  /** Behind the figures of the last row that was read. */
  #readTo = 0;

  constructor(
    private readonly load: CalculatedLoad,
    language: ReportLanguage,
    private readonly pieces: readonly string[],
  ) {
    this.#words = new Words(language, load.problem.uom);
    this.#codes = codesOf(load.problem.cargoes);
    const parts = new Intl.NumberFormat(this.#words.tag).formatToParts(1234567.5);
    const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    this.#signs = { group: sign('group') || '\u0000', decimal: sign('decimal') };
  }

  /** Pallets come first, as they are built; a sheet of more than six containers alike is printed again. */
  plan(): CalculatedLoad['plan'] {
    const { plan } = this.load;
    const pallets = plan.pallets ?? [];
    const alike = equalContainers(plan);
    const sheets = this.#sheets();
    const ofContainers = sheets.slice(pallets.length);
    const copies = alike.map((places) => Math.ceil(places.length / 6));
    const firstOf = (group: number) => copies.slice(0, group).reduce((sum, count) => sum + count, 0);
    const containers = plan.containers.map((container, place) => ({
      ...container,
      arrangements: ofContainers[firstOf(alike.findIndex((places) => places.includes(place)))] ?? [],
    }));
    const onPallets = pallets.map((pallet, at) => ({ ...pallet, arrangements: sheets[at] ?? [] }));
    return { ...plan, containers, ...(pallets.length > 0 && { pallets: onPallets }) };
  }

  /** Of each sheet what its steps say, by their numbers: some rows stand for several steps. */
  #sheets(): Arrangement[][] {
    const sheets: Map<number, Arrangement[]>[] = [];
    let begun: Begun | null = null;
    let cargo = -1;
    let read = 0;
    this.pieces.forEach((_, at) => {
      const row = this.#row(at);
      if (row === null) return;
      const known = sheets.at(-1);
      let next = 1;
      while (known?.has(next) === true) next++;
      const now: Begun | null = this.#begun(read, row.from, next) ?? this.#begun(read, row.from, 1);
      const said = this.pieces.slice(row.to, this.#end(row.to));
      if (now !== null) {
        if (now.first === 1) sheets.push(new Map());
        cargo = this.#ofStop(now.cargo, said);
        begun = now;
      }
      read = row.to;
      for (const [number, arrangement] of this.#told(this.#arrangement(row, cargo), row, begun!, said)) {
        const steps = sheets.at(-1)!;
        steps.set(number, [...(steps.get(number) ?? []), arrangement]);
      }
    });
    return sheets.map((steps) => [...steps].sort(([a], [b]) => a - b).flatMap(([, arrangements]) => arrangements));
  }

  /** By step what a row tells: equal layers are one block, and what comes again says in which steps and where. */
  #told(whole: Arrangement, row: Row, { first, last }: Begun, said: readonly string[]): [number, Arrangement][] {
    const { position, counts } = whole;
    const [axis, side] = row.hasDoor ? (['x', 'length'] as const) : (['z', 'height'] as const);
    const layers = last - first + 1;
    if (layers > 1) {
      const size = row.size[row.hasDoor ? 0 : 2]!;
      const each = counts[side] / layers;
      return Array.from({ length: layers }, (_, layer) => {
        const at = position[axis] + layer * each * size;
        return [
          first + layer,
          { ...whole, position: { ...position, [axis]: at }, counts: { ...counts, [side]: each } },
        ];
      });
    }
    const key = row.hasDoor ? 'againFromFront' : 'againFromFloor';
    const found = [1, 2].flatMap((count) => {
      const values = { count, steps: '#', places: '#' };
      const form = plain(this.#words.text(key, values)).split('#');
      const [before, between] = form.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
      return [...plain(said.join('')).matchAll(new RegExp(`${before}([\\d,.]+)${between}([\\d.,/'’]+)`, 'g'))];
    });
    const [, steps, places] = found[0] ?? [];
    const again = (steps?.split(',') ?? []).map((number, at): [number, Arrangement] => {
      const place = this.#scaled(places!.split('/')[at]!);
      return [this.#number(number), { ...whole, position: { ...position, [axis]: place } }];
    });
    return [[first, whole], ...again];
  }

  /** The number and the letter of a step, before its first row: its cargo's name stands between them and the row. */
  #begun(after: number, row: number, number: number): Begun | null {
    for (let at = row - 1; at > after; at--) {
      const cargo = this.#cargoOf(this.pieces[at]!);
      if (cargo === null) continue;
      const range = this.#numbers(at - 1);
      if (range?.first !== number) continue;
      const said = plain(this.pieces.slice(at + 1, row).join(''));
      if (cargo >= this.load.problem.cargoes.length || said.startsWith(plain(this.#nameOf(cargo)))) {
        return { ...range, cargo };
      }
    }
    return null;
  }

  /** A number, or from which to which, in one piece or in two. */
  #numbers(at: number): { first: number; last: number } | null {
    const text = this.pieces[at]!;
    const before = this.pieces[at - 1] ?? '';
    const [first, last = first] = (before.endsWith('–') ? before + text : text).split('–');
    const range = { first: this.#number(first!), last: this.#number(last!) };
    return Number.isNaN(range.first) || Number.isNaN(range.last) ? null : range;
  }

  /** Signs that are written from right to left stand in the text in the order in which they are drawn. */
  #nameOf(cargo: number): string {
    const { name } = this.load.problem.cargoes[cargo]!;
    return /[\u0590-\u08ff]/.test(name) ? '' : name;
  }

  /** Where the notes below a row end: at the next row. */
  #end(from: number): number {
    let next = from + 1;
    while (next < this.pieces.length && this.#row(next) === null) next++;
    return next;
  }

  #cargoOf(code: string): number | null {
    const pallet = /^P(\d+)$/.exec(code);
    if (pallet && (this.load.plan.pallets?.length ?? 0) >= Number(pallet[1])) {
      return this.load.problem.cargoes.length + Number(pallet[1]) - 1;
    }
    const place = this.#codes.indexOf(code);
    return place === -1 ? null : place;
  }

  /** Rows that are alike but for their stop have one letter. */
  #ofStop(cargo: number, said: readonly string[]): number {
    const stop = new RegExp(`${this.#words.text('stop')}:\\s(\\d+)`);
    const number = Number(stop.exec(said.join(' '))?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) return cargo;
    const ranks = loadingRanks(this.load.problem);
    const last = Math.max(...ranks);
    const isMeant = (other: number) => this.#codes[other] === this.#codes[cargo] && 1 + last - ranks[other]! === number;
    return ranks.findIndex((_, other) => isMeant(other));
  }

  /** A row is known by how many pieces lie each way, and the size that follows. @param at of the size */
  #row(at: number): Row | null {
    const known = this.#rows.get(at);
    if (known !== undefined) return known;
    const row = this.#readRow(at);
    this.#rows.set(at, row);
    return row;
  }

  #readRow(at: number): Row | null {
    const size = this.#three(this.pieces[at]!);
    if (size === null) return null;
    let from = at;
    let counts: Row['counts'] | null = null;
    for (let first = at - 1; first > at - MOST_PIECES && first >= this.#readTo; first--) {
      const found = this.#counts(this.pieces.slice(first, at).join(''));
      if (found !== null) [from, counts] = [first, found];
    }
    if (counts === null) return null;
    const letters = (['length', 'width', 'height'] as const).map((side) => this.#words.text(`${side}Letter`));
    let to = at + 1;
    if (letters.includes(this.pieces[to]!)) to += 3;
    const [along, ...rest] = this.pieces.slice(to, to + 4).map((text) => this.#scaled(text));
    const hasDoor = this.#hasFourth(to);
    const [y, z] = hasDoor ? rest.slice(1) : rest;
    this.#readTo = to + (hasDoor ? 4 : 3);
    return { from, to, size, counts, hasDoor, position: { x: along!, y: y!, z: z! } };
  }

  /** From above nothing is said of the door: three figures, and then words. */
  #hasFourth(to: number): boolean {
    return Number.isFinite(this.#number(this.pieces[to + 3] ?? '-'));
  }

  /** What is one is not said. */
  #counts(text: string): Row['counts'] | null {
    const said = plain(text);
    const sides = { countLong: 1, countAcross: 1, countHigh: 1, countDeep: 1 };
    if (said === plain(this.#words.text('countSingle'))) return { length: 1, width: 1, height: 1 };
    const seen: string[] = [];
    for (const part of said.split('×')) {
      const key = (Object.keys(sides) as (keyof typeof sides)[]).find((one) => {
        if (seen.includes(one) || (one === 'countLong' && seen.length > 0)) return false;
        const form = plain(this.#words.text(one, { count: '#' })).split('#');
        if (one === 'countDeep' && seen[0] === 'countLong' && !this.#isFromSide) return false;
        const digits = part.slice(form[0]!.length, part.length - form[1]!.length);
        return part.startsWith(form[0]!) && part.endsWith(form[1]!) && /^[\d.,]+$/.test(digits);
      });
      if (key === undefined) return null;
      const [before] = plain(this.#words.text(key, { count: '#' })).split('#');
      sides[key] = this.#number(/[\d.,]+/.exec(part.slice(before!.length))![0]);
      seen.push(key);
    }
    const [length, width] = this.#isFromSide ? [1, sides.countDeep] : [sides.countDeep, 1];
    return { length: sides.countLong * length, width: sides.countAcross * width, height: sides.countHigh };
  }

  /** The picture of a section says from where it is seen. */
  get #isFromSide(): boolean {
    return this.load.problem.containers.some((container) => isFromSide(wayInto(container)));
  }

  #arrangement({ size, counts: { length, width, height }, position }: Row, cargo: number): Arrangement {
    const orientation = this.#orientationOf(cargo, size);
    return { cargo, orientation, position, counts: { length, width, height } };
  }

  /** One that is allowed and lies as the sheet says. */
  #orientationOf(cargo: number, [length, width, height]: readonly number[]): Orientation {
    const { problem, plan } = this.load;
    const { size, orientations } = vehicleLevel(problem, plan).problem.cargoes[cargo]!;
    const isMeant = (orientation: Orientation) => {
      const lies = orientedSize(size, orientation);
      const isAllowed = (orientations & (1 << (orientation - 1))) !== 0;
      return isAllowed && lies.length === length && lies.width === width && lies.height === height;
    };
    return ORIENTATIONS.find(isMeant) ?? 1;
  }

  /** Scaled. */
  #three(text: string): number[] | null {
    const parts = text.split(/\s×\s/);
    if (parts.length !== 3) return null;
    const numbers = parts.map((part) => this.#scaled(part));
    return numbers.every(Number.isFinite) ? numbers : null;
  }

  #scaled(text: string): number {
    return Math.round(this.#number(text) * this.load.problem.scale);
  }

  #number(text: string): number {
    if (text.trim() === '') return Number.NaN;
    const { group, decimal } = this.#signs;
    return Number(text.replaceAll(group, '').replace(/\s/g, '').replace(decimal, '.'));
  }
}

/** Of text, in which the counts of a row may be drawn: each script of a line is one. */
const MOST_PIECES = 14;
const ORIENTATIONS = [1, 2, 3, 4, 5, 6] as const;

interface Begun {
  readonly first: number;
  readonly last: number;
  readonly cargo: number;
}

interface Row {
  /** Places of the pieces: where its counts begin, and the first of its places. */
  readonly from: number;
  readonly to: number;
  readonly size: readonly number[];
  readonly counts: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
  };
  /** Places are told from the front wall and from the door. */
  readonly hasDoor: boolean;
  readonly position: Arrangement['position'];
}

function plain(text: string): string {
  return text.replace(/\s/g, '');
}
