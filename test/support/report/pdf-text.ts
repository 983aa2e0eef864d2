/** The text of a PDF, in the order in which it is drawn: one string for each piece that is drawn at once, in shared drawings too. */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

export interface PdfPage {
  readonly pieces: readonly string[];
  /** Points of each piece's letters on paper. */
  readonly sizes: readonly number[];
}

type Piece = readonly [text: string, size: number];

export function pdfPages(bytes: Buffer): PdfPage[] {
  const objects = objectsOf(bytes);
  const fonts = new Map<number, Map<string, string>>();
  const fontAt = (ref: number) => {
    const known = fonts.get(ref) ?? unicodeOf(objects, ref);
    fonts.set(ref, known);
    return known;
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const named = (resources: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)![1]);
  const textIn = (resources: string, content: string, scale: number): Piece[] => {
    const outer: number[] = [];
    let now = scale;
    return [...content.matchAll(DRAWING)].flatMap(([whole, matrix, text, form]): Piece[] => {
      if (whole === 'q') outer.push(now);
      else if (whole === 'Q') now = outer.pop() ?? scale;
      else if (matrix !== undefined) now *= scaleOf(matrix);
      else if (text !== undefined) {
        const size = Number(/([\d.]+) Tf/.exec(text)![1]);
        const own = /((?:-?[\d.]+ ){6})Tm/.exec(text)?.[1];
        return [
          [
            pieceOf(text, (font) => fontAt(named(resources, font))),
            now * size * (own === undefined ? 1 : scaleOf(own)),
          ],
        ];
      } else {
        const { head, stream } = objects.get(named(resources, form!))!;
        return textIn(
          head,
          stream!.toString('latin1'),
          now * scaleOf(/\/Matrix \[([^\]]*)\]/.exec(head)?.[1] ?? '1 0 0 1'),
        );
      }
      return [];
    });
  };
  return pages.map(({ head }) => {
    const resources = objects.get(refIn(head, 'Resources')!)!.head;
    const content = objects.get(refIn(head, 'Contents')!)!.stream!.toString('latin1');
    const texts = textIn(resources, content, 1);
    return { pieces: texts.map(([text]) => text), sizes: texts.map(([, size]) => size) };
  });
}

/** What changes the scale, a text object, or a drawing that is used. */
const DRAWING = /\bq\b|\bQ\b|((?:-?[\d.]+ ){6})cm\b|\bBT\b([\s\S]*?)\bET\b|\/(\w+) Do\b/g;

/** How much larger things become in the narrower direction of a matrix. */
function scaleOf(matrix: string): number {
  const [a = 1, b = 0, c = 0, d = 1] = matrix.trim().split(/\s+/).map(Number);
  return Math.min(Math.hypot(a, b), Math.hypot(c, d));
}

export function objectsOf(bytes: Buffer): Map<number, PdfObject> {
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

/** What stands packed in streams: the number of the stream and its place in it, and what it says. */
export function packedIn(
  objects: ReadonlyMap<number, PdfObject>,
): Map<number, { readonly place: readonly [stream: number, index: number]; readonly text: string }> {
  const streams = [...objects].filter(([, { head }]) => head.includes('/Type /ObjStm'));
  return new Map(
    streams.flatMap(([id, { head, stream }]) => {
      const text = stream!.toString('latin1');
      const first = Number(/\/First (\d+)/.exec(head)![1]);
      const heads = [...text.slice(0, first).matchAll(/(\d+) (\d+)/g)];
      return heads.map(([, object, from], index) => {
        const end = heads[index + 1]?.[2] ?? text.length;
        return [Number(object), { place: [id, index], text: text.slice(first + Number(from), first + Number(end)) }];
      });
    }),
  );
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

/** What a text object says. */
function pieceOf(body: string, fontOf: (name: string) => ReadonlyMap<string, string>): string {
  const font = fontOf(/\/(F\d+) /.exec(body)![1]!);
  const codes = [...body.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) => hex!.toLowerCase()).join('');
  return (codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '?').join('');
}
