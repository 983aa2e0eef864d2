/** What scrolls by itself. It can be reached by keyboard, for whoever has no wheel. */
import type { ComponentChildren, Ref } from 'preact';

interface ScrollAreaProps {
  readonly label: string;
  readonly kind: 'table-frame' | 'sheet';
  readonly area?: Ref<HTMLElement>;
  readonly onScroll?: (top: number) => void;
  readonly children: ComponentChildren;
}

export function ScrollArea({ label, kind, area, onScroll, children }: ScrollAreaProps) {
  return (
    <section
      class={kind}
      ref={area}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onScroll={(event) => onScroll?.(event.currentTarget.scrollTop)}
    >
      {children}
    </section>
  );
}
