/** What of the desk is looked at: the chosen row, the tab of the rail, the pane of a narrow screen. */
import { computed, signal } from '@preact/signals';
import { isStopped, levelOf, refused, shownPlan } from '../pages/plan/planner.js';
import { draft } from '../plan-request/draft-store.js';
import { isSamePlan } from '../plan-request/request-draft.js';
import { hand, isHandShown } from './hand/hand.js';
import { isChoice } from './headline.js';
import { desk } from './words.js';

export const RAIL_TABS = ['result', 'leftBehind', 'steps', 'piece', 'rules'] as const;
export type RailTab = (typeof RAIL_TABS)[number];

/** Panes of a screen that has room for one. */
export const PANES = ['cargo', 'picture', 'result', 'rules'] as const;
export type Pane = (typeof PANES)[number];

export const railTab = signal<RailTab>('result');
export const pane = signal<Pane>('cargo');

const paneOf = (tab: RailTab): Pane => (tab === 'rules' ? 'rules' : 'result');

/** Result and rules are tabs of one rail: whoever changes the tab there is in the other pane. */
export const shownPane = computed((): Pane => {
  const asked = pane.value;
  return asked === 'result' || asked === 'rules' ? paneOf(railTab.value) : asked;
});

/** Place of the row that is chosen, and of the one that is pointed at; null: none. */
export const chosenRow = signal<number | null>(null);
export const pointedRow = signal<number | null>(null);

/** Rows that are chosen with keys; when some come or go their places are others, so it says of how many they are. */
export const chosenTogether = signal<{ readonly rows: ReadonlySet<number>; readonly of: number } | null>(null);

/** Two or more of them; empty: at most one is chosen, which is `chosenRow`. */
export const chosenRows = computed((): ReadonlySet<number> => {
  const now = chosenTogether.value;
  return now?.of === draft.value.cargoes.length ? now.rows : new Set();
});

/** The row in which somebody is typing; what it lacks is no fault until they leave it. Null: nobody is. */
export const writtenRow = signal<number | null>(null);

/** Not typed yet, in the row that is being typed. */
export function isYetToCome(row: number, field: string): boolean {
  return row === writtenRow.value && (draft.value.cargoes[row]?.[field] ?? '') === '';
}

/** The row that somebody is led to: it is drawn, however far from what is in sight. */
export const askedRow = signal<number | null>(null);

/** Nothing is ordered yet, and nobody has asked for an empty table. */
export const isBegun = signal(false);
export const isEmpty = computed(() => draft.value.cargoes.length === 0 && draft.value.emptyContainers.length === 0);

/** What an order lacks before anything can be planned. */
export function lackText(): string {
  const { cargoes, emptyContainers } = draft.value;
  if (cargoes.length > 0 === emptyContainers.length > 0) return desk('nothingYet');
  return desk(cargoes.length === 0 ? 'needRow' : 'needContainer');
}

/** There is cargo, and nothing to load it into. */
export const hasNoContainer = computed(() => {
  const { cargoes, emptyContainers, others } = draft.value;
  return cargoes.length > 0 && emptyContainers.length === 0 && !('emptyContainers' in others);
});

/** The plan is of the order as it stands. */
export const isOfNow = computed(() => {
  const plan = shownPlan.value;
  return plan !== null && refused.value === null && isSamePlan(plan.draft, draft.value) && isHandShown.value;
});

/** Somebody stopped the search before there was the plan that is asked for: what is seen is less, or of the order before. */
export const isStoppedShort = computed(() => {
  if (!isStopped.value || hand.value !== null) return false;
  return !isOfNow.value || shownPlan.value!.level < levelOf(draft.value);
});

/** The load of the plan that is shown; null: there is none. */
export const shownLoad = computed(() => shownPlan.value?.answer.load ?? null);

/** Finished pallets that are loaded. */
export const palletCount = computed(() => {
  const pallets = shownPlan.value?.answer.plan?.plan.pallets ?? [];
  return pallets.reduce((sum, { quantity }) => sum + quantity, 0);
});

/** Pieces that stay behind; while one of several has yet to be chosen there is no sum, so none does. */
export const leftCount = computed(() => {
  const load = shownLoad.value;
  return load === null || isChoice(load) ? 0 : load.loadSummary.cargoesLeft;
});

export function showTab(tab: RailTab): void {
  railTab.value = tab;
  pane.value = paneOf(tab);
}
