/** Reports a fault of ours, and keeps the request with all that is needed to repeat it. */
import type { Logger } from 'pino';
import type { BuildOptions } from '../../calculation/asked/options.js';
import type { Fault } from '../../calculation/node/tasks.js';
import { ServiceFailure } from '../failures.js';
import type { FaultFiles } from '../fault-files.js';

/** @returns what whoever asked is told */
export async function reportedFault(
  { body, options, owner }: { readonly body: Uint8Array; readonly options: BuildOptions; readonly owner: string },
  fault: Fault,
  files: Pick<FaultFiles, 'keep'>,
  log: Logger,
): Promise<ServiceFailure> {
  const file = await files.keep(owner, { fault, options }, body, log);
  const { details, ...shown } = fault;
  log.error({ fault: shown, file }, 'calculation fault: nothing was saved');
  return new ServiceFailure(
    'InternalError',
    'The service failed. Its log has the details under the request id of this answer. The request was saved, so that the fault can be repeated.',
  );
}
