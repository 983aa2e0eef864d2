/** The text of a PDF, in the order in which it is drawn: one string for each piece that is drawn at once. */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

export interface PdfPage {
  readonly pieces: readonly string[];
}

export function pdfPages(bytes: Buffer): PdfPage[] {
  const objects = objectsOf(bytes);
  const fonts = new Map<number, Map<string, string>>();
  const fontAt = (ref: number) => {
    const known = fonts.get(ref) ?? unicodeOf(objects, ref);
    fonts.set(ref, known);
    return known;
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = objects.get(refIn(head, 'Resources')!)!.head;
    const named = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, ref]) => [name!, fontAt(Number(ref))]),
    );
    const content = objects.get(refIn(head, 'Contents')!)!.stream!.toString('latin1');
    return { pieces: piecesOf(content, named) };
  });
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const streamAt = text.indexOf('\nstream\n', from);
    if (streamAt === -1 || streamAt > end) {
      objects.set(Number(match[1]), { head: text.slice(from, end), stream: null });
      continue;
    }
    const head = text.slice(from, streamAt);
    const length = Number(/\/Length (\d+)/.exec(head)![1]);
    const start = streamAt + '\nstream\n'.length;
    const raw = bytes.subarray(start, start + length);
    const stream = head.includes('/FlateDecode') ? inflateSync(raw) : Buffer.from(raw);
    objects.set(Number(match[1]), { head, stream });
  }
  return objects;
}

function refIn(head: string, name: string): number | null {
  const match = new RegExp(`/${name} (\\d+) 0 R`).exec(head);
  return match && Number(match[1]);
}

/** By the hexadecimal code of a glyph, what it says. */
function unicodeOf(objects: ReadonlyMap<number, PdfObject>, ref: number): Map<string, string> {
  const table = new Map<string, string>();
  const cmap = objects.get(refIn(objects.get(ref)!.head, 'ToUnicode') ?? -1)?.stream?.toString('latin1') ?? '';
  for (const [, first, , list] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const values = [...list!.matchAll(/<([0-9a-f ]+)>/gi)].map(([, value]) => value!.replaceAll(' ', ''));
    values.forEach((value, at) => {
      const code = (Number.parseInt(first!, 16) + at).toString(16).padStart(first!.length, '0');
      table.set(code, Buffer.from(value, 'hex').swap16().toString('utf16le'));
    });
  }
  return table;
}

/** Each text object is one piece. */
function piecesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...content.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)].map(([, body]) => {
    const font = fonts.get(/\/(F\d+) /.exec(body!)![1]!)!;
    const codes = [...body!.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) => hex!.toLowerCase()).join('');
    return (codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '?').join('');
  });
}
