/** What people wrote of a load and a report may show. */
import type { ReportSource } from './source.js';

const OF_CARGO = ['name', 'description', 'alias', 'alias2', 'groupName'];
const PROPERTIES = Array.from({ length: 10 }, (_, at) => `property${at + 1}`);

export function textsOf({ load, shown, head }: ReportSource): string[] {
  const ofCargo = load.request.cargoes.flatMap((record) => [...OF_CARGO, ...PROPERTIES].map((field) => record[field]));
  const names = load.problem.cargoes.map(({ name }) => name);
  const containers = shown.filledContainers.map(({ name }) => name);
  const texts = [load.title, load.description, head.owner, ...names, ...containers, ...ofCargo];
  return [...new Set(texts.filter((text): text is string => typeof text === 'string'))];
}
