/** Four pieces that no order of loading lets in. */

/** A tall piece behind a low one, a long one on the low one beside the tall one, a fourth on its far end behind that. */
export const CIRCLE = [
  { x: 20, y: 0, z: 0, length: 10, width: 10, height: 30 },
  { x: 30, y: 0, z: 0, length: 10, width: 20, height: 10 },
  { x: 0, y: 10, z: 10, length: 40, width: 10, height: 10 },
  { x: 0, y: 0, z: 20, length: 10, width: 20, height: 10 },
];
