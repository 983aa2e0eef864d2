/** A thread that says, in the memory that is its task, that it is done. */
export default function answer(memory: SharedArrayBuffer): void {
  const done = new Int32Array(memory);
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}
