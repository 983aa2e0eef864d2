/** Says of what is damaged what it is. */
import { Damaged } from '../index.js';

/** Whoever meets damage below knows nothing of what it belongs to. */
class DamagedValue extends Damaged {
  constructor() {
    super('what is stored here');
  }
}

export function damagedValue(): Damaged {
  return new DamagedValue();
}

/** @param what in words, with a small letter; @throws Damaged that says so, unless it says already what it is */
export function orDamaged<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DamagedValue ? new Damaged(what) : error;
  }
}

/** Null when it is damaged. */
export function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}
