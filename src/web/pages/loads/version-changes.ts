/** What is different between an earlier version of a load and the load as it is: cargo, containers, rules. */
import { withoutDefaults } from '../../../schema/defaults.js';
import type { LoadResponse } from '../../../schema/load.js';
import { fieldText } from '../../words/said.js';
import { number } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import { containersOf } from './containers-of.js';

/** A load with its request. */
export type Compared = Pick<LoadResponse, 'filledContainers' | 'request'>;

type Row = Readonly<Record<string, unknown>>;

/** A sentence for each difference; none: both are of the same request. */
export function changesSince(before: Compared, now: Compared): string[] {
  const changes: string[] = [];
  const pieces = [piecesOf(before), piecesOf(now)] as const;
  for (const name of new Set([...pieces[0].keys(), ...pieces[1].keys()])) {
    const [was, is] = [pieces[0].get(name) ?? 0, pieces[1].get(name) ?? 0];
    if (was !== is) changes.push(peopleText('versionPieces', { name, before: number(was), after: number(is) }));
  }
  const containers = [containersOf(before), containersOf(now)] as const;
  if (containers[0] !== containers[1]) {
    changes.push(peopleText('versionContainers', { before: containers[0] || '–', after: containers[1] || '–' }));
  }
  const rules = rulesApart(rulesOf(before), rulesOf(now));
  if (rules.length > 0) changes.push(peopleText('versionRules', { names: rules.map(fieldText).join(', ') }));
  return changes;
}

/** Pieces that are asked for, by the name of the cargo. */
function piecesOf({ request }: Compared): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { name, qty } of (request?.cargoes ?? []) as readonly Row[]) {
    const known = pieces.get(String(name)) ?? 0;
    pieces.set(String(name), known + (Number(qty) || 0));
  }
  return pieces;
}

/** What is as if absent is absent. */
function rulesOf({ request }: Compared): Row {
  return withoutDefaults('Rules', { calculationType: 'MixLoad', ...(request?.rules as Row) });
}

function rulesApart(before: Row, now: Row): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}
