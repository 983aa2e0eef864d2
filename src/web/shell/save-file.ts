/** Gives the reader a file. */
export function saveText(name: string, type: string, content: string): void {
  saveFile(name, new Blob([content], { type }));
}

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser that has not begun to read yet would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
