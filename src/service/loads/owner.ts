/** For whom a call acts: the caller, or any user of the company when the key was made for that. */
import type { Caller, Callers } from '../accounts/caller.js';
import { ServiceFailure } from '../failures.js';

/** @returns e-mail, lower case; @throws ServiceFailure UnknownUser */
export async function actsFor(callers: Callers, caller: Caller, userId: string): Promise<string> {
  const user = userId.trim().toLowerCase();
  if (user === caller.user) return user;
  if (caller.isAdmin && (await callers.isUserOf(caller.company, user))) return user;
  throw new ServiceFailure('UnknownUser', `The user ${user} is unknown, or this key may not act for that user.`);
}
