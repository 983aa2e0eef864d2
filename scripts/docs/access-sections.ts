/** Who may call what, as a table: every operation against no key, each role in a session, and each scope of a key. */
import { ACCESS } from '../../src/http/access.js';
import type { Route } from '../../src/http/route.js';
import { ROLES, SCOPES } from '../../src/schema/roles.js';
import { may, type Standing } from '../../src/service/accounts/rights.js';
import { type Sections, table } from './sections.js';

/** A key of an admin, as a key never has more than its user. */
const COLUMNS: readonly (readonly [title: string, standing: Standing])[] = [
  ...ROLES.map((role) => [role, { roles: [role], scopes: null }] as const),
  ...SCOPES.map((scope) => [`key: ${scope}`, { roles: ['admin'], scopes: [scope] }] as const),
];

export function accessSections(routes: readonly Route[]): Sections {
  const rows = routes.map((route) => {
    const { method, path, operationId, auth } = route;
    const isReading = method === 'GET';
    const cells = COLUMNS.map(([, standing]) =>
      auth === 'none' || may(standing, ACCESS[operationId]!.right, isReading) ? 'yes' : '403',
    );
    return [`\`${method} ${path}\``, auth === 'none' ? 'yes' : '401', ...cells];
  });
  return { access: table(['operation', 'nobody', ...COLUMNS.map(([title]) => title)], rows) };
}
