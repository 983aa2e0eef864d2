/** A thread that says, in the memory that is its task, that it is done. */
export default function answer(memory: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(memory), 0, 1);
}
