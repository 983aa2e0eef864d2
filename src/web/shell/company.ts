/** The company of a person, as far as somebody named it. */
import type { Account } from './session.js';

/** What the service calls a company that its operator did not name. */
const UNNAMED = 'default';

/** Empty: nobody named it. */
export function companyNamed({ company }: Pick<Account, 'company'>): string {
  return company === UNNAMED ? '' : company;
}
