/** A load that is calculated as a job. */
// Not all of the calculation: the main thread neither plans nor judges plans.
import { presentFailure } from '../../calculation/present/present.js';
import type { CalculationErrorCode } from '../../schema/codes.js';
import type { LoadCalculator, PreparedLoad } from '../loads/calculate-load.js';
import type { JobKind, JobProduct, JobWork } from './job-kind.js';

export class LoadJob implements JobKind {
  readonly name = 'load';

  constructor(private readonly calculator: LoadCalculator) {}

  async run({ job, input, signal, onProgress, log }: JobWork): Promise<JobProduct> {
    return this.calculator.calculate(decode(input), {
      signal,
      onProgress: ({ share }) => onProgress(share),
      log,
      processId: job.id,
    });
  }

  failed(input: Uint8Array, message: string, code: CalculationErrorCode = 'InternalError'): Uint8Array {
    const error = { code, message, issues: [] };
    return Buffer.from(JSON.stringify(presentFailure(error, [], decode(input).options.uom)));
  }
}

/**
 * The input of such a job: how long the words are, 4 bytes, little-endian; the words, in JSON; the body as it was sent,
 * which may be large and is read by the threads only.
 */
export function encode({ body, ...words }: PreparedLoad): Uint8Array {
  const encoded = Buffer.from(JSON.stringify(words));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(encoded.length);
  return Buffer.concat([length, encoded, body]);
}

export function decode(input: Uint8Array): PreparedLoad {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const end = 4 + bytes.readUInt32LE();
  return { ...JSON.parse(bytes.toString('utf8', 4, end)), body: bytes.subarray(end) };
}
