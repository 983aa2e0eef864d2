/** Small things to store, for tests. */
import type {
  Deletion,
  KeyRecord,
  LoadDraft,
  LoadToSave,
  MasterRecord,
  Person,
  User,
  Viewer,
} from '../../src/store/index.js';

export const ANN: Viewer = { user: 'ann@acme.test', company: 'acme' };
export const BOB: Viewer = { user: 'bob@acme.test', company: 'acme' };
export const EVE: Viewer = { user: 'eve@other.test', company: 'other' };

/** An ISO instant so many minutes after the start of 2026-11-20. */
export function at(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString();
}

/** By its user. */
export function deletion({ user }: Viewer, minutes = 0): Deletion {
  return { deletedAt: at(minutes), deletedBy: user, deletedByName: null };
}

export function load(viewer: Viewer, title: string, head: Partial<LoadDraft> = {}, text = title): LoadToSave {
  return {
    head: {
      owner: viewer.user,
      company: viewer.company,
      title,
      isShared: false,
      isAutoSaved: false,
      processId: '',
      calculationTimeInSeconds: 1,
      containerType: 'Truck',
      calculationType: 'MixLoad',
      createdAt: at(0),
      updatedAt: head.createdAt ?? at(0),
      ...head,
    },
    body: Buffer.from(text),
  };
}

export function cargo(
  company: string,
  name: string,
  fields: Record<string, unknown> = {},
  createdAt = at(0),
): MasterRecord {
  return {
    company,
    kind: 'Cargo',
    name,
    uom: 'UnitEnglish',
    fields: { style: 'Shipcase', name, length: 10, width: 10, height: 10, weight: 1.5, ...fields },
    createdAt,
    updatedAt: createdAt,
  };
}

export function user(viewer: Viewer): User {
  return { email: viewer.user, company: viewer.company, webhookSecret: 'whsec_AAAA', createdAt: at(0) };
}

export function person({ user: email, company }: Viewer, change: Partial<Person> = {}): Person {
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
    createdAt: at(0),
    invitedAt: null,
    lastSeenAt: null,
    removedAt: null,
    ...change,
  };
}

export function key(id: string, viewer: Viewer, minutes = 0): KeyRecord {
  return {
    id,
    user: viewer.user,
    name: `key ${id}`,
    hash: id.repeat(64).slice(0, 64),
    isAdmin: false,
    createdAt: at(minutes),
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
  };
}
