/** Who may do what: what a call must be allowed, and what a role or the scope of a key allows. */
import { hasRole, hasScope, type Role, type Scope } from '../../schema/roles.js';

/**
 * What a call asks of its caller: a session, whoever's (`session`); to be somebody (`self`); a role or more; or, of the
 * figures of the service, an admin in a session or any key that may plan (`figures`).
 */
export type Right = 'session' | 'self' | Role | 'figures';

export interface Standing {
  /** As they are now. */
  readonly roles: readonly Role[];
  /** Of the key; null: a session. */
  readonly scopes: readonly Scope[] | null;
}

/** @param isReading the call changes nothing */
export function may({ roles, scopes }: Standing, right: Right, isReading: boolean): boolean {
  const ofSession = scopes === null;
  switch (right) {
    case 'session':
      return ofSession;
    case 'self':
      return ofSession || isReading || hasScope(scopes, 'plan');
    case 'figures':
      return ofSession ? hasRole(roles, 'admin') : hasScope(scopes, 'plan');
    case 'admin':
      return hasRole(roles, 'admin') && (ofSession || hasScope(scopes, 'manage'));
    default:
      return hasRole(roles, right) && (ofSession || isReading || hasScope(scopes, 'plan'));
  }
}

/** What is missing, in words for who calls. */
export function lacks({ roles, scopes }: Standing, right: Right): string {
  if (right === 'session') return 'A key may not do this: sign in to do it.';
  const ofKey = scopes !== null;
  const role = right === 'figures' && !ofKey ? 'admin' : right;
  if (role !== 'self' && role !== 'figures' && !hasRole(roles, role)) {
    return `This needs the role ${role}; your roles are: ${roles.join(', ')}. An admin of your company can change them.`;
  }
  const scope = right === 'admin' ? 'manage' : 'plan';
  return `This needs a key with the scope ${scope}; this key has: ${(scopes ?? []).join(', ')}. Make another key.`;
}
