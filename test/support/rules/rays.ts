/** What a ray finds: each pixel of a view asked of each body, slowly and plainly. */
import type { Body } from '../../../src/domain/bodies.js';
import type { Frame } from '../../../src/report/pictures/frame.js';

type Triple = readonly [number, number, number];

export interface Hit {
  /** Place of the nearest body; -1 when there is none. */
  readonly place: number;
  /** How much nearer it is than the next, in the units of the container. */
  readonly lead: number;
}

/** The body seen at the middle of a pixel. */
export function seenAt(bodies: readonly Body[], { view, scale, left, top }: Frame, column: number, row: number): Hit {
  const s = (column + 0.5 - left) / scale;
  const t = (top - row - 0.5) / scale;
  const origin: Triple = [
    s * view.right.x + t * view.up.x,
    s * view.right.y + t * view.up.y,
    s * view.right.z + t * view.up.z,
  ];
  const direction: Triple = [view.toward.x, view.toward.y, view.toward.z];
  let nearest = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  let place = -1;
  bodies.forEach((body, at) => {
    const reached = exitOf(body, origin, direction);
    if (reached === null) return;
    if (reached > nearest) {
      next = nearest;
      nearest = reached;
      place = at;
    } else if (reached > next) next = reached;
  });
  return { place, lead: nearest - next };
}

/** How far towards the eye the ray leaves a body; null when it misses it. */
function exitOf(body: Body, origin: Triple, direction: Triple): number | null {
  const low: Triple = [body.x1, body.y1, body.z1];
  const high: Triple = [body.x2, body.y2, body.z2];
  const own = body.axis === null ? null : ['x', 'y', 'z'].indexOf(body.axis);
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    if (own !== null && axis !== own) continue;
    if (direction[axis] === 0) {
      if (origin[axis]! <= low[axis]! || origin[axis]! >= high[axis]!) return null;
      continue;
    }
    const ends = [low[axis]!, high[axis]!].map((end) => (end - origin[axis]!) / direction[axis]!);
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  if (own !== null) {
    const [u, v] = [0, 1, 2].filter((axis) => axis !== own) as [number, number];
    const radius = (high[u]! - low[u]!) / 2;
    const [pu, pv] = [origin[u]! - (low[u]! + high[u]!) / 2, origin[v]! - (low[v]! + high[v]!) / 2];
    const [du, dv] = [direction[u]!, direction[v]!];
    const [a, b, c] = [du * du + dv * dv, pu * du + pv * dv, pu * pu + pv * pv - radius * radius];
    if (a === 0) {
      if (c >= 0) return null;
    } else {
      const root = b * b - a * c;
      if (root <= 0) return null;
      from = Math.max(from, (-b - Math.sqrt(root)) / a);
      to = Math.min(to, (-b + Math.sqrt(root)) / a);
    }
  }
  return from < to ? to : null;
}
