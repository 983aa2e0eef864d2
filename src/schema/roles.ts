/** What people of a company may do, and what of it an API key may. */

/** From the least to the most: each may what those before it may. */
export const ROLES = ['viewer', 'dock', 'planner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Of API keys, likewise from the least to the most. */
export const SCOPES = ['read', 'plan', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether one of the roles is this one or more. */
export function hasRole(roles: readonly Role[], least: Role): boolean {
  return roles.some((role) => ROLES.indexOf(role) >= ROLES.indexOf(least));
}

export function hasScope(scopes: readonly Scope[], least: Scope): boolean {
  return scopes.some((scope) => SCOPES.indexOf(scope) >= SCOPES.indexOf(least));
}
