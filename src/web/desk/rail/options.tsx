/** Alternatives, one item in each container: a card for each, of which one is taken. */
import { useEffect, useRef } from 'preact/hooks';
import { drawThumbnail } from '../../pages/loads/thumbnail.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { change } from '../../plan-request/draft-store.js';
import { theme } from '../../shell/theme.js';
import { WOOD } from '../../viewer/colouring.js';
import type { Viewing } from '../../viewer/viewing.js';
import { shownName } from '../../words/shown-name.js';
import { percent } from '../../words/words.js';
import { shownLoad } from '../desk-state.js';
import { viewing } from '../picture/shown-view.js';
import { money, priceOf } from '../prices.js';
import { more } from '../words-more.js';
import { withOption } from './option-taken.js';

export default function Options() {
  const view = viewing.value;
  const load = shownLoad.value;
  const plan = shownPlan.value;
  if (view === null || load === null || plan === null) return null;
  const { containers } = plan.answer.plan!.plan;
  return (
    <ul class="options">
      {load.filledContainers.map(({ loadSummary, emptyContainer, name }, at) => {
        const opened = view.openedAt(at);
        const cargo = opened.pieces.parts.find((part) => part.cargo >= 0)?.cargo ?? 0;
        const look = opened.sheet.scene.looks[cargo];
        const title = `${look?.name ?? ''} · ${shownName((emptyContainer as { name?: string }).name ?? name)}`;
        const price = priceOf(emptyContainer as Parameters<typeof priceOf>[0]);
        const facts = [
          more('optionFits', { count: loadSummary.cargoesLoaded }),
          more('optionFull', { share: percent(loadSummary.volumeUtilization, 0) }),
          ...(price === null ? [] : [money(price)]),
        ];
        return (
          <li key={at} data-is-shown={view.sheet.value === at}>
            <button type="button" aria-pressed={view.sheet.value === at} onClick={() => view.showSheet(at)}>
              <Picture view={view} at={at} />
              <span>
                <strong>{title}</strong>
                <small>{facts.join(' · ')}</small>
              </span>
            </button>
            <button
              type="button"
              class="desk-button is-small"
              aria-label={`${more('useThis')}: ${title}`}
              onClick={() => change(withOption(plan.draft, cargo, containers[at]!.container))}
            >
              {more('useThis')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Drawn when it comes into sight. */
function Picture({ view, at }: { readonly view: Viewing; readonly at: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const shown = canvas.current!;
    const draw = () => {
      const { pieces, sheet, container } = view.openedAt(at);
      const { parts } = pieces;
      const paintOf = (place: number) => sheet.scene.looks[parts[place]!.cargo] ?? WOOD;
      drawThumbnail(shown, { parts, paintOf, room: container.size });
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      draw();
      observer.disconnect();
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [view, view.opened.value, at, shade]);
  return <canvas ref={canvas} />;
}
