/**
 * Who may call what: one row for each operation that needs a key or a session. The middleware decides by it before
 * anything is looked up, and docs/reference/access.md is written from it.
 */
import type { AuditAction } from '../schema/audit-actions.js';
import type { Right } from '../service/accounts/rights.js';

export interface Access {
  readonly right: Right;
  /** With a parameter of the query something else is asked for, which needs another right. */
  readonly with?: { readonly parameter: string; readonly right: Right };
  /** Noted in the audit when it has succeeded, with the parameters of the path. What a handler notes itself is not here. */
  readonly audit?: AuditAction;
  /** A use of the service that plans. */
  readonly isPlan?: true;
}

const VIEWER: Access = { right: 'viewer' };
const PLANNER: Access = { right: 'planner' };
const PLANS: Access = { right: 'planner', isPlan: true };
const ADMIN: Access = { right: 'admin' };
const SELF: Access = { right: 'self' };
const SESSION: Access = { right: 'session' };

export const ACCESS: Readonly<Record<string, Access>> = {
  buildLoad: PLANS,
  findLoads: VIEWER,
  findLoadsOfUser: VIEWER,
  findLoadsByTitle: VIEWER,
  getFilledContainer: VIEWER,
  deleteLoad: { right: 'planner', audit: 'LoadDeleted' },
  compareLoads: PLANS,
  listVersions: VIEWER,
  getVersion: VIEWER,
  restoreVersion: { right: 'planner', audit: 'VersionRestored' },
  getProgress: VIEWER,
  addProgress: { right: 'dock' },
  watchProgress: VIEWER,
  listBin: PLANNER,
  restoreFromBin: { right: 'planner', audit: 'Restored' },
  deleteFromBin: { right: 'planner', audit: 'DeletedForGood' },

  findCargoes: PLANNER,
  getCargo: PLANNER,
  saveCargo: PLANNER,
  saveCargoes: PLANNER,
  changeCargo: PLANNER,
  deleteCargo: { right: 'planner', audit: 'RecordDeleted' },
  findContainers: PLANNER,
  getContainer: PLANNER,
  saveContainer: PLANNER,
  deleteContainer: { right: 'planner', audit: 'RecordDeleted' },
  findRules: PLANNER,
  getRules: PLANNER,
  saveRules: PLANNER,
  deleteRules: { right: 'planner', audit: 'RecordDeleted' },
  listEquipment: PLANNER,

  writeEditBuffer: PLANNER,
  // Of a saved load: what is read is that load.
  readEditBuffer: { right: 'planner', with: { parameter: 'load', right: 'viewer' } },
  getEditedContainer: PLANNER,
  deleteEditBuffer: PLANNER,
  buildEditedLoad: PLANS,

  uploadLoads: PLANS,
  getUploadTemplate: PLANNER,

  listProcesses: PLANNER,
  getProcess: PLANNER,
  cancelProcess: PLANNER,
  watchProcess: PLANNER,
  listDeliveries: PLANNER,
  retryDelivery: PLANNER,

  listLinks: PLANNER,
  makeLink: { right: 'planner', audit: 'LinkMade' },
  revokeLink: { right: 'planner', audit: 'LinkRevoked' },

  listKeys: PLANNER,
  createKey: PLANNER,
  revokeKey: PLANNER,
  getWebhookSecret: PLANNER,
  renewWebhookSecret: { right: 'planner', audit: 'WebhookSecretRenewed' },
  getSettings: PLANNER,
  changeSettings: { right: 'planner', audit: 'SettingsChanged' },

  getMe: SELF,
  changeMe: { right: 'self', audit: 'ProfileChanged' },
  setPassword: SESSION,
  signOut: SESSION,
  signOutEverywhere: SESSION,

  listPeople: ADMIN,
  addPerson: ADMIN,
  changePerson: ADMIN,
  removePerson: ADMIN,
  invitePerson: ADMIN,
  endSessionsOf: ADMIN,
  listAudit: ADMIN,
  listUsage: ADMIN,

  getMetrics: { right: 'figures' },
};

/** What a call with this query asks for. */
export function rightFor({ right, with: other }: Access, query: string): Right {
  return other && new URLSearchParams(query).get(other.parameter) ? other.right : right;
}

/** @throws Error when the table has no row for it */
export function accessTo(operationId: string): Access {
  const access = ACCESS[operationId];
  if (!access) throw new Error(`src/http/access.ts does not say who may call ${operationId}`);
  return access;
}
