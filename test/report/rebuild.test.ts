/**
 * The sheet is enough: from the text of the PDF alone, in any language, every placement can be found again in the order of
 * loading, and the verifier accepts them as the same plan. (All languages of all loads: `ALL=1`.)
 */
import { readFileSync } from 'node:fs';
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { verify } from '../../src/calculation/verify.js';
import { loadingRanks } from '../../src/domain/loading-ranks.js';
import { piecesInTurn } from '../../src/domain/loading-turns.js';
import { type Arrangement, type LoadedContainer, piecesIn, placementsOf } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { palletLevel, vehicleLevel } from '../../src/domain/unit-loads.js';
import { equalContainers } from '../../src/report/model/equal.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { codesOf } from '../../src/scene/codes.js';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../src/schema/reports.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sample, sourceOf } from '../support/report/report-sources.js';

t.setTimeout(300_000);

const quickly = (body: Record<string, unknown>) => ({
  ...body,
  rules: { calculationType: 'MixLoad', ...(body['rules'] as object | undefined), optimizationLevel: 1 },
});

const DOCK = ['lcl', 'many', 'mixpal', 'pallets', 'reefer', 'stops', 'three'];

const dock = (name: string) => JSON.parse(readFileSync(`test/fixtures/dock/${name}.json`, 'utf8'));

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
  'with fractions': () => calculated(fractions(), 'UnitHighMetric'),
};

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

for (const [at, [name, make]] of Object.entries(LOADS).entries()) {
  t.test(name, async (t) => {
    const load = make();
    const some = [REPORT_LANGUAGES[at % REPORT_LANGUAGES.length]!];
    for (const language of process.env['ALL'] === '1' ? REPORT_LANGUAGES : some) {
      const plan = await rebuilt(load, language);
      t.same(placed(load.problem, plan), loadedInTurn(load.problem, load.plan), language);
      const { valid } = asVerified(load.problem, plan);
      t.ok(valid, `${language}: the verifier accepts it`);
    }
  });
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
      JSON.stringify([cargoes[cargo]!.name, orientation, x, y, z]),
    );
  }
  const { cargo, orientation, position, counts } = one;
  const pieces = Array.from({ length: piecesIn(one) }, (_, piece) => piece);
  return pieces.map((piece) => JSON.stringify([cargo, orientation, position, counts, piece]));
}

async function rebuilt(load: CalculatedLoad, language: ReportLanguage): Promise<CalculatedLoad['plan']> {
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, { language, layout: 'loader' }), null, (chunk) =>
    chunks.push(chunk),
  );
  const pieces = pdfPages(Buffer.concat(chunks)).flatMap((page) => page.pieces);
  return new Reader(load, language, pieces).plan();
}

/** Reads as a loader does: the heading of a container, the number of a step, its letter, its rows. */
class Reader {
  readonly #words: Words;
  readonly #codes: readonly string[];
  readonly #signs: Readonly<Record<'group' | 'decimal', string>>;

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

  plan(): CalculatedLoad['plan'] {
    const { plan } = this.load;
    const sheets = this.#sheets();
    const pallets = plan.pallets ?? [];
    const alike = equalContainers(plan);
    const containers = plan.containers.map((container, place) => ({
      ...container,
      arrangements: sheets[alike.findIndex((places) => places.includes(place))] ?? [],
    }));
    const onPallets = pallets.map((pallet, at) => ({ ...pallet, arrangements: sheets[alike.length + at] ?? [] }));
    return { ...plan, containers, ...(pallets.length > 0 && { pallets: onPallets }) };
  }

  /** Of each sheet what its steps say. */
  #sheets(): Arrangement[][] {
    const starts: { readonly at: number; readonly isFirst: boolean }[] = [];
    let step = 0;
    this.pieces.forEach((_, from) => {
      const at = this.#step(from, step + 1) ?? this.#step(from, 1);
      if (at === null) return;
      const isFirst = this.#step(from, 1) !== null;
      step = isFirst ? 1 : step + 1;
      starts.push({ at, isFirst });
    });
    const sheets: Arrangement[][] = [];
    starts.forEach(({ at, isFirst }, place) => {
      if (isFirst) sheets.push([]);
      sheets.at(-1)!.push(...this.#rows(at, starts[place + 1]?.at ?? this.pieces.length));
    });
    return sheets;
  }

  /** Place of the letter behind the number of a step; null: no step is named here. */
  #step(from: number, number: number): number | null {
    const at = this.#after(from, this.#words.text('step', { number }));
    return at !== null && this.#cargoOf(this.pieces[at] ?? '') !== null ? at : null;
  }

  /** Place behind pieces that make up this text; null: they do not. */
  #after(at: number, text: string): number | null {
    let said = '';
    for (let to = at; to < Math.min(at + 6, this.pieces.length); to++) {
      said += this.pieces[to]!;
      if (said.replaceAll(' ', '') === text.replaceAll(' ', '')) return to + 1;
      if (!text.replaceAll(' ', '').startsWith(said.replaceAll(' ', ''))) return null;
    }
    return null;
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
    const stop = new RegExp(`${this.#words.text('stop')}: (\\d+)`);
    const number = said.flatMap((text) => stop.exec(text)?.[1] ?? []).map(Number)[0];
    if (number === undefined) return cargo;
    const ranks = loadingRanks(this.load.problem);
    const last = Math.max(...ranks);
    const isMeant = (other: number) => this.#codes[other] === this.#codes[cargo] && 1 + last - ranks[other]! === number;
    return ranks.findIndex((_, other) => isMeant(other));
  }

  #rows(begun: number, end: number): Arrangement[] {
    const cargo = this.#ofStop(this.#cargoOf(this.pieces[begun]!)!, this.pieces.slice(begun, end));
    const rows: Arrangement[] = [];
    for (let at = begun + 1; at + 6 < end; at++) {
      const counts = this.#three(this.pieces[at]!);
      const [x, y, z] = [2, 3, 4].map((offset) => this.#scaled(this.pieces[at + offset]!)) as [number, number, number];
      const isRow = /^[1-6]$/.test(this.pieces[at + 1]!) && this.#three(this.pieces[at + 6]!) !== null;
      if (counts === null || !isRow || ![x, y, z].every(Number.isFinite)) continue;
      const [length, width, height] = counts as [number, number, number];
      const orientation = Number(this.pieces[at + 1]) as Arrangement['orientation'];
      rows.push({ cargo, orientation, position: { x, y, z }, counts: { length, width, height } });
      at += 6;
    }
    return rows;
  }

  #three(text: string): number[] | null {
    const parts = text.split(' × ');
    if (parts.length !== 3) return null;
    const numbers = parts.map((part) => this.#number(part));
    return numbers.every(Number.isFinite) ? numbers : null;
  }

  #scaled(text: string): number {
    return Math.round(this.#number(text) * this.load.problem.scale);
  }

  #number(text: string): number {
    const { group, decimal } = this.#signs;
    return Number(text.replaceAll(group, '').replace(/\s/g, '').replace(decimal, '.'));
  }
}
