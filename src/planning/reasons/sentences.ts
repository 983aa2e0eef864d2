/** Containers in sentences; figures and units are domain/sentences.ts. */
import type { Container } from '../../domain/problem.js';

export function quoted(containers: readonly Container[]): string {
  return containers.map((container) => `"${container.name}"`).join(', ');
}
