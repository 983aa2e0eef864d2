/** The right side of the desk: what comes of the order, what stays behind, the steps, a piece, and the rules. */
import type { ComponentType } from 'preact';
import { Later } from '../../shell/later.js';
import { compact, text } from '../../words/words.js';
import { leftCount, RAIL_TABS, type RailTab, railTab } from '../desk-state.js';
import { StudyBanner } from '../picture/study-banner.js';
import { type DeskLabel, desk } from '../words.js';
import { Result } from './result.js';

const leftBehind = () => import('./left-behind.js');
const pieceFacts = () => import('./piece-facts.js');
const rules = () => import('./rules.js');
const stepList = () => import('./step-list.js');

const TITLES: Readonly<Record<RailTab, DeskLabel>> = {
  result: 'tabResult',
  leftBehind: 'tabLeftBehind',
  steps: 'tabSteps',
  piece: 'tabPiece',
  rules: 'tabRules',
};

const PARTS: Readonly<Record<RailTab, ComponentType>> = {
  result: Result,
  leftBehind: () => <Later load={leftBehind} />,
  steps: StepsLater,
  piece: () => <Later load={pieceFacts} />,
  rules: () => <Later load={rules} />,
};

/** In place of a picture that cannot be drawn, too. */
export function StepsLater() {
  return <Later load={stepList} />;
}

export function Rail() {
  const shown = railTab.value;
  const Part = PARTS[shown];
  const left = leftCount.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = tabBeside(by);
    document.getElementById(`rail-${next}`)?.focus();
  };
  return (
    <aside class="desk-rail" aria-label={text('result')}>
      <div class="rail-tabs" role="tablist" aria-label={text('result')} onKeyDown={onKeyDown}>
        {RAIL_TABS.map((tab) => (
          <button
            key={tab}
            id={`rail-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="rail-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => {
              railTab.value = tab;
            }}
          >
            {desk(TITLES[tab])}
            {tab === 'leftBehind' && left > 0 && <span class="count">{compact(left)}</span>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div class="rail-panel" id="rail-panel" role="tabpanel" aria-labelledby={`rail-${shown}`} tabIndex={0}>
        <StudyBanner />
        <Part />
      </div>
    </aside>
  );
}

/** Shows the tab before or after. */
export function tabBeside(by: number): RailTab {
  const next = RAIL_TABS[(RAIL_TABS.indexOf(railTab.peek()) + by + RAIL_TABS.length) % RAIL_TABS.length]!;
  railTab.value = next;
  return next;
}
