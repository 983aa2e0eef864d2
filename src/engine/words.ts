/** Writes named numbers into the input words, in the order of their names (layout.ts). */

export function writeInts<Name extends string>(
  view: DataView,
  at: number,
  names: readonly Name[],
  values: Readonly<Record<Name, number>>,
): void {
  names.forEach((name, index) => {
    view.setInt32(at + 4 * index, values[name], true);
  });
}

export function writeFloats<Name extends string>(
  view: DataView,
  at: number,
  names: readonly Name[],
  values: Readonly<Record<Name, number>>,
): void {
  names.forEach((name, index) => {
    view.setFloat64(at + 8 * index, values[name], true);
  });
}
