/** Users of before there were roles: each becomes a person. */
import type { Store } from '../../store/index.js';
import { newPerson, withRole } from './person.js';

/**
 * They are planners; who has a key that was made for an admin is one, and so are those named. What is known already
 * stays. May run as often as wanted, by any number of processes.
 */
export async function upgradePeople(
  { accounts, people }: Pick<Store, 'accounts' | 'people'>,
  admins: readonly string[] = [],
): Promise<void> {
  const [users, known] = await Promise.all([accounts.listUsers(), people.list()]);
  const isKnown = new Set(known.map(({ email }) => email));
  const missing = users.filter(({ email }) => !isKnown.has(email));
  if (missing.length === 0) return;
  const withAdminKey = new Set([
    ...admins,
    ...(await accounts.listKeys()).filter(({ isAdmin }) => isAdmin).map((key) => key.user),
  ]);
  for (const user of missing) {
    const planner = newPerson(user, new Date(user.createdAt));
    await people.add(withAdminKey.has(user.email) ? withRole(planner, 'admin') : planner, false);
  }
}
