/** Says words of a language: with what fills their gaps (`{{name}}`), in the form that a number asks for (`key_one`, `key_other`). */

export type WordList = Readonly<Record<string, string>>;
export type Value = string | number;

type Form = Intl.LDMLPluralRule;
type Gaps<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Gaps<Rest> : never;

/** What may be said of a list, without the endings of forms. */
export type KeyOf<List> = keyof List extends infer Key
  ? Key extends `${infer Stem}_${Form}`
    ? Stem
    : Key & string
  : never;

export type GapsOf<List, Key extends string> = Gaps<List[keyof List & (Key | `${Key}_other`)]>;

/** What is said with a key: a value for each of its gaps. */
export type Filling<List, Key extends string> = [GapsOf<List, Key>] extends [never]
  ? []
  : [values: Readonly<Record<GapsOf<List, Key>, Value>>];

/** Keys of words without gaps, which a table may hold. */
export type PlainKey<List> = {
  [Key in KeyOf<List>]: [GapsOf<List, Key>] extends [never] ? Key : never;
}[KeyOf<List>];

/**
 * @param rules of the language: `count` chooses the form
 * @param shown how the language writes a number
 */
export function say(
  list: WordList,
  key: string,
  values: Readonly<Record<string, Value>>,
  rules: Intl.PluralRules,
  shown: (value: number) => string,
): string {
  const { count } = values;
  const form = typeof count === 'number' ? list[`${key}_${rules.select(count)}`] : undefined;
  const text = form ?? list[`${key}_other`] ?? list[key] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? shown(value) : value;
  });
}
