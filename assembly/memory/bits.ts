/** Rows of bits, one after the other in memory; a row is a whole number of 16 bytes. */

export function setBit(row: usize, index: i32): void {
  const at = row + (<usize>index >> 3);
  store<u8>(at, load<u8>(at) | ((<u8>1) << (<u8>(index & 7))));
}

export function clearBit(row: usize, index: i32): void {
  const at = row + (<usize>index >> 3);
  store<u8>(at, load<u8>(at) & ~((<u8>1) << (<u8>(index & 7))));
}

/** Gives each row the bits of all rows before it, too. */
export function accumulateRows(first: usize, rows: i32, rowBytes: usize): void {
  const end = first + <usize>rows * rowBytes;
  for (let at = first + rowBytes; at < end; at += 16) {
    v128.store(at, v128.or(v128.load(at), v128.load(at - rowBytes)));
  }
}
