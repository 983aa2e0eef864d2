/** What of pdfkit is needed, and not in its types. */
import type { EmbeddedFont } from './typesetter.js';

export type Ref = { end(content?: string): void };
export type Kit = PDFKit.PDFDocument & {
  _font: EmbeddedFont;
  ref(content: object): Ref;
  addContent(content: string): void;
  page: PDFKit.PDFPage & {
    xobjects: Record<string, unknown>;
    resources: { data: { Shading?: Record<string, unknown> } };
  };
};
