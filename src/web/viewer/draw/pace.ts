/**
 * Keeps the picture moving on slow machines: while it moves and frames come too slowly, fewer dots are drawn; once it
 * rests, all of them are.
 */

/** Shares of the dots along each side. */
const SHARES = [1, 0.75, 0.55, 0.4] as const;
/** Thirty frames a second. */
const SLOW_MILLISECONDS = 34;
const FAST_MILLISECONDS = 14;
/** Frames farther apart do not belong to one movement. */
const REST_MILLISECONDS = 400;
const LONGEST_MILLISECONDS = 1500;
/** So many frames in a row must be slow, or fast, before that means anything. */
const ENOUGH = 2;

export class Pace {
  #level = 0;
  #last = Number.NEGATIVE_INFINITY;
  #slow = 0;
  #fast = 0;
  /** Very slow frames belong together though they are far apart. */
  #patience = LONGEST_MILLISECONDS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param drawAgain when the picture rests after it was drawn with fewer dots */
  constructor(
    private readonly drawAgain: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A frame begins. @returns the share of the dots that it has */
  begin(): number {
    const now = this.now();
    const passed = now - this.#last;
    this.#last = now;
    clearTimeout(this.#timer);
    if (passed > this.#patience) return this.#rest();
    this.#patience = Math.max(REST_MILLISECONDS, 3 * passed);
    this.#slow = passed > SLOW_MILLISECONDS ? this.#slow + 1 : 0;
    this.#fast = passed < FAST_MILLISECONDS ? this.#fast + 1 : 0;
    if (this.#slow >= ENOUGH) this.#go(1);
    else if (this.#fast >= 20 * ENOUGH) this.#go(-1);
    if (this.#level > 0) {
      this.#timer = setTimeout(() => {
        this.#last = Number.NEGATIVE_INFINITY;
        this.drawAgain();
      }, this.#patience);
    }
    return SHARES[this.#level]!;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #rest(): number {
    this.#patience = LONGEST_MILLISECONDS;
    this.#slow = 0;
    this.#fast = 0;
    return 1;
  }

  #go(by: 1 | -1): void {
    this.#level = Math.max(0, Math.min(SHARES.length - 1, this.#level + by));
    this.#slow = 0;
    this.#fast = 0;
  }
}

/** Whether the browser has no graphics card to draw with. */
export function isDrawnBySoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
