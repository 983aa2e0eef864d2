/** The embedded store: one folder, one machine, any number of processes (lmdb). */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { limitOf, localCounter, MINUTE } from '../call-limit.js';
import type { Store, WritingLog } from '../index.js';
import { type Keeping, USUAL_KEEPING } from '../keeping.js';
import { EmbeddedAccounts } from './accounts.js';
import { EmbeddedAnswers } from './answers.js';
import { EmbeddedAudit, EmbeddedUsage } from './audit.js';
import { EmbeddedBin } from './bin.js';
import { BinRows } from './bin-rows.js';
import { EmbeddedDeliveries } from './deliveries.js';
import { faultOfFullDisk, hasRoom } from './disk-faults.js';
import { EmbeddedEdits } from './edits.js';
import { entriesOf } from './entries.js';
import { FILE } from './file.js';
import { EmbeddedJobs } from './jobs.js';
import { EmbeddedLinks } from './links.js';
import { EmbeddedLoads } from './loads.js';
import { openedFile } from './opened-file.js';
import { EmbeddedPeople } from './people.js';
import { EmbeddedPictures, EmbeddedPlans, EmbeddedSecrets } from './pictures.js';
import { EmbeddedProgress } from './progress.js';
import { EmbeddedRecords } from './records.js';
import { EmbeddedSessions } from './sessions.js';
import { probeOf, Writability } from './writability.js';
import { writerOf } from './write.js';

export function isEmbeddedStore(folder: string): boolean {
  return existsSync(join(folder, FILE));
}

/**
 * Opens the store in this folder, which is made when it is not there.
 * @param log told when it can no longer be written, and when it can again
 */
export function openEmbeddedStore(
  folder: string,
  keeping: Keeping = USUAL_KEEPING,
  log: WritingLog | null = null,
): Store {
  mkdirSync(folder, { recursive: true });
  const { root, close } = openedFile(join(folder, FILE));
  const writer = writerOf(root, folder, (...failure) => writability.failed(...failure));
  const { write, writeSoon } = writer;
  const writability = new Writability({ probe: probeOf(root, write), hasRoom: () => hasRoom(folder), log });
  const full = faultOfFullDisk(folder);
  if (full !== null) writability.failed(full);
  const bin = new BinRows(root, keeping);
  const progress = new EmbeddedProgress(root, write);
  const loads = new EmbeddedLoads(root, write, bin, keeping, progress);
  const records = new EmbeddedRecords(root, write, bin);
  const accounts = new EmbeddedAccounts(root, write);
  const people = new EmbeddedPeople(root, write);
  const audit = new EmbeddedAudit(root, write);
  const edits = new EmbeddedEdits(root, write);
  const secrets = new EmbeddedSecrets(root, write);
  const links = new EmbeddedLinks(root, write);
  return {
    loads,
    records,
    bin: new EmbeddedBin(bin, loads, records, write),
    accounts,
    people,
    sessions: new EmbeddedSessions(root, write),
    audit,
    usage: new EmbeddedUsage(root, write),
    answers: new EmbeddedAnswers(root, write),
    edits,
    jobs: new EmbeddedJobs(root, write),
    deliveries: new EmbeddedDeliveries(root, write),
    pictures: new EmbeddedPictures(root, writeSoon),
    plans: new EmbeddedPlans(root, write),
    secrets,
    links,
    progress,
    limitCalls: (perMinute) => limitOf(localCounter({ most: perMinute, seconds: MINUTE })),
    limitTries: (_, window) => limitOf(localCounter(window)),
    entries: (onDamaged) =>
      entriesOf(root, { accounts, people, audit, records, loads, bin, edits, secrets, links, progress }, onDamaged),
    canLookBack: async () => true,
    ready: () => writability.ready(),
    async close() {
      writability.end();
      await writer.end();
      // All that was acknowledged is on the disk; the end of the process frees the rest.
      if (writer.canEnd()) await close();
    },
  };
}
