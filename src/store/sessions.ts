/** Who is signed in, and links that sign somebody in once. Only hashes are kept: a row that is stolen opens nothing. */

/** How a session began. */
export type SignedInBy = 'password' | 'link' | 'openId';

export interface SessionRecord {
  /** SHA-256 of the cookie's secret, hexadecimal. */
  readonly hash: string;
  /** E-mail, lower case. */
  readonly user: string;
  readonly by: SignedInBy;
  readonly createdAt: string;
  /** To the minute. */
  readonly lastSeenAt: string;
  /** When it ends unless it is used again. */
  readonly expiresAt: string;
}

export interface SignInLink {
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string;
  /** E-mail, lower case. */
  readonly user: string;
  readonly expiresAt: string;
  /** Null: nobody used it yet. */
  readonly usedAt: string | null;
}

export interface SessionStore {
  add(session: SessionRecord): Promise<void>;
  find(hash: string): Promise<SessionRecord | null>;
  /** Nothing happens when it has ended meanwhile. */
  touch(hash: string, lastSeenAt: string, expiresAt: string): Promise<void>;
  end(hash: string): Promise<void>;
  /** Ends all sessions of a user, but the one of this hash. */
  endAll(user: string, but?: string): Promise<void>;
  addLink(link: SignInLink): Promise<void>;
  /** The link as it was, which is used by then: of many who take it at once one finds it unused. */
  takeLink(hash: string, usedAt: string): Promise<SignInLink | null>;
  /** Forgets all links of a user that nobody used; used ones are known until they expire. */
  dropLinks(user: string): Promise<void>;
  /** Forgets what expired before this instant; returns how many. */
  sweep(now: string): Promise<number>;
}
