/** Roles as people call them. */
import type { Me } from '../../../schema/people.js';
import { hasRole, ROLES, type Role } from '../../../schema/roles.js';
import { peopleText } from './words.js';

const NAMES = { viewer: 'roleViewer', dock: 'roleDock', planner: 'rolePlanner', admin: 'roleAdmin' } as const;
const SAYS = {
  viewer: 'roleViewerSays',
  dock: 'roleDockSays',
  planner: 'rolePlannerSays',
  admin: 'roleAdminSays',
} as const;

export function roleText(role: Role): string {
  return peopleText(NAMES[role]);
}

/** What somebody of the role may do beyond those before it. */
export function roleSays(role: Role): string {
  return peopleText(SAYS[role]);
}

/** The one that has all that the others may. */
export function highestOf(roles: Me['roles']): Role {
  return ROLES.findLast((role) => hasRole(roles, role)) ?? 'viewer';
}
