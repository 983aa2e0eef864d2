/** Light or dark: as the reader chose, else as the system has it. */
import { effect, signal } from '@preact/signals';

export type Theme = 'light' | 'dark';

const KEPT = 'stowage.theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const ofSystem = (): Theme => (system.matches ? 'dark' : 'light');
const kept = (): Theme | null => {
  const value = localStorage.getItem(KEPT);
  return value === 'light' || value === 'dark' ? value : null;
};

export const theme = signal<Theme>(kept() ?? ofSystem());

system.addEventListener('change', () => {
  if (kept() === null) theme.value = ofSystem();
});

effect(() => {
  document.documentElement.dataset['theme'] = theme.value;
});

export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(KEPT, chosen);
  theme.value = chosen;
}
