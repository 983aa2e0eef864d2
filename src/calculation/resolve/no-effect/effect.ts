/** How the list says under which condition a field can change something in a request. */
import type { Facts } from './facts.js';

/** `always`: in every request; else what it hangs on. */
export type FieldEffect<Value, Owner> = 'always' | Effect<Value, Owner>;

/** Of a field whose own value does not matter. */
export type Condition<Owner> = Required<Pick<Effect<unknown, Owner>, 'when' | 'otherwise'>>;

export interface Effect<Value, Owner> {
  /** Whether it can change something here; absent: it always can, its members or entries perhaps not. */
  readonly when?: (value: Value, owner: Owner, facts: Facts) => boolean;
  /** Why it cannot: the second half of a sentence. */
  readonly otherwise?: string | ((value: Value, owner: Owner, facts: Facts) => string);
  /** Of an object, each member by itself; absent: it is one with the field. */
  readonly members?: Value extends object ? Effects<Value> : never;
  /** Of an array, each entry by itself; its owner is that of the array. */
  readonly entries?: NonNullable<Value> extends readonly (infer Entry)[] ? Effect<Entry, Owner> : never;
}

/** Every field of a record with its defaults filled in. */
export type Effects<Owner> = {
  readonly [Field in keyof NonNullable<Owner>]: FieldEffect<NonNullable<NonNullable<Owner>[Field]>, NonNullable<Owner>>;
};
