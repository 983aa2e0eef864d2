/** Logs a fault of ours with all that is needed to repeat it. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Logger } from 'pino';
import type { Fault } from '../calculation/node/tasks.js';
import type { BuildOptions } from '../calculation/options.js';
import { ENGINE_VERSION } from '../calculation/version.js';
import { ServiceFailure } from './failures.js';

const LARGEST_PLAIN_BODY = 64 * 1024;
const compress = promisify(gzip);

/** @returns what whoever asked is told */
export async function reportedFault(
  body: Uint8Array,
  options: BuildOptions,
  fault: Fault,
  log: Logger,
): Promise<ServiceFailure> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const shown =
    bytes.length <= LARGEST_PLAIN_BODY
      ? { body: bytes.toString('utf8') }
      : { bodyGzipBase64: (await compress(bytes)).toString('base64') };
  const versions = { engine: ENGINE_VERSION, node: process.version };
  log.error({ fault, ...shown, options, versions }, 'calculation fault: nothing was saved');
  return new ServiceFailure(
    'InternalError',
    'A fault of the service. It was logged under the request id of this answer, with all that is needed to repeat it.',
  );
}
