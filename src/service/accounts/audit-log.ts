/** Notes who did what, and answers admins who ask. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { AuditAction } from '../../schema/audit-actions.js';
import type { AuditEntry, AuditQuery, AuditStore, Page } from '../../store/index.js';
import { knownCursor } from '../paging.js';

/** Who acts, from where. */
export interface Actor {
  readonly company: string;
  /** E-mail, lower case, or who else it was. */
  readonly by: string;
  readonly key: string | null;
  /** Of the network; empty: at the machine. */
  readonly address: string;
}

export class AuditLog {
  constructor(
    private readonly store: AuditStore,
    private readonly log: Logger | null = null,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Beside what is done: neither waits nor fails with it. */
  note(actor: Actor, action: AuditAction, on = '', detail = ''): void {
    this.add(actor, action, on, detail).catch((error: unknown) => {
      this.log?.error({ err: error, action, on }, 'not noted in the audit');
    });
  }

  async add({ company, by, key, address }: Actor, action: AuditAction, on = '', detail = ''): Promise<void> {
    const at = this.now().toISOString();
    const id = `${at}-${randomBytes(6).toString('base64url')}`;
    await this.store.add({ id, at, company, by, key, address, action, on, detail });
  }

  /** @throws ServiceFailure BadCursor */
  list(company: string, query: AuditQuery): Promise<Page<AuditEntry>> {
    return knownCursor(this.store.list(company, query));
  }
}
