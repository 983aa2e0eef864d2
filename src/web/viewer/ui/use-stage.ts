/** A stage on a canvas, as large as its place, for as long as the picture around it is shown. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Stage } from '../draw/stage.js';

/** The elements of a picture. */
export interface Place {
  readonly picture: HTMLElement;
  /** The canvas over the drawing, for what is written. */
  readonly over: HTMLCanvasElement;
}

interface Use {
  /** @returns what ends all that it began */
  readonly begin: (stage: Stage, place: Place) => readonly (() => void)[];
  /** Called with the first size, and whenever it changes. */
  readonly onAspect: (aspect: number) => void;
  /** When one of them changes, all is begun anew. */
  readonly depends: readonly unknown[];
}

export function useStage({ begin, onAspect, depends }: Use) {
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  /** False: the browser cannot draw in three dimensions. */
  const [canDraw, setCanDraw] = useState(true);
  useEffect(() => {
    let stage: Stage;
    try {
      stage = new Stage(canvas.current!);
    } catch {
      setCanDraw(false);
      return;
    }
    const place = { picture: picture.current!, over: over.current! };
    const stops = [...begin(stage, place), sized(place.picture, stage, onAspect)];
    return () => {
      for (const stop of stops) stop();
      stage.dispose();
    };
  }, depends);
  return { picture, canvas, over, canDraw };
}

/** Keeps the drawing as large as its place. */
function sized(picture: HTMLElement, stage: Stage, onAspect: (aspect: number) => void): () => void {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = picture;
    if (width === 0 || height === 0) return;
    stage.setSize(width, height);
    onAspect(width / height);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(picture);
  measure();
  return () => observer.disconnect();
}
