/** The words of the viewer in the language that it is given. */
import { sayEquipment } from '../../domain/usual-equipment.js';
import type { VIEWER } from '../../locales/made/eng/viewer.js';
import { type Filling, type KeyOf, type PlainKey, say, type WordList } from '../../locales/say.js';

export type { WordList };
export type WordKey = KeyOf<typeof VIEWER>;
/** A word that nothing is filled into. */
export type Label = PlainKey<typeof VIEWER>;

export class Words {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  /** @param language a BCP 47 tag, for numbers */
  constructor(
    readonly list: WordList,
    private readonly language = 'en',
  ) {
    this.#numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    this.#plurals = new Intl.PluralRules(language);
  }

  text<Key extends WordKey>(key: Key, ...[values]: Filling<typeof VIEWER, Key>): string {
    return say(this.list, key, values ?? {}, this.#plurals, (value) => this.number(value));
  }

  /** A container or pallet as the language calls it; in English as the request does. */
  equipment(name: string): string {
    return this.language.startsWith('en') ? name : sayEquipment(name, (word) => this.text(word));
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }
}
