/** Who calls: what the faces of the service need to know of accounts, and nothing more. */
import { hasRole } from '../../schema/roles.js';
import type { SignedInBy } from '../../store/index.js';
import type { Standing } from './rights.js';

export interface Caller extends Standing {
  /** E-mail, lower case. */
  readonly user: string;
  readonly company: string;
  /** May act for other users of the company. */
  readonly isAdmin: boolean;
  /** Of the API key that was sent, not the key itself; null: in a session. */
  readonly keyId: string | null;
  /** Null: with a key. */
  readonly session: CallersSession | null;
  /** Of the person; null: not known. */
  readonly personName: string | null;
}

export interface CallersSession {
  /** Names it, and opens nothing. */
  readonly hash: string;
  readonly by: SignedInBy;
  readonly createdAt: string;
}

/** Whether a planner calls who is signed in; a key never is one. */
export function isSessionOfPlanner({ session, roles }: Caller): boolean {
  return session !== null && hasRole(roles, 'planner');
}

export interface Callers {
  /** The owner of an API key; null when the key is unknown, has expired or was revoked, or its owner may no longer. */
  authenticate(key: string): Promise<Caller | null>;
  /** @param user e-mail, lower case */
  isUserOf(company: string, user: string): Promise<boolean>;
  /** As colleagues call the user; null: not known. @param user e-mail, lower case */
  nameOf(user: string): Promise<string | null>;
}

/** Who holds the secret of a session. */
export interface SessionCallers {
  /** Null when it has ended, or its owner may no longer. */
  resume(secret: string): Promise<Caller | null>;
}
