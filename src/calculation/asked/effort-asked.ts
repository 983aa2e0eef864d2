/** How much work a raw load request asks for, read without judging it: what is wrong with it the calculation says. */
import type { Rules } from '../../domain/problem.js';
import { memberOf } from '../../lib/member-of.js';
import { LEVEL_EFFORT, MOST_CONTAINERS_PAID } from '../../planning/fills/effort.js';
import { parseSent } from './json-bytes.js';
import { namedProfile } from './rules-profile.js';
import type { StoredRecords } from './stored-record.js';

export interface EffortAsked {
  /** In terms of one container at level 1. */
  readonly weight: number;
  /** Seconds, and not parts of one. */
  readonly isLong: boolean;
}

const USUAL_LEVEL: Rules['optimizationLevel'] = 2;
const LONG_FROM: Rules['optimizationLevel'] = 3;

/** Of a request of which nothing is known. */
export const USUAL_EFFORT: EffortAsked = effortOf(USUAL_LEVEL, 1);

/** @param storedRules the rule profile that it may name */
export function effortAsked(body: Uint8Array, storedRules?: StoredRecords): EffortAsked {
  try {
    return effortOfRequest(parseSent(body), storedRules);
  } catch {
    // It is refused as soon as it has a thread.
    return effortOf(1, 1);
  }
}

export function effortOfRequest(request: unknown, storedRules?: StoredRecords): EffortAsked {
  return effortOf(levelOf(request, storedRules), containersOf(request));
}

function effortOf(level: Rules['optimizationLevel'], containers: number): EffortAsked {
  const ofLevel = LEVEL_EFFORT[level] / LEVEL_EFFORT[1];
  return { weight: ofLevel * Math.min(MOST_CONTAINERS_PAID, Math.max(1, containers)), isLong: level >= LONG_FROM };
}

function levelOf(request: unknown, storedRules?: StoredRecords): Rules['optimizationLevel'] {
  const own = memberOf(memberOf(request, 'rules'), 'optimizationLevel');
  const level = Number(own ?? namedProfile(request, storedRules)?.record['optimizationLevel'] ?? USUAL_LEVEL);
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : USUAL_LEVEL;
}

/** By volume, at most as many as there are. */
function containersOf(request: unknown): number {
  const containers = listOf(memberOf(request, 'emptyContainers') ?? memberOf(request, 'containers'));
  const stock = sumOf(containers, (container) => numberOf(container, 'qty', 1));
  const largest = containers.reduce<number>((most, container) => Math.max(most, volumeOf(container)), 0);
  const asked = sumOf(listOf(memberOf(request, 'cargoes')), (cargo) => numberOf(cargo, 'qty', 1) * volumeOf(cargo));
  return largest > 0 ? Math.min(stock, Math.ceil(asked / largest)) : 1;
}

function volumeOf(thing: unknown): number {
  return numberOf(thing, 'length', 0) * numberOf(thing, 'width', 0) * numberOf(thing, 'height', 0);
}

function sumOf(things: readonly unknown[], figure: (thing: unknown) => number): number {
  return things.reduce<number>((sum, thing) => sum + figure(thing), 0);
}

function numberOf(thing: unknown, name: string, absent: number): number {
  const value = Number(memberOf(thing, name) ?? absent);
  return Number.isFinite(value) ? value : absent;
}

function listOf(thing: unknown): readonly unknown[] {
  return Array.isArray(thing) ? thing : [];
}
