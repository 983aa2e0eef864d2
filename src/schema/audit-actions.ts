/** What the audit notes. Names are stable: admins filter by them. */

export const AUDIT_ACTIONS = [
  'DeletedForGood',
  'KeyMade',
  'KeyRevoked',
  'LinkMade',
  'LinkRevoked',
  'LoadDeleted',
  'LoadSavedFor',
  'LoadSavedOver',
  'PasswordSet',
  'PersonAdded',
  'PersonChanged',
  'PersonInvited',
  'PersonRemoved',
  'ProfileChanged',
  'RecordDeleted',
  'Restored',
  'SessionsEnded',
  'SettingsChanged',
  'SignInFailed',
  'SignInLinkSent',
  'SignedIn',
  'SignedOut',
  'VersionRestored',
  'WebhookSecretRenewed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
