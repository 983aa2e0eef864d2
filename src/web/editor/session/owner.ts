/** Who is signed in: an editing buffer of the server belongs to its user. */
import { resumeSession, ServerFailure, session } from '../../shell/session.js';

/** @throws ServerFailure */
export async function ownUser(): Promise<string> {
  if (session.peek().account === null) await resumeSession();
  const { account, fault } = session.peek();
  if (account === null) throw new ServerFailure(0, fault);
  return account.user;
}
