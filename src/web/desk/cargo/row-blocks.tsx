// biome-ignore-all lint/a11y/useSemanticElements: parts of a grid that are laid out
/** Rows of a long table, in blocks of which only those near the part in sight are drawn; the others keep their room. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const ROWS = 40;
/** Of a row that was never drawn, pixels. */
const ROW_HEIGHT = 31;
/** Drawn before it comes into sight. */
const AHEAD = '600px';

interface RowBlocksProps {
  readonly count: number;
  /** Rows that are drawn wherever they are: those of the focus. */
  readonly kept: readonly (number | null)[];
  readonly row: (at: number) => VNode;
}

export function RowBlocks({ count, kept, row }: RowBlocksProps) {
  return (
    <>
      {Array.from({ length: Math.ceil(count / ROWS) }, (_, block) => {
        const [from, to] = [block * ROWS, Math.min(count, (block + 1) * ROWS)];
        const isKept = block === 0 || kept.some((at) => at !== null && at >= from && at < to);
        return <Block key={from} {...{ from, to, isKept, row }} />;
      })}
    </>
  );
}

interface BlockProps extends Pick<RowBlocksProps, 'row'> {
  readonly from: number;
  /** The first row that is not in it any more. */
  readonly to: number;
  readonly isKept: boolean;
}

function Block({ from, to, isKept, row }: BlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        if (!isIntersecting && boundingClientRect.height > 0) height.current = boundingClientRect.height;
        setNear(isIntersecting);
      },
      // Its frame scrolls, not the page. Browsers that do not know this margin draw a block when it is in sight.
      { rootMargin: AHEAD, scrollMargin: AHEAD } as IntersectionObserverInit,
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isKept || isNear;
  const room = isDrawn ? undefined : { height: `${height.current || (to - from) * ROW_HEIGHT}px` };
  return (
    <div role="presentation" ref={box} style={room}>
      {isDrawn && Array.from({ length: to - from }, (_, at) => row(from + at))}
    </div>
  );
}
