/** For whom a call acts: the caller, or any user of the company when the key was made for that. */
import { Changed, NotShared, type SaveTerms } from '../../store/index.js';
import { type Caller, type Callers, isSessionOfPlanner } from '../accounts/caller.js';
import { type SavedVersion, ServiceFailure } from '../failures.js';

/** @returns e-mail, lower case; @throws ServiceFailure UnknownUser */
export async function actsFor(callers: Callers, caller: Caller, userId: string): Promise<string> {
  const user = userId.trim().toLowerCase();
  if (user === caller.user) return user;
  if (caller.isAdmin && (await callers.isUserOf(caller.company, user))) return user;
  throw unknownUser(user);
}

/** Whose load is saved, by whom, and what must be true of the one that is there. */
export interface Saving {
  /** E-mail, lower case. */
  readonly owner: string;
  readonly savedBy: string;
  readonly savedByName: string | null;
  /** Where somebody else saves. */
  readonly createdByName?: string | null;
  readonly terms?: SaveTerms;
}

export interface SavingAsked {
  /** E-mail, in any case. */
  readonly userId: string;
  /** What must be true of the load that is there. */
  readonly terms?: SaveTerms | undefined;
  /** What is only calculated is not saved over anything. */
  readonly isSaved: boolean;
}

/**
 * Besides, a planner who is signed in may save over a load that a colleague shares, saying which version of it. An admin who
 * is signed in replaces nothing that another keeps private, and cannot be read, but what it saved for that user itself. A
 * program whose key acts for users may: it plans all of theirs.
 * @throws ServiceFailure UnknownUser
 */
export async function savesFor(
  callers: Callers,
  caller: Caller,
  { userId, terms: asked, isSaved }: SavingAsked,
): Promise<Saving> {
  const saver = { savedBy: caller.user, savedByName: caller.personName ?? null };
  const owner = userId.trim().toLowerCase();
  const isColleagues = owner !== caller.user && isSaved && isSessionOfPlanner(caller) && asked?.ifMatch !== undefined;
  if (isColleagues) {
    if (!(await callers.isUserOf(caller.company, owner))) throw unknownUser(owner);
    return { ...saver, owner, terms: { ...asked, isShared: true } };
  }
  await actsFor(callers, caller, owner).catch((error: unknown) => {
    throw isSaved && isSessionOfPlanner(caller) && asked?.ifMatch === undefined ? withoutVersion(owner) : error;
  });
  if (owner === caller.user) return { ...saver, owner, ...(asked && { terms: asked }) };
  const createdByName = await callers.nameOf(owner);
  const terms = caller.session === null ? asked : { ...asked, knownTo: caller.user };
  return { ...saver, owner, createdByName, ...(terms && { terms }) };
}

/** What a store says that saved nothing, as the service says it; any other error as it is. */
export function refusal(error: unknown, owner: string, title: string): unknown {
  if (error instanceof NotShared) return unknownUser(owner);
  if (!(error instanceof Changed)) return error;
  const { there } = error;
  const is = there
    ? `is version ${there.version}, saved by ${there.savedByName ?? there.savedBy} at ${there.updatedAt}`
    : 'is not there';
  return new ServiceFailure(
    'Changed',
    `The load "${title}" ${is}. Nothing was saved.`,
    undefined,
    undefined,
    versionOf(there),
  );
}

function versionOf(there: Changed['there']): SavedVersion {
  if (!there) return { version: null, savedAt: null, savedBy: null, savedByName: null };
  const { version, updatedAt: savedAt, savedBy, savedByName } = there;
  return { version, savedAt, savedBy, savedByName: savedByName ?? savedBy };
}

/** Alike whether the user is there or not. */
function withoutVersion(user: string): ServiceFailure {
  return new ServiceFailure(
    'UnknownUser',
    `You save over no load of ${user} without saying which version of it you saw. Send If-Match with the ETag of a load that a colleague shares, or save it as your own.`,
  );
}

export function unknownUser(user: string): ServiceFailure {
  return new ServiceFailure('UnknownUser', `The user ${user} is unknown, or this key may not act for that user.`);
}
