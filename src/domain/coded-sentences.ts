/**
 * Sentences that say why cargo stays behind, as a code and its figures, so that a report can say them in any language.
 * Answers of the interface say them in English, here.
 */
import type { Size } from './geometry.js';
import type { LoadProblem } from './problem.js';
import { apart, cubic, cubicApart, figure, long, sized, weighed, weighedApart } from './sentences.js';

/** `{{name}}` is filled in. */
interface Form {
  readonly text: string;
  /** Two of its figures that are compared: what differs does not look the same. */
  readonly compared?: readonly [one: string, other: string];
}

const FORMS = {
  UnitsFull: { text: '"{{container}}" has {{held}} units; maxFillQtyPerContainer is {{most}}.' },
  TypesFull: {
    text: '"{{container}}" has {{held}} different cargoes; at most {{most}} may be in it (its maxCargoTypes, or the account\'s maxCargoTypesPerContainer).',
  },
  TooHeavy: {
    text: 'One piece weighs {{piece}}; "{{container}}" may take {{more}} more of its {{most}}.',
    compared: ['piece', 'more'],
  },
  AllTooHeavy: {
    text: 'What stays behind weighs {{pieces}} together; the loaded containers may take {{more}} more.',
    compared: ['pieces', 'more'],
  },
  TooDear: {
    text: 'One piece is worth {{piece}}; "{{container}}" has {{held}} of at most {{most}}.',
    compared: ['held', 'most'],
  },
  VolumeFull: {
    text: 'One piece is {{piece}}; "{{container}}" has {{held}} of the {{most}} that its share of volume allows.',
    compared: ['held', 'most'],
  },
  NoPlace: { text: 'No place for it was found in "{{container}}".' },
  RuleForbids: { text: 'There is room in "{{container}}", but: {{fault}}' },
  RuleForbidsIt: { text: 'There is room in "{{container}}", but this rule forbids it: {{rule}}.' },
  NoPlaceInMore: {
    text: 'No place was found that keeps every rule, in {{containers}} either, of which there are more.',
  },
  OneContainerLoaded: {
    text: 'The one container that may be used is loaded; one piece is {{piece}}, the most empty one has {{most}} left, not in one place that fits.',
    compared: ['piece', 'most'],
  },
  AllContainersLoaded: {
    text: 'All {{used}} containers that may be used are loaded; one piece is {{piece}}, the most empty one has {{most}} left, not in one place that fits.',
    compared: ['piece', 'most'],
  },
  TooBig: {
    text: '{{size}} goes into no container in an allowed orientation; the largest, {{containers}}, takes {{room}}.',
  },
  TooBigBesideDecks: {
    text: '{{size}} goes into no container in an allowed orientation; the largest, {{containers}}, takes {{room}}, less its drop decks.',
  },
  OptionalFillsNone: {
    text: 'It is optional, and no container is to be filled with it (optionalCargoesFillingAction is FillNone).',
  },
  OptionalHasNoPlace: {
    text: 'It is optional and opens no container; what the others leave of those that it may fill has no more place for it.',
  },
  TimeIsUp: { text: 'The search was ended by its time limit of {{seconds}} s before a place was found.' },
  TooFewForSet: {
    text: 'A set is {{set}}. There are {{pieces}} pieces of {{cargoes}}: not enough for one set.',
  },
  EnoughForOneSet: {
    text: 'A set is {{set}}. There are {{pieces}} pieces of {{cargoes}}: enough for one set, which is loaded.',
  },
  EnoughForSets: {
    text: 'A set is {{set}}. There are {{pieces}} pieces of {{cargoes}}: enough for {{sets}} sets, which are loaded.',
  },
  SetFitsNowhere: {
    text: 'A set is {{set}}, {{volume}}. "{{cargo}}" goes into no container, so no whole set does.',
  },
  NoRoomForSet: {
    text: 'A set is {{set}}, {{volume}}. {{loaded}} of {{sets}} whole sets found a place; no container that may be used was found to take one more.',
  },
  NoWholeSet: { text: 'It makes no whole set.' },
  VolumesFitNowhere: {
    text: '"{{cargo}}" goes into no container; of every cargo at least one piece belongs to the load (SetLoadByVolume).',
  },
  NoRoomForVolumes: {
    text: 'No room was found for one piece of every cargo, the least that SetLoadByVolume loads.',
  },
  VolumesAreOut: {
    text: 'Volumes are loaded as setRatio says. The next piece would be one of "{{cargo}}", of which {{loaded}} are loaded ({{volume}}): there are no more of it.',
  },
  VolumesFoundNoPlace: {
    text: 'Volumes are loaded as setRatio says. The next piece would be one of "{{cargo}}", of which {{loaded}} are loaded ({{volume}}): with it not all found a place.',
  },
  KeptTogether: {
    text: 'All {{pieces}} pieces of {{kept}} ({{volume}}, {{weight}}) must lie in one container ({{fields}} false); none that may be used was found to take them together.',
  },
  PalletNotFull: {
    text: '{{left}} left do not fill a pallet {{pallet}} of {{full}}, and partial pallets are not allowed.',
  },
  NoWholeLayer: { text: '{{left}} left make no whole layer on a pallet {{pallet}} (flatPalletTop).' },
  PalletTooLow: {
    text: 'A pallet of what is left would be {{height}} high; {{least}} is the least (minHeightOfPallets).',
  },
  PalletTakesFewer: {
    text: 'A pallet {{pallet}} takes {{most}}; {{fixed}} are to stand on each (fixedCargoCountOnPallet).',
  },
  PalletsUsed: { text: 'All pallets {{pallet}} are used.' },
  TooBigForPallet: {
    text: 'A piece of {{size}} does not fit on a pallet {{pallet}} in any allowed orientation.',
  },
  TooHeavyForPallet: {
    text: 'A piece weighs {{piece}}; a pallet {{pallet}} takes {{most}}.',
    compared: ['piece', 'most'],
  },
  RulesForbidPallet: { text: 'The rules let no piece stand on a pallet {{pallet}}.' },
  OtherAlternative: {
    text: 'One {{containers}} takes most of it: {{pieces}} of {{ordered}} pieces. Under UnitLoad filled containers are alternatives of one container each.',
  },
  PalletTooHeavy: {
    text: 'The pallet that it stands on weighs {{piece}}; "{{container}}" may take {{more}} more of its {{most}}.',
    compared: ['piece', 'more'],
  },
  PalletTooDear: {
    text: 'The cargo on its pallet is worth {{piece}}; "{{container}}" has {{held}} of at most {{most}}.',
    compared: ['held', 'most'],
  },
  PalletOverVolume: {
    text: 'The cargo on its pallet is {{piece}}; "{{container}}" has {{held}} of the {{most}} that its share of volume allows.',
    compared: ['held', 'most'],
  },
  PalletTooBig: {
    text: 'The pallet that it stands on, {{size}}, goes into no container; the largest, {{containers}}, takes {{room}}.',
  },
  PalletHasNoPlace: {
    text: 'All containers that may be used are loaded ({{used}}); in none is a place for the pallet that it stands on, {{size}}.',
  },
  NotPlaced: { text: 'It is not placed, and nothing was to be added (fillRemaining=false).' },
  Emptied: {
    text: '"{{container}}" would have been used to {{volume}} % of its volume and {{weight}} % of its weight, both below {{most}} % (maxUtilizationForBalanceUnload): it was emptied.',
  },
} as const satisfies Readonly<Record<string, Form>>;

