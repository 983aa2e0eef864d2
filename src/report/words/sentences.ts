/** Sentences that say why cargo stays behind, in the language and the unit of a report. */
import { type Figure, formOf, type Sentence, type SentenceCode } from '../../domain/coded-sentences.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import type { ReportLanguage } from '../../schema/reports.js';
import { VOCABULARIES } from './vocabularies.js';
import type { Words } from './words.js';

/** Empty: a plan of an earlier version has the sentence in English only, and this is another language. */
export function sentenceIn(words: Words, units: ShownUnits, sentence: Sentence): string {
  if (typeof sentence === 'string') return words.language === 'ENG' ? sentence : '';
  const figures = Object.entries(sentence.values).map(([name, value]) => {
    return [
      name,
      name === 'rule' ? words.rule(String(value)) : shown(words, units, called(words, name, value)),
    ] as const;
  });
  return words.sentence(textOf(words.language, sentence.code), Object.fromEntries(figures));
}

/** English is what the answers of the interface say. */
function textOf(language: ReportLanguage, code: SentenceCode): string {
  return language === 'ENG' ? formOf(code).text : VOCABULARIES[language].SENTENCES[code]!;
}

/** Hundredths, and of what is hardly anything so many places that it does not become nothing. */
function placesOf(value: number): number {
  return Math.abs(value) < 0.1 ? 4 : 2;
}

/** Containers as the language calls them. */
function called(words: Words, gap: string, value: Figure): Figure {
  if (gap === 'container' && typeof value === 'string') return words.equipment(value);
  if (gap !== 'containers' || typeof value !== 'object' || !('names' in value)) return value;
  return { ...value, names: value.names.map((name) => words.equipment(name)) };
}

function shown(words: Words, units: ShownUnits, value: Figure): string {
  if (typeof value === 'string') return value;
  if ('count' in value) return words.number(value.count);
  if ('weight' in value) return words.weight(units.weight(value.weight), placesOf(units.weight(value.weight)));
  if ('length' in value) return words.length(units.length(value.length));
  if ('volume' in value) return words.volume(units.volume(value.volume), placesOf(units.volume(value.volume)));
  if ('size' in value) return `${words.size(units.size(value.size))} ${words.lengthUnit}`;
  const names =
    'names' in value
      ? value.names.map((name) => words.text('quoted', { name }))
      : value.kept.map(({ isGroup, name }) => words.text(isGroup ? 'groupQuoted' : 'quoted', { name }));
  const joined = names.join(', ');
  const { more = 0 } = value;
  return more === 0 ? joined : words.text('andMore', { names: joined, count: more });
}
