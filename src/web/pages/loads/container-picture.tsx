/** A small picture of one container of a plan; it is as large as its place. */
import { useEffect, useRef } from 'preact/hooks';
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import { theme } from '../../shell/theme.js';
import { WOOD } from '../../viewer/colouring.js';
import { Opened } from '../../viewer/opened.js';
import { sheetNames } from '../../viewer/sheets.js';
import { drawThumbnail } from './thumbnail.js';

export function ContainerPicture({ plan, place }: { readonly plan: CalculatedLoad; readonly place: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const { pieces, sheet, container } = new Opened(plan, sheetNames(plan)[place]!);
    const { parts } = pieces;
    const paintOf = (part: number) => sheet.scene.looks[parts[part]!.cargo] ?? WOOD;
    drawThumbnail(canvas.current!, { parts, paintOf, room: container.size });
  }, [plan, place, shade]);
  return <canvas ref={canvas} />;
}
