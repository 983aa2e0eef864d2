/** The planner's desk: cargo and containers, the picture of the plan and what comes of it, on one screen. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../styles/desk-cargo.css';
import '../styles/desk-stage.css';
import '../styles/desk-rail.css';
import '../styles/desk-narrow.css';
import { faults, followDraft, type ShownPlan } from '../pages/plan/planner.js';
import { useGiven } from '../pages/plan/use-given.js';
import { draft, lastSaved, redo, undo } from '../plan-request/draft-store.js';
import { listSource, openFile, openList } from '../plan-request/open-file.js';
import { isSamePlan, type RequestDraft } from '../plan-request/request-draft.js';
import { dialog, show } from '../plan-request/view-state.js';
import { Later } from '../shell/later.js';
import { isAtLeast, isLooking, resumeSession, session } from '../shell/session.js';
import { SignInDialog } from '../shell/sign-in-dialog.js';
import { compact, text } from '../words/words.js';
import { CargoPane } from './cargo/cargo-pane.js';
import { Containers } from './containers/containers.js';
import { deskDialog } from './desk-dialog.js';
import { isBegun, isEmpty, leftCount, PANES, type Pane, pane, railTab, shownPane, showTab } from './desk-state.js';
import { followAddress, isOpening } from './draft-address.js';
import { offerEditing } from './hand/editing.js';
import { isPlanned, isSearchAsked } from './hand/hand.js';
import { Icon, type IconName } from './icons.js';
import { lackNow } from './not-planned.js';
import { followPlan } from './picture/shown-view.js';
import { Stage } from './picture/stage.js';
import { Rail, StepsLater, tabBeside } from './rail/rail.js';
import { offerSaving, save } from './saving.js';
import { Start } from './start.js';
import { StartBar, TopBar } from './top-bar.js';
import { type DeskLabel, desk } from './words.js';

const DIALOGS = {
  import: () => import('../pages/plan/import-dialog.js'),
  equipment: () => import('../pages/plan/equipment-dialog.js'),
  save: () => import('../pages/plan/save-dialog.js'),
  saved: () => import('../pages/plan/saved-dialog.js'),
} as const;

const STORED = () => import('./frame/open-stored.js');

/** For whom planning is not. */
const LOOKING = () => import('./frame/looking-start.js');

const SAVER = () => import('./save-load.js');

offerSaving(SAVER);

/** For whoever moves a piece. */
const EDITOR = () => import('./edit/desk-editor.js');

/** What was saved is shown as it was saved. */
async function planOf(of: RequestDraft): Promise<ShownPlan | null> {
  const saved = lastSaved.peek();
  if (!saved?.draft || !isSamePlan(saved.draft, of) || isSearchAsked(draft.peek())) return null;
  if (!session.peek().isKnown) await resumeSession();
  if (session.peek().account === null) return null;
  return (await import('./stored-plan.js')).storedPlan(of, saved);
}

export default function DeskPage() {
  useEffect(() => {
    const ends = [
      followAddress(STORED),
      followDraft({ isWhole: true, isGiven: isPlanned, storedPlan: planOf }),
      followPlan(),
      offerEditing(EDITOR),
      // Whoever may save can do so without a network, too: it is tried, told, and tried again.
      effect(() => {
        if (isAtLeast('planner')) SAVER().catch(() => {});
      }),
    ];
    addEventListener('keydown', onKeyDown);
    addEventListener('focus', onFocus);
    return () => {
      for (const end of ends) end();
      removeEventListener('keydown', onKeyDown);
      removeEventListener('focus', onFocus);
      show(null);
      deskDialog.value = null;
    };
  }, []);
  const isOver = useGiven({
    onFile: (file) => void openFile(file),
    onTable: (pasted) => openList({ source: pasted }),
  });
  const isStart = isEmpty.value && !isBegun.value;
  const name = dialog.value;
  return (
    <div class="desk" data-pane={shownPane.value}>
      {isOver && <div class="drop-target" aria-hidden="true" />}
      {isOpening.value ? (
        <p class="desk-opening">{text('pageLoading')}</p>
      ) : isStart ? (
        isLooking() ? (
          <div class="desk-start">
            <StartBar />
            <Later load={LOOKING} />
          </div>
        ) : (
          <Start />
        )
      ) : (
        <>
          <h1 class="visually-hidden">{text('pagePlan')}</h1>
          <TopBar />
          <div class="desk-order">
            <CargoPane />
            <Containers />
          </div>
          <Stage instead={<StepsLater />} />
          <Rail />
          <PaneBar />
        </>
      )}
      {name !== null && (
        <Later
          key={name === 'import' ? `import/${listSource.value.id}` : name}
          load={DIALOGS[name]}
          onClose={() => show(null)}
        />
      )}
      {deskDialog.value !== null && (
        <Later
          key={deskDialog.value}
          load={FRAME_DIALOGS[deskDialog.value]}
          onClose={() => {
            deskDialog.value = null;
          }}
        />
      )}
      <SignInDialog />
    </div>
  );
}

