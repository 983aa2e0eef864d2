/** Whether pasted text is more than a cell: asked of all that is pasted, before what reads tables is loaded. */

/** One cell alone is pasted as any text. */
export function isTableText(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}
