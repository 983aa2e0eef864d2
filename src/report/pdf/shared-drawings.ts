/** Drawings that are in a document once, however often they are seen in it: what is drawn alike is told by its content. */
import { createHash } from 'node:crypto';
import type { Kit, Ref } from './kit.js';

/** Points that lines reach beyond what they bound. */
const EDGE = 2;

/** What stands in for the page while something is drawn that will not be on it alone. */
class Sheet {
  readonly resources = { data: {} as Record<string, Record<string, unknown>> };
  readonly #content: string[] = [];

  constructor(readonly height: number) {}

  write(content: string): void {
    this.#content.push(content);
  }

  get content(): string {
    return this.#content.join('\n');
  }

  get fonts(): Record<string, unknown> {
    return this.#named('Font');
  }

  get xobjects(): Record<string, unknown> {
    return this.#named('XObject');
  }

  get ext_gstates(): Record<string, unknown> {
    return this.#named('ExtGState');
  }

  #named(kind: string): Record<string, unknown> {
    this.resources.data[kind] ??= {};
    return this.resources.data[kind];
  }
}

export class SharedDrawings {
  /** By the digest of their content. */
  readonly #known = new Map<string, { readonly name: string; readonly ref: Ref }>();

  constructor(private readonly doc: Kit) {}

  /** @param width of what may be drawn on, from 0 */
  draw(width: number, height: number, draw: () => void): void {
    const { doc } = this;
    const { page } = doc;
    const sheet = new Sheet(page.height);
    doc.page = sheet as unknown as Kit['page'];
    try {
      draw();
    } finally {
      doc.page = page;
    }
    const { content } = sheet;
    if (content === '') return;
    const digest = createHash('sha1').update(content).digest('base64');
    let known = this.#known.get(digest);
    if (known === undefined) {
      const ref = doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [-EDGE, -EDGE, width + EDGE, height + EDGE],
        Resources: sheet.resources.data,
      });
      known = { name: `Drawing${this.#known.size}`, ref };
      ref.end(content);
      this.#known.set(digest, known);
    }
    page.xobjects[known.name] = known.ref;
    doc.addContent(`/${known.name} Do`);
  }
}
