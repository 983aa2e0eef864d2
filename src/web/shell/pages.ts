/** The pages that there are, in the order of the navigation. Each is loaded when it is first opened. */
import type { ComponentType } from 'preact';
import type { WordKey } from '../words/eng/index.js';

export interface Page {
  /** As in the fragment of the address. */
  readonly path: string;
  readonly title: WordKey;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const PAGES: readonly Page[] = [
  { path: '/', title: 'pagePlan', load: () => import('../pages/plan/plan-page.js') },
  { path: '/compare', title: 'pageCompare', load: () => import('../pages/compare/compare-page.js') },
];
