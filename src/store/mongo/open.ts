/** The store in MongoDB: any number of services on any number of machines share one database. */
import type { Db, ObjectId } from 'mongodb';
import { MINUTE } from '../call-limit.js';
import type { Store } from '../index.js';
import { USUAL_KEEPING } from '../keeping.js';
import { MongoAccounts, prepareAccounts } from './accounts.js';
import { answerCollection, MongoAnswers, prepareAnswers } from './answers.js';
import { MongoAudit, MongoUsage, prepareAudit } from './audit.js';
import { batchCollection } from './batches.js';
import { MongoBin } from './bin.js';
import { Bodies } from './bodies.js';
import { limitOverAll, prepareCalls } from './calls.js';
import { Connection } from './connection.js';
import { MongoDeliveries, prepareDeliveries } from './deliveries.js';
import { editCollection, MongoEdits, prepareEdits } from './edits.js';
import { entriesOf } from './entries.js';
import { IndexedPieces } from './indexed-pieces.js';
import { jobCollection, MongoJobs, prepareJobs } from './jobs.js';
import { MongoLinks, prepareLinks } from './links.js';
import { loadCollection } from './load-document.js';
import { bodiesOfVersions, prepareVersions } from './load-versions.js';
import { MongoLoads, prepareLoads } from './loads.js';
import { MongoPeople, preparePeople } from './people.js';
import { MongoPictures, MongoPlans, MongoSecrets, planCollection, preparePictures } from './pictures.js';
import { MongoProgress, prepareProgress } from './progress.js';
import { MongoRecords, prepareRecords } from './records.js';
import { MongoSessions, prepareSessions } from './sessions.js';
import { type StoreLog, sweepRegularly } from './sweeping.js';

/** Opens without waiting: the first operation connects and makes the indexes, as `ready` does. */
export function openMongoStore(url: string, log: StoreLog | null = null, keeping = USUAL_KEEPING): Store {
  const connection: Connection = new Connection(url, async (db) => {
    const kinds = [prepareLoads, prepareRecords, prepareAccounts, prepareAnswers, prepareJobs, prepareDeliveries];
    const parts = [
      ...kinds,
      preparePictures,
      prepareCalls,
      prepareEdits,
      prepareLinks,
      prepareVersions,
      prepareProgress,
    ];
    const ofPeople = [preparePeople, prepareSessions, prepareAudit];
    await Promise.all([...parts, ...ofPeople].map((prepare) => prepare(db)));
    await pieces.prepare(db);
    await records.finishBatches();
  });
  const bodies = new Bodies(connection.db);
  const pieces = new IndexedPieces();
  const records = new MongoRecords(connection, bodies, pieces, keeping);
  const loads = new MongoLoads(connection, bodies, pieces, keeping);
  const sweep = () => connection.run(() => bodies.sweep((ids) => namedBodies(connection.db, ids)));
  const endSweeping = sweepRegularly(sweep, log);
  return {
    loads,
    records,
    bin: new MongoBin(connection, loads, keeping),
    accounts: new MongoAccounts(connection),
    people: new MongoPeople(connection),
    sessions: new MongoSessions(connection),
    audit: new MongoAudit(connection),
    usage: new MongoUsage(connection),
    answers: new MongoAnswers(connection, bodies),
    edits: new MongoEdits(connection, bodies),
    jobs: new MongoJobs(connection, bodies),
    deliveries: new MongoDeliveries(connection),
    pictures: new MongoPictures(connection),
    plans: new MongoPlans(connection, bodies),
    secrets: new MongoSecrets(connection),
    links: new MongoLinks(connection),
    progress: new MongoProgress(connection),
    limitCalls: (perMinute) => limitOverAll(connection, '', { most: perMinute, seconds: MINUTE }),
    limitTries: (name, window) => limitOverAll(connection, name, window),
    entries: () => entriesOf(connection, bodies, loads.versionsOf),
    canLookBack: () => connection.canLookBack(),
    ready: async () => {
      await connection.ping();
      return { cannotWrite: null };
    },
    close: async () => {
      endSweeping();
      await connection.close();
    },
  };
}

async function namedBodies(db: Db, ids: readonly ObjectId[]): Promise<ReadonlySet<string>> {
  const ofLoads = await loadCollection(db)
    .find({ 'body.id': { $in: [...ids] } }, { projection: { body: 1 } })
    .toArray();
  const named = new Set(ofLoads.map(({ body }) => body.id.toHexString()));
  for (const id of await bodiesOfVersions(db, ids)) named.add(id.toHexString());
  const query = { 'answer.body.id': { $in: [...ids] } };
  const ofAnswers = await answerCollection(db)
    .find(query, { projection: { answer: 1 } })
    .toArray();
  for (const { answer } of ofAnswers) if (answer) named.add(answer.body.id.toHexString());
  const ofJobs = await jobCollection(db)
    .find({ 'bodies.id': { $in: [...ids] } }, { projection: { bodies: 1 } })
    .toArray();
  for (const { bodies } of ofJobs) for (const { id } of bodies) named.add(id.toHexString());
  const ofPlans = await planCollection(db)
    .find({ 'body.id': { $in: [...ids] } }, { projection: { body: 1 } })
    .toArray();
  for (const { body } of ofPlans) named.add(body.id.toHexString());
  const ofEdits = await editCollection(db)
    .find({ 'body.id': { $in: [...ids] } }, { projection: { body: 1 } })
    .toArray();
  for (const { body } of ofEdits) named.add(body.id.toHexString());
  const ofBatches = await batchCollection(db)
    .find({}, { projection: { body: 1 } })
    .toArray();
  for (const { body } of ofBatches) named.add(body.id.toHexString());
  return named;
}
