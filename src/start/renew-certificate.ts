/** On SIGHUP the files of TLS_CERT and TLS_KEY are read again; what cannot be used leaves the old certificate. */
import { type Config, readTls } from '../config.js';
import type { Logger } from '../log.js';

interface Secured {
  renewCertificate(tls: NonNullable<Config['tls']>): void;
}

export function renewCertificate(service: Secured, env: NodeJS.ProcessEnv, log: Logger): void {
  try {
    const tls = readTls(env);
    if (tls === null) throw new Error('TLS_CERT and TLS_KEY are no longer set');
    service.renewCertificate(tls);
    log.info('certificate renewed: new connections use it');
  } catch (error) {
    const reason = (error as Error).message;
    log.error({ reason }, 'certificate NOT renewed: the old one stays in use. Mend the files and send SIGHUP again.');
  }
}
