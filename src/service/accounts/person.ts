/** People as the service makes and reads them. */
import type { Role } from '../../schema/roles.js';
import { ROLES } from '../../schema/roles.js';
import type { Person, User } from '../../store/index.js';

/** A planner of whom nothing more is known. */
export function newPerson({ email, company }: Pick<User, 'email' | 'company'>, now: Date): Person {
  return {
    email,
    company,
    name: '',
    roles: ['planner'],
    isDisabled: false,
    passwordHash: null,
    openId: null,
    language: null,
    uom: null,
    createdAt: now.toISOString(),
    invitedAt: null,
    lastSeenAt: null,
    removedAt: null,
  };
}

/** Whether somebody has access. */
export function isActive({ isDisabled, removedAt }: Person): boolean {
  return !isDisabled && removedAt === null;
}

export function withRole(person: Person, role: Role): Person {
  return person.roles.includes(role) ? person : { ...person, roles: inOrder([...person.roles, role]) };
}

/** Each once, from the least to the most. */
export function inOrder(roles: readonly Role[]): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role));
}
