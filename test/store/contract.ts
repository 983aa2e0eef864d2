/** What every store does, whichever it is: one suite, run by <store>.test.ts for each. */
import type { Test } from 'tap';
import { accountsContract } from './contract/accounts.js';
import { answersContract } from './contract/answers.js';
import { auditContract } from './contract/audit.js';
import { binContract } from './contract/bin.js';
import { deliveriesContract } from './contract/deliveries.js';
import { editsContract } from './contract/edits.js';
import { jobsContract } from './contract/jobs.js';
import { linksContract } from './contract/links.js';
import { loadsContract } from './contract/loads.js';
import type { OpenStore } from './contract/open-store.js';
import { peopleContract } from './contract/people.js';
import { picturesContract } from './contract/pictures.js';
import { progressContract } from './contract/progress.js';
import { recordsContract } from './contract/records.js';
import { sessionsContract } from './contract/sessions.js';
import { versionsContract } from './contract/versions.js';

/** `fresh` gives an empty store, and a way to open it again, for each part. */
export async function storeContract(t: Test, fresh: () => Promise<OpenStore>): Promise<void> {
  const parts = {
    loads: loadsContract,
    versions: versionsContract,
    records: recordsContract,
    bin: binContract,
    accounts: accountsContract,
    people: peopleContract,
    sessions: sessionsContract,
    audit: auditContract,
    answers: answersContract,
    edits: editsContract,
    jobs: jobsContract,
    deliveries: deliveriesContract,
    pictures: picturesContract,
    links: linksContract,
    progress: progressContract,
  };
  for (const [name, part] of Object.entries(parts)) {
    await t.test(name, async (t) => part(t, await fresh()));
  }
}
