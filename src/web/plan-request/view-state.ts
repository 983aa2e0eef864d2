/** What of the request is looked at: the tab, and the dialog that is open over it. */
import { signal } from '@preact/signals';

export type TabName = 'cargoes' | 'emptyContainers' | 'rules' | 'lines' | 'json';

export const tab = signal<TabName>('cargoes');

export type PlanDialog = 'import' | 'equipment' | 'save' | 'saved';

export const dialog = signal<PlanDialog | null>(null);

/** @param one null: none */
export function show(one: PlanDialog | null): void {
  dialog.value = one;
}
