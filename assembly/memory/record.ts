/** Copies of small records. memory.copy is a call out of the module, which takes longer than they do. */

/** Copies 32 bytes. */
export function copyRecord(to: usize, from: usize): void {
  const rest = v128.load(from, 16);
  v128.store(to, v128.load(from));
  v128.store(to, rest, 16);
}