const FRAME_DIALOGS = {
  versions: () => import('./frame/desk-versions.js'),
  share: () => import('./frame/share-dialog.js'),
  print: () => import('./frame/print-dialog.js'),
  conflict: () => import('./frame/conflict-dialog.js'),
  keys: () => import('./frame/keys-dialog.js'),
} as const;

const BAR: Readonly<Record<Pane, readonly [icon: IconName, label: DeskLabel]>> = {
  cargo: ['box', 'paneCargo'],
  picture: ['xray', 'panePicture'],
  result: ['list', 'tabResult'],
  rules: ['rules', 'tabRules'],
};

/** On a screen with room for one pane. */
function PaneBar() {
  const left = leftCount.value;
  const wrong = lackNow() === '' ? faults.value.cells.cargoes.size : 0;
  const here = shownPane.value;
  const go = (to: Pane) => {
    if (to === 'rules') showTab('rules');
    else if (to === 'result') showTab(railTab.peek() === 'rules' ? 'result' : railTab.peek());
    else pane.value = to;
  };
  return (
    <nav class="pane-bar" aria-label={desk('panes')}>
      {PANES.map((one) => (
        <button key={one} type="button" aria-current={here === one ? 'page' : undefined} onClick={() => go(one)}>
          <Icon name={BAR[one][0]} />
          {desk(BAR[one][1])}
          {one === 'result' && left > 0 && <span class="count">{compact(left)}</span>}
          {one === 'cargo' && wrong > 0 && <span class="count is-wrong">{compact(wrong)}</span>}
        </button>
      ))}
    </nav>
  );
}

const NEWER = () => import('./frame/newer-there.js');

/** Somebody comes back to the page. */
function onFocus(): void {
  if (lastSaved.peek()?.load === undefined || session.peek().account === null) return;
  NEWER().then(
    ({ lookForNewer }) => lookForNewer(),
    () => {},
  );
}

/** Parts that F6 goes through. */
const PARTS = ['.cargo-grid [tabindex="0"]', '.picture', '.rail-tabs [tabindex="0"]'];

function onKeyDown(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
  if (event.key === 'F6') {
    event.preventDefault();
    const shown = PARTS.map((part) => document.querySelector<HTMLElement>(part));
    const inside = shown.findIndex((part) => part?.closest('section, aside')?.contains(event.target as Node));
    const by = event.shiftKey ? -1 : 1;
    shown[(inside + by + PARTS.length) % PARTS.length]?.focus();
  } else if (!isTyping && (event.key === '[' || event.key === ']')) {
    tabBeside(event.key === '[' ? -1 : 1);
  } else if (!isTyping && event.key === '?') {
    deskDialog.value = 'keys';
  } else if (event.ctrlKey || event.metaKey) onCommand(event);
}

function onCommand(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (event.altKey || (event.target instanceof Element && event.target.closest('dialog') !== null)) return;
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (isRedo) redo();
  else if (key === 'z') undo();
  else if (key === 's') void save();
  else return;
  event.preventDefault();
}
