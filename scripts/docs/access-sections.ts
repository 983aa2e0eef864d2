/** Who may call what, as a table: every operation against no key, each role in a session, and each scope of a key. */
import { ACCESS } from '../../src/http/access.js';
import type { Route } from '../../src/http/route.js';
import { ROLES, SCOPES } from '../../src/schema/roles.js';
import { may, type Right, type Standing } from '../../src/service/accounts/rights.js';
import { type Sections, table } from './sections.js';

/** A key of an admin, as a key never has more than its user. */
const COLUMNS: readonly (readonly [title: string, standing: Standing])[] = [
  ...ROLES.map((role) => [role, { roles: [role], scopes: null }] as const),
  ...SCOPES.map((scope) => [`key: ${scope}`, { roles: ['admin'], scopes: [scope] }] as const),
];

const OPEN = { right: null, with: undefined };

export function accessSections(routes: readonly Route[]): Sections {
  const rows = routes.flatMap((route) => {
    const { method, path, operationId, auth } = route;
    const isReading = method === 'GET';
    const { right, with: other } = auth === 'none' ? OPEN : ACCESS[operationId]!;
    const row = (shown: string, asked: Right | null) => [
      `\`${method} ${shown}\``,
      ...(asked === null ? ['yes'] : ['401']),
      ...COLUMNS.map(([, standing]) => (asked === null || may(standing, asked, isReading) ? 'yes' : '403')),
    ];
    return [row(path, right), ...(other ? [row(`${path}?${other.parameter}={${other.parameter}}`, other.right)] : [])];
  });
  return { access: table(['operation', 'nobody', ...COLUMNS.map(([title]) => title)], rows) };
}
