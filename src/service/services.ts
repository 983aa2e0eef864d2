/** What the service does, put together: whoever faces clients (HTTP, a worker, the command line) works with this. */
import type { Logger } from 'pino';
import type { CalculationPool } from '../calculation/node/pool.js';
import type { PicturePool } from '../report/pictures/pool.js';
import type { ReportPool } from '../report/pool.js';
import type { Store } from '../store/index.js';
import type { UploadReader } from '../upload/reader.js';
import { type AccessServices, type AccessSettings, accessServices } from './accounts/access-services.js';
import { SettingsKeeper } from './accounts/account-settings.js';
import type { Background } from './background/background.js';
import { LoadJob } from './background/load-job.js';
import { createMachinery, type Machinery, type Pace } from './background/machinery.js';
import { LoadQueuer } from './background/queue-load.js';
import { Bin } from './bin.js';
import type { FaultFiles } from './fault-files.js';
import { Archive } from './loads/archive.js';
import { LoadBuilder } from './loads/build-load.js';
import { LoadCalculator } from './loads/calculate-load.js';
import { LoadComparer } from './loads/compare.js';
import { Edits } from './loads/edits.js';
import { earlierToldOf } from './loads/older-plan.js';
import { LoadProgress } from './loads/progress.js';
import { LoadReader } from './loads/read-loads.js';
import { noteSavedOver } from './loads/saved-over.js';
import { LoadHistory } from './loads/versions.js';
import { MassLoads } from './mass-loads.js';
import { Metrics } from './metrics.js';
import { MasterData } from './records/master-data.js';
import { Pictures } from './reports/pictures.js';
import { Reports } from './reports/reports.js';
import { ShareLinks } from './reports/share-links.js';

export interface Services extends AccessServices {
  readonly archive: Archive;
  readonly masterData: MasterData;
  readonly settings: SettingsKeeper;
  readonly builder: LoadBuilder;
  readonly comparer: LoadComparer;
  readonly queuer: LoadQueuer;
  readonly reader: LoadReader;
  readonly history: LoadHistory;
  readonly loadProgress: LoadProgress;
  readonly bin: Bin;
  readonly massLoads: MassLoads;
  readonly pictures: Pictures;
  readonly reports: Reports;
  readonly shareLinks: ShareLinks;
  readonly background: Background;
  /** Stands still until it is started. */
  readonly machinery: Machinery;
  readonly edits: Edits;
  readonly metrics: Metrics;
  /** Bound of `rules.maxRunTimeSeconds`. */
  readonly maxRunTimeSeconds: number;
  /** Of streams of events; absent: the usual one. */
  readonly heartbeatMilliseconds?: number;
}

export interface ServiceSettings extends AccessSettings {
  readonly maxRunTimeSeconds: number;
  readonly mongodbUrl: string | null;
  readonly redisUrl: string | null;
  readonly jobsLimit: number;
  /** Days that addresses of pictures hold. */
  readonly linkDays: number;
  readonly webhookAllow: readonly string[];
  /** Days that the audit and the use of keys are kept. */
  readonly auditDays: number;
}

export interface ServiceParts {
  readonly store: Store;
  readonly pool: CalculationPool;
  readonly uploads: UploadReader;
  readonly drawing: PicturePool;
  readonly reporting: ReportPool;
  readonly faults: FaultFiles;
  readonly settings: ServiceSettings;
  readonly log: Logger;
  /** What differs from the usual pace of work in the background. */
  readonly pace?: ServicePace;
}

export interface ServicePace extends Partial<Pace> {
  /** Between two signs of life in a stream of events, milliseconds. */
  readonly heartbeat?: number;
}

export async function createServices(parts: ServiceParts): Promise<Services> {
  const { pool, uploads, drawing, reporting, faults, settings, log } = parts;
  const metrics = new Metrics(pool);
  metrics.watchStore(parts.store);
  const store = metrics.timed(parts.store);
  const access = accessServices(store, settings, log);
  const { accounts } = access;
  const archive = new Archive(store.loads);
  const keeper = new SettingsKeeper(store.accounts);
  const pictures = new Pictures({ store, drawing, linkDays: settings.linkDays });
  const calculator = new LoadCalculator(pool, store, accounts, keeper, pictures, faults, metrics);
  const loadJob = new LoadJob(calculator);
  const builder = new LoadBuilder(calculator, store.loads, access.audit);
  const machinery = await createMachinery({
    store,
    accounts,
    kinds: [loadJob],
    settings,
    log,
    pace: parts.pace,
    observer: metrics,
    // Of a job it is not kept by which key, nor from where, it was asked for.
    onSaved: (head) => noteSavedOver(access.audit, head, { key: null, address: '' }),
  });
  const queuer = new LoadQueuer(calculator, machinery.background, loadJob, store.loads);
  const reader = new LoadReader({ archive, pool, pictures, progress: store.progress, loads: store.loads });
  return {
    ...access,
    archive,
    masterData: new MasterData(store.records),
    settings: keeper,
    builder,
    comparer: new LoadComparer(calculator, pool),
    queuer,
    reader,
    history: new LoadHistory(store.loads, accounts, reader, pool, pictures),
    loadProgress: new LoadProgress(store, pool),
    bin: new Bin(store.bin),
    massLoads: new MassLoads(uploads, builder, queuer),
    edits: new Edits(store.edits, accounts, pool, pictures),
    pictures,
    shareLinks: new ShareLinks(store, pictures, settings.linkDays),
    reports: new Reports({
      ...{ store, presenting: pool, writing: reporting, workbooks: uploads, pictures },
      earlierOf: (head) => earlierToldOf(store, { user: head.owner, company: '' }, head),
    }),
    background: machinery.background,
    machinery,
    metrics,
    maxRunTimeSeconds: settings.maxRunTimeSeconds,
    heartbeatMilliseconds: parts.pace?.heartbeat,
  };
}
