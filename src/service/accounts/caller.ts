/** Who calls: what the faces of the service need to know of accounts, and nothing more. */

export interface Caller {
  /** E-mail, lower case. */
  readonly user: string;
  readonly company: string;
  /** May act for other users of the company. */
  readonly isAdmin: boolean;
  /** Of the API key that was sent; not the key itself. */
  readonly keyId: string;
}

export interface Callers {
  /** The owner of an API key; null when the key is unknown, has expired or was revoked. */
  authenticate(key: string): Promise<Caller | null>;
  /** @param user e-mail, lower case */
  isUserOf(company: string, user: string): Promise<boolean>;
}
