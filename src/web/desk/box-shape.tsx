/** A small drawing of a box or a room, to the scale of its longest side. */

/** Across the picture and up it, of a length along each side. */
const ALONG = { length: [0.8, 0.42], width: [0.62, -0.34] } as const;

interface BoxShapeProps {
  readonly sides: readonly [length: number, width: number, height: number];
  readonly size: readonly [wide: number, high: number];
  /** A face that stands out: across the length, across the width, or the top. */
  readonly marked?: 'length' | 'width' | 'height';
}

const FACES = ['width', 'length', 'height'] as const;

export function BoxShape({ sides: [length, width, height], size: [wide, high], marked }: BoxShapeProps) {
  const at = (x: number, y: number, z: number): readonly [number, number] => [
    x * ALONG.length[0] + y * ALONG.width[0],
    x * ALONG.length[1] + y * ALONG.width[1] - z,
  ];
  const faces = [
    [at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)],
    [at(length, 0, 0), at(length, width, 0), at(length, width, height), at(length, 0, height)],
    [at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height)],
  ];
  const all = faces.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((wide - 4) / across, (high - 4) / down);
  const shown = ([x, y]: readonly [number, number]) =>
    `${(wide - across * scale) / 2 + (x - left) * scale},${(high - down * scale) / 2 + (y - top) * scale}`;
  return (
    <svg class="box-shape" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {faces.map((face, place) => (
        <polygon key={place} class={FACES[place] === marked ? 'is-marked' : ''} points={face.map(shown).join(' ')} />
      ))}
    </svg>
  );
}
