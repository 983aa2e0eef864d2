/** Containers with their door in a side wall, filled as if that were the rear. */
import type { Arrangement } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { type SideFrame, sideFrame } from '../domain/side-frame.js';
import { withContainer } from '../domain/sub-problems.js';
import type { Engine, Filler, FillRequest, FillResult, FillTask } from './port.js';

/** Fills each container along its own way in. @param engine that knows one way, along the length */
export function alongOwnWay(engine: Engine): Engine {
  return {
    prepare(problem, container, effort, shouldStop) {
      const frame = sideFrame(withinExtent(problem, container), container);
      if (frame === null) return engine.prepare(problem, container, effort, shouldStop);
      return new SideFiller(engine.prepare(frame.problem, container, effort, shouldStop), frame);
    },
  };
}

/** Seen from the left an extent begins at the outer end: it is as much of the width as there is. */
function withinExtent(problem: LoadProblem, place: number): LoadProblem {
  const { door, maxExtent, size } = problem.containers[place]!;
  if (door?.side !== 'Left' || maxExtent.width === 0 || maxExtent.width >= size.width) return problem;
  return withContainer(problem, place, (type) => ({ ...type, size: { ...size, width: maxExtent.width } }));
}

class SideFiller implements Filler {
  constructor(
    private readonly filler: Filler,
    private readonly frame: SideFrame,
  ) {}

  get effort(): number {
    return this.filler.effort;
  }

  get memoryBytes(): number {
    return this.filler.memoryBytes;
  }

  dispose(): void {
    this.filler.dispose();
  }

  /** Seen from the rear, as the fill that it is a part of sees it. */
  doTask(request: FillRequest, task: FillTask): FillResult | null {
    return this.filler.doTask(request, task);
  }

  fill(request: FillRequest): FillResult {
    const { kept } = request;
    if (kept === undefined) return this.#restored(this.filler.fill(request), []);
    return this.#restored(this.filler.fill({ ...request, kept: this.frame.seen(kept) }), kept);
  }

  #restored(found: FillResult, kept: readonly Arrangement[]): FillResult {
    const own = new Map(found.kept.map((place, at) => [place, kept[at]!]));
    const { untuned } = found;
    return {
      ...found,
      arrangements: found.arrangements.map((one, place) => own.get(place) ?? this.frame.restored(one)),
      ...(untuned === undefined ? {} : { untuned: this.#restored(untuned, kept) }),
    };
  }
}
