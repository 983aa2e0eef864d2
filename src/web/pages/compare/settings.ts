/** The settings that are compared: parts of the rules, laid over those of each request. Kept on this device. */
import { signal } from '@preact/signals';
import { rulesOver } from '../../../calculation/browser/index.js';
import type { Row } from '../../plan-request/request-draft.js';
import { text } from '../../words/words.js';
import { cards } from './words.js';

export interface Setting {
  /** As it is kept: one of the presets by its English name (nameOf), whatever was typed else. */
  readonly label: string;
  /** JSON as it is typed. */
  readonly rules: string;
}

const KEPT = 'stowage.settings';

const rulesOfPreset = (rules: Row) => JSON.stringify(rules);

export const PRESETS: readonly Setting[] = [
  { label: 'Level 1', rules: rulesOfPreset({ optimizationLevel: 1 }) },
  { label: 'Level 2', rules: rulesOfPreset({ optimizationLevel: 2 }) },
  { label: 'Level 3', rules: rulesOfPreset({ optimizationLevel: 3 }) },
  { label: 'Level 4', rules: rulesOfPreset({ optimizationLevel: 4 }) },
  { label: 'Layers from the floor', rules: rulesOfPreset({ fillDirection: 'BottomToTop' }) },
  { label: 'Fully supported', rules: rulesOfPreset({ minSupportRate: 1 }) },
  { label: 'No support asked for', rules: rulesOfPreset({ isSafeStackingUsed: false }) },
  { label: 'Largest volume first', rules: rulesOfPreset({ algorithmType: 'MaxVolumeFirst' }) },
  { label: 'Interlocked', rules: rulesOfPreset({ algorithmType: 'Interlocked' }) },
  { label: 'Heavier below', rules: rulesOfPreset({ stackingRule: 'HeavierBottomFirst' }) },
];

type PresetWord = Parameters<typeof cards>[0] & `preset${string}`;

/** The words of presets beside the levels. */
const PRESET_WORDS = new Map<string, PresetWord>([
  ['Layers from the floor', 'presetLayers'],
  ['Fully supported', 'presetSupported'],
  ['No support asked for', 'presetUnsupported'],
  ['Largest volume first', 'presetLargest'],
  ['Interlocked', 'presetInterlocked'],
  ['Heavier below', 'presetHeavier'],
]);

/** In the language of the page. */
export function nameOf({ label }: Setting): string {
  const level = /^Level ([1-4])$/.exec(label)?.[1];
  if (level !== undefined) return text('level', { level });
  const word = PRESET_WORDS.get(label);
  return word === undefined ? label : cards(word);
}

export const settings = signal<readonly Setting[]>(keptSettings());

export function changeSettings(next: readonly Setting[]): void {
  settings.value = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // No room: they hold as long as the page is open.
  }
}

/** What is wrong with it; empty when nothing is. */
export function faultOf({ rules }: Setting): string {
  try {
    const value: unknown = JSON.parse(rules.trim() === '' ? '{}' : rules);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return '';
    return 'A setting is a JSON object: {"optimizationLevel": 3}';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A setting wins over the rule of the request; null takes that away. */
export function laidOver(rules: Row, setting: Setting): Row {
  const own = JSON.parse(setting.rules.trim() === '' ? '{}' : setting.rules) as Row;
  return rulesOver(rules, own);
}

function keptSettings(): readonly Setting[] {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept !== null) return JSON.parse(kept) as readonly Setting[];
  } catch {
    // What is not readable is forgotten.
  }
  return [PRESETS[0]!, PRESETS[1]!, PRESETS[4]!, PRESETS[5]!];
}
