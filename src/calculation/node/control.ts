/**
 * The few words that both sides of a thread look at while a task runs, in shared memory.
 *
 *     word 0  1 once the task has begun
 *     word 1  1 once nobody wants the answer any more
 */
const BEGUN = 0;
const CANCELLED = 1;
const WORDS = 2;

export type Control = Int32Array<SharedArrayBuffer>;

export function newControl(): Control {
  return new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
}

export function begin(control: Control): void {
  Atomics.store(control, BEGUN, 1);
}

export function hasBegun(control: Control): boolean {
  return Atomics.load(control, BEGUN) === 1;
}

export function cancel(control: Control): void {
  Atomics.store(control, CANCELLED, 1);
}

export function isCancelled(control: Control): boolean {
  return Atomics.load(control, CANCELLED) === 1;
}
