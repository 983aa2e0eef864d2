/** What the interface names and says in English, in the language that is shown. */
import { titleOf } from './field-title.js';
import { words } from './words.js';

/** A field of the interface as people call it. */
export function fieldText(field: string): string {
  const { fields } = words.value;
  const [, stem = '', number = ''] = /^(.*?)(\d*)$/.exec(field) ?? [];
  const whole = fields[field];
  if (whole !== undefined) return whole;
  const word = fields[stem];
  return word === undefined ? titleOf(field) : `${word} ${number}`;
}

/** What a field does. @param description in English */
export function hintText(field: string, description: string): string {
  return words.value.hints[field] ?? description;
}

/**
 * What the service says, in its own words behind those of the language.
 * @param code of the fault, warning or refusal; absent: something else speaks
 */
export function told(code: string | undefined, message: string): string {
  const sentence = code === undefined ? undefined : words.value.codes[code];
  return sentence === undefined ? message : `${sentence} (${message})`;
}

/** The same where the page says itself what it is about: in English the service's own words, with fields as people call them. */
export function toldAlone(code: string | undefined, message: string): string {
  const sentence = code === undefined ? undefined : words.value.codes[code];
  return sentence ?? plainly(message);
}

/** With fields as people call them; how a field is sent, said in a sentence beside others, is for who writes to the service. */
export function plainly(message: string): string {
  const sentences = message.split(/(?<=\.) /);
  const ofPeople = sentences.filter((one) => !one.includes('`'));
  return (ofPeople.length > 0 ? ofPeople : sentences)
    .join(' ')
    .replace(/`(?:\w+(?:\[\d*\])?\.)*(\w+)(?:\[\d*\])?`/g, (_, field: string) => fieldText(field));
}

/** From what to what a figure may be, as the service says it; nothing: it says no such thing. */
export function rangeSaid(message: string): number[] {
  const said = / from ([\d.,]+) to ([\d.,]+);/.exec(message)?.slice(1) ?? [];
  return said.map((one) => Number(one.replaceAll(',', '')));
}
