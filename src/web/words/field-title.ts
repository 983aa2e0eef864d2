/** The name of a field of the interface as English words. */

/** `maxSupportingWeight` is read as "Max supporting weight". */
export function titleOf(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/^(is|has) /, '')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
