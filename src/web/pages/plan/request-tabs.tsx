/** The request, to be changed in the form that suits: tables, rules, lines of text, JSON. */
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { isTyped, redo, undo } from '../../plan-request/draft-store.js';
import { type TabName, tab } from '../../plan-request/view-state.js';
import { Later } from '../../shell/later.js';
import { type Label, text } from '../../words/words.js';
import { faults } from './planner.js';
import { TableView } from './table-view.js';

/** Tabs that nobody sees at first. */
const LATER = {
  rules: () => import('./rules-form.js'),
  lines: () => import('./lines-view.js'),
  json: () => import('./json-view.js'),
} as const;

const TABS: Readonly<Record<TabName, Label>> = {
  cargoes: 'tabCargo',
  emptyContainers: 'tabContainers',
  rules: 'tabRules',
  lines: 'tabLines',
  json: 'tabJson',
};

/** Looks for figures in a wrong unit: loaded once somebody has typed, for a sample has none. */
const Doubts = signal<ComponentType | null>(null);
effect(() => {
  if (!isTyped.value || Doubts.peek() !== null) return;
  import('./doubts.js').then(
    (loaded) => {
      Doubts.value = loaded.default;
    },
    () => {
      // Without a network nothing is asked.
    },
  );
});

export function RequestTabs() {
  const names = Object.keys(TABS) as TabName[];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = names[(names.indexOf(tab.value) + by + names.length) % names.length]!;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panel stack plan-request" aria-label={text('request')} onKeyDown={undoKeys}>
      <div class="tabs" role="tablist" aria-label={text('request')} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            class="tab"
            aria-selected={tab.value === name}
            aria-controls="tab-panel"
            tabIndex={tab.value === name ? 0 : -1}
            onClick={() => {
              tab.value = name;
            }}
          >
            {text(TABS[name])}
            {countOf(name) > 0 && <span class="badge is-bad">{countOf(name)}</span>}
          </button>
        ))}
      </div>
      {Doubts.value !== null && <Doubts.value />}
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab.value}`} class="stack">
        {(tab.value === 'cargoes' || tab.value === 'emptyContainers') && (
          <TableView key={tab.value} list={tab.value} faults={faults.value.cells[tab.value]} />
        )}
        {tab.value in LATER && <Later key={tab.value} load={LATER[tab.value as keyof typeof LATER]} />}
      </div>
    </section>
  );
}

/** Faults that a tab shows. */
function countOf(name: TabName): number {
  const { cells, rules } = faults.value;
  if (name === 'cargoes' || name === 'emptyContainers') return cells[name].size;
  return name === 'rules' ? rules.size : 0;
}

/** The browser's own undo knows one field only. */
function undoKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLTextAreaElement) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}
