/** Structured logs: one JSON object a line on standard output. */
import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.js';

export type { Logger };

export function createLog(level: LogLevel): Logger {
  return pino({ level, base: { service: 'stowage' }, timestamp: pino.stdTimeFunctions.isoTime });
}
