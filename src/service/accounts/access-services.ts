/** Everything about who may: keys, people, signing in, and what is noted of it, put together. */
import type { Logger } from 'pino';
import type { Store } from '../../store/index.js';
import { Accounts } from './accounts.js';
import { AuditLog } from './audit-log.js';
import { Mailer } from './mailer.js';
import { OpenId, type OpenIdSettings } from './open-id.js';
import { Passwords } from './passwords.js';
import { People } from './people.js';
import { Profiles } from './profiles.js';
import { SignIn, type SignInSettings } from './sign-in.js';
import { TryLimits } from './try-limits.js';
import { UsageCount } from './usage-count.js';

export interface AccessSettings extends SignInSettings {
  /** Null: no mails are sent. */
  readonly smtpUrl: string | null;
  /** Who sends mails. */
  readonly mailFrom: string;
  /** Null: there is none. */
  readonly openId: OpenIdSettings | null;
  /** Days that what is deleted can be had back; 0: it cannot. */
  readonly binDays: number;
}

export interface AccessServices {
  readonly accounts: Accounts;
  readonly people: People;
  readonly signIn: SignIn;
  readonly profiles: Profiles;
  /** Null: the operator has set none. */
  readonly openId: OpenId | null;
  readonly audit: AuditLog;
  readonly usage: UsageCount;
}

/** @param now absent: the clock of this machine */
export function accessServices(store: Store, settings: AccessSettings, log: Logger, now?: () => Date): AccessServices {
  const accounts = new Accounts(store, now);
  const audit = new AuditLog(store.audit, log, now);
  const mailer = new Mailer(settings.smtpUrl, settings.mailFrom);
  const limits = new TryLimits(store);
  const signIn = new SignIn({ store, passwords: new Passwords(), limits, mailer, audit, settings, log, now });
  const { baseUrl, openId } = settings;
  return {
    accounts,
    people: new People({ store, accounts, signIn, mailer, audit, log, now }),
    signIn,
    profiles: new Profiles(store, signIn, settings.binDays),
    openId:
      openId && baseUrl !== null ? new OpenId({ settings: openId, baseUrl, store, accounts, signIn, log, now }) : null,
    audit,
    usage: new UsageCount(store.usage, log, now),
  };
}
