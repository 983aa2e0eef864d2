/** What is dropped anywhere on a page, or pasted where nobody types. */
import { useEffect, useState } from 'preact/hooks';
import { isTableText } from '../../sheet/is-table-text.js';

interface Given {
  readonly onFile: (file: File) => void;
  /** Cells of a spreadsheet. */
  readonly onTable: (text: string) => void;
}

/** @returns whether a file is held over the page */
export function useGiven({ onFile, onTable }: Given): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    addEventListener(
      'dragover',
      (event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        const [file] = event.dataTransfer?.files ?? [];
        setOver(false);
        if (!holdsFile(event)) return;
        // Else the browser would leave the page for the file.
        event.preventDefault();
        if (file) onFile(file);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (event.defaultPrevented || isTypedIn(event.target) || !isTableText(text)) return;
        event.preventDefault();
        onTable(text);
      },
      { signal },
    );
    return () => ends.abort();
  }, []);
  return isOver;
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
