/** What runs inside the thread that writes reports (pool.ts): a stored load in, a page, a PDF or rows of sheets out. */
import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import { sharedLoad } from '../scene/shared-load.js';
import type { ShownLoad } from '../scene/shown-load.js';
import { handOver } from '../threads/hand-over.js';
import type { ReportSource } from './model/source.js';
import { writePage } from './page/page.js';
import { writePdf } from './pdf/document.js';
import type { ReportAnswer, ReportOrder, WrittenReport } from './pool.js';
import { workOrder } from './work-order.js';
import { workbookSheets } from './workbook/sheets.js';

const { fontDir } = workerData as { readonly fontDir: string | null };

const NOTHING_MORE = new Uint8Array(0);

export default async function write(order: ReportOrder): Promise<ReportAnswer> {
  if (order.form === 'view') return handOver(bytesOf(JSON.stringify(sharedLoad(parsed<ShownLoad>(order.stored)))));
  const { form, stored, shown, head, options, port } = order;
  const source: ReportSource = {
    load: parsed(stored),
    shown: parsed(shown),
    head,
    heavyFromKilograms: options.look.heavyFromKilograms,
  };
  if (options.container !== null && source.load.plan.containers[options.container - 1] === undefined) return null;
  if (form === 'pdf' && port !== undefined) {
    const parcels = new Parcels(port);
    await writePdf(source, options, fontDir, (chunk) => parcels.add(chunk));
    parcels.end();
    return NOTHING_MORE;
  }
  return handOver(await written(form, source, options));
}

const PARCEL_BYTES = 65_536;

/** A document comes in many short pieces, each message costs as much as a long one. */
class Parcels {
  #chunks: Uint8Array[] = [];
  #bytes = 0;

  constructor(private readonly port: MessagePort) {}

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= PARCEL_BYTES) this.#send();
  }

  end(): void {
    this.#send();
    this.port.postMessage(null);
  }

  #send(): void {
    this.port.postMessage(Buffer.concat(this.#chunks));
    this.#chunks = [];
    this.#bytes = 0;
  }
}

async function written(
  form: WrittenReport['form'],
  source: ReportSource,
  options: WrittenReport['options'],
): Promise<Uint8Array> {
  switch (form) {
    case 'html':
      return bytesOf(writePage(source, options));
    case 'json':
      return bytesOf(JSON.stringify(workOrder(source, options)));
    case 'pdf': {
      const chunks: Uint8Array[] = [];
      await writePdf(source, options, fontDir, (chunk) => chunks.push(chunk));
      return Buffer.concat(chunks);
    }
    case 'xlsx':
      return bytesOf(JSON.stringify(workbookSheets(source, options)));
  }
}

function parsed<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
