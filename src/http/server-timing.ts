/** The `Server-Timing` header: milliseconds of each phase of a build. */
import type { BuiltLoad } from '../service/loads/build-load.js';

const PHASES = ['validate', 'search', 'verify', 'save', 'render'] as const;

export function serverTiming(timings: BuiltLoad['timings']): string {
  return PHASES.map((phase) => `${phase};dur=${timings[phase].toFixed(1)}`).join(', ');
}
