/** The page of what changed in the interface, from the definitions that docs/changes keeps, and the one of today. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf } from './difference.js';
import type { Surface } from './surface.js';

export interface Kept {
  /** The day of the definition, as its file is named. */
  readonly day: string;
  readonly surface: Surface;
}

/** Oldest first. */
export function keptSurfaces(folder: string): Kept[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      day: name.slice(0, -'.json'.length),
      surface: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));
}

export function changesPage(kept: readonly Kept[], today: Surface): string {
  const all = [...kept, { day: 'now', surface: today }];
  const parts = all.slice(1).map(({ day, surface }, place) => {
    const before = all[place]!;
    return section(day === 'now' ? `Since ${before.day}` : `${before.day} to ${day}`, before.surface, surface);
  });
  return `# What changed in the interface

Made from the interface definitions themselves: what is new, what reads otherwise, what is gone. New operations,
optional parameters and fields of answers may come at any time; nothing is taken away or renamed.

${parts.reverse().join('\n')}`;
}

function section(title: string, before: Surface, after: Surface): string {
  const { added, removed, changed } = differenceOf(before, after);
  const lines = [
    ...removed.map((thing) => `- **Gone:** \`${thing}\``),
    ...added.map((thing) => `- New: \`${thing}\`${typed(after[thing])}`),
    ...changed.map(({ thing, from, to }) => `- Reads otherwise: \`${thing}\`: ${short(from)}, now ${short(to)}`),
  ];
  return `## ${title}\n\n${lines.length === 0 ? 'Nothing.' : lines.join('\n')}\n`;
}

function typed(type: string | undefined): string {
  return type === undefined || type === '' ? '' : `: ${short(type)}`;
}

const LONGEST = 120;

function short(type: string): string {
  return type.length <= LONGEST ? type : `${type.slice(0, LONGEST)}...`;
}
