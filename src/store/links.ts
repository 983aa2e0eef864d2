/** Links to reports that a user made by hand, until they are revoked. */
export interface ShareLink {
  /** Unguessable is what the address is; this only names it. */
  readonly id: string;
  /** Whose load it is. */
  readonly user: string;
  readonly title: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Who has it may tell how far the loading is; absent: nothing but read. */
  readonly allows?: 'Dock';
}

export interface LinkStore {
  add(link: ShareLink): Promise<void>;
  get(id: string): Promise<ShareLink | null>;
  /** Of a user, oldest first. */
  list(user: string): Promise<ShareLink[]>;
  /** False when the user has no such link. */
  delete(user: string, id: string): Promise<boolean>;
}
