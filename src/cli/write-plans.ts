/** Writes what was planned: the Load, its report in every form, pictures. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { type CalculatedLoad, present } from '../calculation/index.js';
import { PicturePool } from '../report/pictures/pool.js';
import { ReportPool } from '../report/pool.js';
import type { PictureFormat } from '../schema/pictures.js';
import {
  PLAIN_LOOK,
  REPORT_LANGUAGES,
  REPORT_LAYOUTS,
  REPORT_PAPERS,
  type ReportForm,
  type ReportLanguage,
  type ReportLayout,
  type ReportLook,
  type ReportPaper,
} from '../schema/reports.js';
import { planDigest } from '../service/reports/reports.js';
import { UploadReader } from '../upload/reader.js';
import { orSentence, writeOutput } from './files.js';
import { UsageError } from './usage.js';

export const OUTPUT_FORMS = ['html', 'pdf', 'xlsx', 'json', 'svg', 'png'] as const;
type OutputForm = (typeof OUTPUT_FORMS)[number];

type Fields = Readonly<Record<string, unknown>>;

interface PlanOutput {
  readonly out?: string;
  readonly report?: readonly string[];
  readonly language?: string;
  readonly layout?: string;
  readonly paper?: string;
  readonly open?: boolean;
}

/** Where no address leads back to a service: pages name the files beside them. */
const NO_OWNER = '';
const PICTURE = { width: 1200, height: 900, hasMeasures: true, background: 0xffffff, isGrey: false } as const;

export class PlanWriter {
  readonly #out: string | null;
  readonly #files: readonly string[];
  readonly #isOpened: boolean;
  readonly #look: ReportLook;
  readonly #reports = new ReportPool();
  readonly #drawing = new PicturePool();
  readonly #workbooks = new UploadReader();

  /** @throws UsageError */
  constructor({ out, report = [], language, layout, paper, open = false }: PlanOutput) {
    const wrong = report.find((file) => formOf(file) === undefined);
    if (wrong !== undefined) {
      throw new UsageError(`--report ${wrong}: its ending must be one of ${OUTPUT_FORMS.join(', ')}`);
    }
    this.#out = out ?? null;
    this.#files = report;
    this.#isOpened = open;
    this.#look = {
      ...PLAIN_LOOK,
      language: wordOf<ReportLanguage>('--language', REPORT_LANGUAGES, language ?? PLAIN_LOOK.language),
      layout: wordOf<ReportLayout>('--layout', REPORT_LAYOUTS, layout ?? PLAIN_LOOK.layout),
      paper: paper === undefined ? PLAIN_LOOK.paper : wordOf<ReportPaper>('--paper', REPORT_PAPERS, paper),
    };
  }

  /**
   * @param request what the load answers; it is kept beside the Load, so that `stowage verify` finds it
   * @param number of the plan, when there are several
   * @returns the files that were written
   */
  async write(load: CalculatedLoad, request: Fields, number: number | null): Promise<string[]> {
    const written: string[] = [];
    const put = async (file: string, content: Uint8Array | string) => {
      await writeOutput(file, content);
      written.push(file);
    };
    for (const file of this.#files) {
      const numbered = number === null ? file : file.replace(/(\.\w+)$/, `-${number}$1`);
      await put(numbered, await this.#made(load, formOf(file)!, 0));
    }
    if (this.#out !== null || this.#isOpened) await this.#writeAll(load, request, number, put);
    return written;
  }

  async close(): Promise<void> {
    await Promise.all([this.#reports.close(), this.#drawing.close(), this.#workbooks.close()]);
  }

  async #writeAll(
    load: CalculatedLoad,
    request: Fields,
    number: number | null,
    put: (file: string, content: Uint8Array | string) => Promise<void>,
  ): Promise<void> {
    const folder = this.#out ?? (await mkdtemp(join(tmpdir(), 'stowage-')));
    await orSentence(`${folder} cannot be made`, () => mkdir(folder, { recursive: true }));
    const base = join(folder, number === null ? 'report' : `report-${number}`);
    const page = `${base}.html`;
    if (this.#out !== null) {
      // First what needs no part that may not be installed.
      const whole = present(load, { spacesCreated: true, placementsCreated: true, uom: null });
      await put(base.replace(/report(-\d+)?$/, 'load$1.json'), JSON.stringify(whole, null, 2));
      await put(base.replace(/report(-\d+)?$/, 'request$1.json'), JSON.stringify(request, null, 2));
    }
    await put(page, await this.#made(load, 'html', 0));
    if (this.#out !== null) {
      for (const form of ['pdf', 'xlsx', 'json'] as const)
        await put(`${base}.${form}`, await this.#made(load, form, 0));
      for (const place of load.plan.containers.keys()) {
        await put(`${base}-${place + 1}.svg`, await this.#made(load, 'svg', place));
      }
    }
    if (this.#isOpened) openInBrowser(resolve(page));
  }

  async #made(load: CalculatedLoad, form: OutputForm, container: number): Promise<Uint8Array> {
    const stored = Buffer.from(JSON.stringify(load));
    const digest = planDigest(stored);
    if (form === 'svg' || form === 'png') return await this.#picture(stored, digest, form, container);
    const shown = present(load, { spacesCreated: false, placementsCreated: false, uom: this.#look.uom });
    const written = await this.#reports.write({
      form,
      stored,
      shown: Buffer.from(JSON.stringify(shown)),
      head: { digest, calculatedAt: new Date().toISOString(), owner: NO_OWNER },
      options: {
        look: this.#look,
        container: null,
        addresses: { load: 'report', live: 'report.html', view: null, dock: null },
        print: null,
        isLinkOld: false,
      },
    });
    return form === 'xlsx' ? await this.#workbooks.write({ sheets: written!, stored }) : written!;
  }

  async #picture(stored: Uint8Array, digest: string, format: PictureFormat, container: number): Promise<Uint8Array> {
    const subject = { kind: 'container', container, picture: 'composite' } as const;
    return (await this.#drawing.draw({ digest, stored, subject, look: PICTURE, format }))!;
  }
}

function formOf(file: string): OutputForm | undefined {
  return OUTPUT_FORMS.find((form) => `.${form satisfies OutputForm | ReportForm}` === extname(file).toLowerCase());
}

function wordOf<Word extends string>(option: string, allowed: readonly Word[], given: string): Word {
  const found = allowed.find((word) => word.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new UsageError(`${option} is one of ${allowed.join(', ')}, not "${given}"`);
  return found;
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openInBrowser(file: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, file], { detached: true, stdio: 'ignore' });
  child.on('error', () => process.stderr.write(`No program here opens pages; the report is ${file}\n`));
  child.unref();
}