export type SentenceCode = keyof typeof FORMS;

export const SENTENCE_CODES = Object.keys(FORMS) as SentenceCode[];

/** What a gap of a sentence holds: a text as it is, or an amount in the units of the problem. */
export type Figure =
  | string
  | { readonly count: number }
  | { readonly weight: number }
  /** Units of the grid. */
  | { readonly length: number }
  /** Cubes of the grid. */
  | { readonly volume: number }
  /** Units of the grid. */
  | { readonly size: Size }
  /** Names in quotes, and how many more there are. */
  | { readonly names: readonly string[]; readonly more?: number }
  /** Cargo that is kept together, and how many more of that there are. */
  | { readonly kept: readonly KeptName[]; readonly more: number };

export interface KeptName {
  readonly isGroup: boolean;
  readonly name: string;
}

export interface CodedSentence {
  readonly code: SentenceCode;
  readonly values: Readonly<Record<string, Figure>>;
}

/** A plan that was stored before sentences had codes has them in English. */
export type Sentence = CodedSentence | string;

export function said(code: SentenceCode, values: Readonly<Record<string, Figure>> = {}): CodedSentence {
  return { code, values };
}

/** The form of a sentence in English. */
export function formOf(code: SentenceCode): Form {
  return FORMS[code];
}

type Units = Pick<LoadProblem, 'uom' | 'scale'>;

export function inEnglish(units: Units, sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  const { text, compared } = formOf(sentence.code);
  const shown = new Map(Object.entries(sentence.values).map(([name, value]) => [name, shownIn(units, value)]));
  if (compared !== undefined) {
    const [one, other] = compared;
    const texts = comparedIn(units, sentence.values[one]!, sentence.values[other]!);
    shown.set(one, texts[0]);
    shown.set(other, texts[1]);
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown.get(name) ?? '');
}

function shownIn(units: Units, value: Figure): string {
  if (typeof value === 'string') return value;
  if ('count' in value) return figure(value.count);
  if ('weight' in value) return weighed(units, value.weight);
  if ('length' in value) return long(units, value.length);
  if ('volume' in value) return cubic(units, value.volume);
  if ('size' in value) return sized(units, value.size);
  if ('names' in value) {
    const more = value.more === undefined ? '' : ` (and ${value.more} more)`;
    return value.names.map((name) => `"${name}"`).join(', ') + more;
  }
  const names = value.kept.map(({ isGroup, name }) => (isGroup ? `group "${name}"` : `"${name}"`));
  return value.more === 0 ? names.join(' and ') : `${names.join(', ')} and ${figure(value.more)} more that share cargo`;
}

/** Amounts of one kind. */
function comparedIn(units: Units, one: Figure, other: Figure): [string, string] {
  if (typeof one === 'object' && typeof other === 'object') {
    if ('weight' in one && 'weight' in other) return weighedApart(units, one.weight, other.weight);
    if ('volume' in one && 'volume' in other) return cubicApart(units, one.volume, other.volume);
    if ('count' in one && 'count' in other) return apart(one.count, other.count);
  }
  return [shownIn(units, one), shownIn(units, other)];
}
