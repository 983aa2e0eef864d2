/** A drawing of a vehicle in the colours of the theme, as wide as the place where it stands. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { cssOf, edgeOf } from '../../../scene/shades.js';
import type { Drawing, DrawingLook, Mark, Measure, Point } from '../../../scene/vehicle/drawing.js';

/** Pixels. */
const SIZE = 11;
const CAPITALS = 0.73;
const USUAL_WIDTH = 300;
const MOST_WIDTH = 560;

interface DrawingSvgProps {
  readonly draw: (look: DrawingLook) => Drawing;
}

export function DrawingSvg({ draw }: DrawingSvgProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const wide = Math.floor(Math.min(MOST_WIDTH, entry!.contentRect.width));
      if (wide > 0) setWidth(wide);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const { height, title, marks } = draw({ width, size: SIZE, widthOf });
  return (
    <div class="vehicle-drawing" ref={place}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {marks.map((mark, at) => (
          <MarkSvg key={at} mark={mark} />
        ))}
      </svg>
    </div>
  );
}

function MarkSvg({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case 'line':
      return (
        <polyline
          class="drawn-line"
          data-tone={mark.tone}
          points={pointsOf(mark.points)}
          stroke-width={mark.width}
          stroke-dasharray={mark.isDashed ? '4 3' : undefined}
        />
      );
    case 'area':
      return mark.colour === undefined ? (
        <polygon class="drawn-area" data-tone={mark.tone} points={pointsOf(mark.points)} />
      ) : (
        <polygon
          points={pointsOf(mark.points)}
          fill={cssOf(mark.colour)}
          stroke={cssOf(edgeOf(mark.colour))}
          stroke-width={0.6}
        />
      );
    case 'circle':
      return (
        <circle
          class="drawn-area"
          data-tone={mark.tone}
          data-edge={mark.edge}
          cx={mark.at.x}
          cy={mark.at.y}
          r={mark.radius}
        />
      );
    case 'text':
      return (
        <text
          class="drawn-area"
          data-tone={mark.tone}
          x={mark.at.x}
          y={mark.at.y + (mark.size * CAPITALS) / 2}
          text-anchor={mark.anchor}
          font-size={mark.size}
          font-weight={mark.isBold ? 600 : 400}
        >
          {mark.text}
        </text>
      );
  }
}

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ');
}

let measuring: CanvasRenderingContext2D | null = null;

const widthOf: Measure = (text, size, isBold) => {
  measuring ??= document.createElement('canvas').getContext('2d')!;
  measuring.font = `${isBold ? 600 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return measuring.measureText(text).width;
};
