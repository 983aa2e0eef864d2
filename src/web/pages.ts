/** The pages that there are. Each is loaded when it is first opened. */
import type { ComponentType } from 'preact';
import type { Role } from '../schema/roles.js';
import type { Label } from './words/words.js';

export interface Page {
  /** As the fragment of the address begins. */
  readonly path: string;
  readonly title: Label;
  /** What is kept on the server for a person is shown: somebody must be signed in. */
  readonly isPersonal?: true;
  /** Who is signed in needs this role or more; absent: any. */
  readonly least?: Role;
  /** It stands alone, without the top bar of the others. */
  readonly isAlone?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const PAGES: readonly Page[] = [
  { path: '/', title: 'pagePlan', isAlone: true, load: () => import('./desk/desk-page.js') },
  { path: '/advanced', title: 'pageAdvanced', least: 'planner', load: () => import('./pages/plan/plan-page.js') },
  { path: '/edit', title: 'pageEdit', least: 'planner', load: () => import('./pages/edit/edit-page.js') },
  { path: '/compare', title: 'pageCompare', load: () => import('./desk/compare/compare-page.js') },
  { path: '/loads', title: 'pageLoads', isPersonal: true, load: () => import('./desk/loads/loads-page.js') },
  {
    path: '/records',
    title: 'pageRecords',
    isPersonal: true,
    least: 'planner',
    load: () => import('./pages/records/records-page.js'),
  },
  {
    path: '/upload',
    title: 'pageUpload',
    isPersonal: true,
    least: 'planner',
    load: () => import('./pages/upload/upload-page.js'),
  },
  {
    path: '/processes',
    title: 'pageProcesses',
    isPersonal: true,
    least: 'planner',
    load: () => import('./pages/processes/processes-page.js'),
  },
  {
    path: '/webhooks',
    title: 'pageWebhooks',
    isPersonal: true,
    least: 'planner',
    load: () => import('./pages/webhooks/webhooks-page.js'),
  },
  { path: '/account', title: 'pageAccount', isPersonal: true, load: () => import('./pages/account/account-page.js') },
  { path: '/bin', title: 'pageBin', isPersonal: true, least: 'planner', load: () => import('./pages/bin/bin-page.js') },
  {
    path: '/people',
    title: 'pagePeople',
    isPersonal: true,
    least: 'admin',
    load: () => import('./pages/people/people-page.js'),
  },
  {
    path: '/audit',
    title: 'pageAudit',
    isPersonal: true,
    least: 'admin',
    load: () => import('./pages/people/audit-page.js'),
  },
  {
    path: '/usage',
    title: 'pageUsage',
    isPersonal: true,
    least: 'admin',
    load: () => import('./pages/people/usage-page.js'),
  },
  { path: '/sign-in', title: 'signIn', load: () => import('./pages/sign-in/sign-in-page.js') },
  { path: '/dock', title: 'pageDock', isAlone: true, load: () => import('./pages/dock/dock-page.js') },
];
