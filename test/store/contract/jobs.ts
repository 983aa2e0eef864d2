import type { Test } from 'tap';
import type { Job, JobResult, JobStore, NewJob } from '../../../src/store/index.js';
import { nextHead } from '../../../src/store/load-steps.js';
import { ANN, at, BOB, load } from '../samples.js';
import type { OpenStore } from './open-store.js';

const NO_LIMIT = 1000;
let number = 0;

function job(owner: string, title: string, change: Partial<NewJob> = {}): NewJob {
  const id = `job${String(number++).padStart(4, '0')}`;
  const createdAt = new Date(Date.parse(at(0)) + number).toISOString();
  return { id, kind: 'load', owner, company: 'acme', title, requestId: 'r', webhookUrl: null, createdAt, ...change };
}

const input = (text: string) => Buffer.from(text);
const result = (title: string, change: Partial<JobResult> = {}): JobResult => ({
  state: 'done',
  error: null,
  finishedAt: at(5),
  load: load(ANN, title),
  response: input(`answer to ${title}`),
  ...change,
});

async function add(jobs: JobStore, ...added: readonly NewJob[]): Promise<void> {
  for (const one of added) await jobs.add([{ job: one, input: input(one.title) }], NO_LIMIT);
}

/** Takes and ends whatever waits; returns the titles in the order in which they were handed out. */
async function takeAll(jobs: JobStore): Promise<string[]> {
  const titles: string[] = [];
  for (let taken = await next(jobs); taken; taken = await next(jobs)) {
    titles.push(taken.title);
    await jobs.cancel(taken.id, at(1), at(9));
  }
  return titles;
}

const next = (jobs: JobStore): Promise<Job | null> => jobs.takeNext(at(1), at(2));

export async function jobsContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  t.teardown(store.close);
  const { jobs } = store;

  await t.test('from the queue to its end', async (t) => {
    const one = job(ANN.user, 'One', { webhookUrl: 'https://a:b@hooks.example/x' });
    t.match(await jobs.add([{ job: one, input: input('what to do') }], NO_LIMIT), [{ id: one.id, turn: 0 }]);
    t.match(await jobs.get(one.id), { ...one, state: 'queued', progress: 0, attempt: 0, startedAt: null });
    t.equal((await jobs.waiting(10)).length, 1);
    const taken = await next(jobs);
    t.match(taken, { ...one, state: 'running', attempt: 1, deaths: 0, startedAt: at(1), leaseUntil: at(2) });
    t.equal(String(await jobs.input(one.id)), 'what to do');
    t.equal(await next(jobs), null);
    t.strictSame(await jobs.take(one.id, at(1), at(2)), { state: 'held' });
    t.ok(await jobs.isHeld(one.id, 1));
    t.ok(await jobs.renew(one.id, 1, at(3), 0.5));
    t.ok(await jobs.renew(one.id, 1, at(4), 0.25));
    t.match(await jobs.get(one.id), { progress: 0.5, leaseUntil: at(4) }, 'progress never falls');
    t.equal(await jobs.commit(one.id, 2, result('Other')), false, 'not of this attempt');
    t.equal(await jobs.commit(one.id, 1, result('One')), true);
    t.equal(await jobs.commit(one.id, 1, result('One')), true, 'twice is once');
    await jobs.cancel(one.id, at(4), at(9));
    t.match(await jobs.get(one.id), { state: 'ending', outcome: { state: 'done' } }, 'too late to cancel');
    const saved = (await jobs.committedLoad(one.id))!;
    t.match(saved.head, { title: 'One', owner: ANN.user });
    t.equal(String(saved.body), 'One');
    await jobs.finish(one.id, nextHead(saved.head, null), at(9));
    const ended = await jobs.get(one.id);
    t.match(ended, { state: 'done', progress: 1, finishedAt: at(5), savedAs: { title: 'One' }, leaseUntil: null });
    t.equal(String(await jobs.response(one.id)), 'answer to One');
    t.equal(await jobs.input(one.id), null, 'what is needed no more is gone');
    t.equal(await jobs.committedLoad(one.id), null);
    t.strictSame(await jobs.take(one.id, at(6), at(7)), { state: 'ended' });
    await jobs.cancel(one.id, at(6), at(9));
    t.match(await jobs.get(one.id), { state: 'done', finishedAt: at(5) });
    t.strictSame([await jobs.waiting(10), await jobs.held()], [[], []]);
  });

  await t.test('a holder that dies loses the job to the next, and can do nothing more', async (t) => {
    const one = job(ANN.user, 'Orphan');
    await add(jobs, one);
    await next(jobs);
    await jobs.renew(one.id, 1, at(2), 0.4);
    const [held] = await jobs.held();
    t.match(held, { id: one.id, turn: 0 });
    t.equal(await jobs.takeNext(at(9), at(10)), null, 'by no clock of anybody it is free');
    await jobs.renew(one.id, 1, at(2), 0.4);
    const [later] = await jobs.held();
    t.not(later!.pulse, held!.pulse, 'a holder that lives changes the pulse, whatever its clock says');
    const take = (pulse: string) => jobs.take(one.id, at(0), at(4), undefined, pulse);
    t.strictSame(await take(held!.pulse), { state: 'held' }, 'it has lived since');
    const both = await Promise.all([take(later!.pulse), take(later!.pulse)]);
    t.strictSame(both.map(({ state }) => state).sort(), ['held', 'taken'], 'one of those who saw it takes it');
    t.match(await jobs.get(one.id), { attempt: 2, deaths: 1, progress: 0.4, startedAt: at(1) });
    t.equal(await jobs.isHeld(one.id, 1), false);
    t.equal(await jobs.renew(one.id, 1, at(9), 0.9), false);
    t.equal(await jobs.commit(one.id, 1, result('Orphan')), false);
    await jobs.release(one.id, 1);
    t.match(await jobs.get(one.id), { state: 'running', attempt: 2, leaseUntil: at(4), progress: 0.4 });
    t.equal((await jobs.waiting(9)).length, 0);
    await jobs.commit(one.id, 2, result('Orphan', { state: 'failed', error: 'why', load: null }));
    const [ending] = await jobs.held();
    t.match(await jobs.take(one.id, at(6), at(7), undefined, ending!.pulse), {
      state: 'taken',
      job: { state: 'ending', deaths: 1 },
    });
    await jobs.finish(one.id, null, at(9));
    t.match(await jobs.get(one.id), { state: 'failed', progress: 0.4, outcome: { error: 'why' }, savedAs: null });
  });

  await t.test('a job given back waits again and was not lost', async (t) => {
    const one = job(ANN.user, 'Back');
    await add(jobs, one);
    await next(jobs);
    await jobs.release(one.id, 1);
    t.match(await jobs.get(one.id), { state: 'queued', leaseUntil: null });
    t.match(await jobs.take(one.id, at(1), at(2)), { state: 'taken', job: { attempt: 2, deaths: 0 } });
    await jobs.cancel(one.id, at(1), at(9));
    t.match(await jobs.get(one.id), { state: 'cancelled', finishedAt: at(1) });
    t.equal(await jobs.isHeld(one.id, 2), false);
    t.equal(await jobs.commit(one.id, 2, result('Back')), false, 'nothing is saved of what was cancelled');
  });

  await t.test('a job of a kind that its taker does not know is left to others, and is no death', async (t) => {
    const unknown = job(ANN.user, 'Of a later version', { kind: 'later' });
    await add(jobs, unknown, job(BOB.user, 'Known'));
    t.match(await jobs.takeNext(at(1), at(2), ['load']), { title: 'Known' });
    t.equal(await jobs.takeNext(at(1), at(2), ['load']), null);
    t.strictSame(await jobs.take(unknown.id, at(1), at(2), ['load']), { state: 'held' });
    t.match(await jobs.get(unknown.id), { state: 'queued', attempt: 0, deaths: 0 });
    t.match(await jobs.takeNext(at(1), at(2), ['load', 'later']), { id: unknown.id, attempt: 1 });
    t.strictSame((await jobs.held(['load'])).length, 1, 'nor is one that was left behind theirs');
    await takeAll(jobs);
    await jobs.cancel(unknown.id, at(1), at(9));
    for (const { id } of await jobs.held()) await jobs.cancel(id, at(1), at(9));
  });

  await t.test('owners take turns, whoever sends more', async (t) => {
    await add(jobs, ...['A1', 'A2', 'A3', 'A4'].map((title) => job(ANN.user, title)));
    const first = (await next(jobs))!;
    await add(jobs, ...['B1', 'B2'].map((title) => job(BOB.user, title)));
    t.equal(first.title, 'A1');
    t.strictSame(await takeAll(jobs), ['A2', 'B1', 'A3', 'B2', 'A4']);
    await jobs.cancel(first.id, at(1), at(9));
  });

  await t.test('no two get the same job', async (t) => {
    await add(jobs, ...Array.from({ length: 20 }, (_, n) => job(ANN.user, `Many ${n}`)));
    const taken = await Promise.all(Array.from({ length: 25 }, () => next(jobs)));
    const ids = taken.filter((one) => one !== null).map(({ id }) => id);
    t.equal(new Set(ids).size, ids.length);
    t.equal(ids.length + (await takeAll(jobs)).length, 20);
    for (const id of ids) await jobs.cancel(id, at(1), at(9));
  });

  await t.test('places', async (t) => {
    const both = [job(ANN.user, 'P1'), job(ANN.user, 'P2')].map((one) => ({ job: one, input: input('x') }));
    t.match(await jobs.add(both, 1), [{ turn: 0 }, { turn: 1 }], 'added together they take one place');
    t.equal(await jobs.hasPlace(ANN.user, 1), false);
    t.equal(await jobs.hasPlace(ANN.user, 2), true);
    const third = job(ANN.user, 'P3');
    t.equal(await jobs.add([{ job: third, input: input('x') }], 1), null);
    t.equal(await jobs.get(third.id), null);
    await next(jobs);
    t.equal(await jobs.hasPlace(ANN.user, 1), true, 'who is taken waits no more');
    for (const { job: one } of both) await jobs.cancel(one.id, at(1), at(9));
    t.equal(await jobs.hasPlace(ANN.user, 1), true);
  });

  await t.test('who fills all places keeps nobody else out', async (t) => {
    const put = async (owner: string, title: string) => {
      const one = job(owner, title);
      return (await jobs.add([{ job: one, input: input('x') }], 4)) && one;
    };
    const kept = [];
    for (let place = 0; place < 4; place++) kept.push(await put(ANN.user, `full ${place}`));
    t.notOk(kept.includes(null), 'alone one owner may take them all');
    t.equal(await put(ANN.user, 'one too many'), null);
    for (let place = 0; place < 2; place++) kept.push(await put(BOB.user, `other ${place}`));
    t.notOk(kept.includes(null), 'and for others there are as many again');
    t.equal(await put(BOB.user, 'more than half'), null);
    await jobs.cancel(kept[0]!.id, at(1), at(9));
    t.equal(await put(ANN.user, 'still more than half'), null, 'while others wait');
    for (const one of kept) await jobs.cancel(one!.id, at(1), at(9));
    t.equal(await jobs.hasPlace(ANN.user, 1), true);
  });

  await t.test('a heavy job makes the next of its owner wait for more of the others', async (t) => {
    const heavy = ['H1', 'H2'].map((title) => ({ ...job(ANN.user, title), weight: 3 }));
    await add(jobs, ...heavy, ...['L1', 'L2', 'L3', 'L4'].map((title) => job(BOB.user, title)));
    t.strictSame(await takeAll(jobs), ['H1', 'L1', 'L2', 'L3', 'H2', 'L4']);
  });

  await t.test('who has enough comes after the others', async (t) => {
    const [first, second] = [job(ANN.user, 'E1'), job(BOB.user, 'E2')];
    await add(jobs, first, second);
    const taken = [];
    for (let turn = 0; turn < 3; turn++) taken.push(await jobs.takeNext(at(0), at(50), undefined, [ANN.user]));
    t.strictSame(
      taken.map((one) => one?.title ?? null),
      ['E2', 'E1', null],
    );
    for (const one of [first, second]) await jobs.cancel(one.id, at(1), at(9));
  });

  await t.test('lists, newest first, in pages', async (t) => {
    const fay = 'fay@acme.test';
    const added = ['L1', 'L2', 'L3', 'L4', 'L5'].map((title) => job(fay, title));
    await add(jobs, ...added);
    const all = await jobs.list(fay, { limit: 10 });
    t.strictSame([all.items.map(({ title }) => title), all.next], [['L5', 'L4', 'L3', 'L2', 'L1'], null]);
    const pages: string[] = [];
    for (let cursor: string | undefined, turn = 0; turn < 3; turn++) {
      const page = await jobs.list(fay, { limit: 2, cursor });
      pages.push(page.items.map(({ title }) => title).join());
      cursor = page.next ?? undefined;
    }
    t.strictSame(pages, ['L5,L4', 'L3,L2', 'L1']);
    const span = { limit: 9, createdFrom: added[1]!.createdAt, createdTo: added[3]!.createdAt };
    t.strictSame(
      (await jobs.list(fay, span)).items.map(({ title }) => title),
      ['L3', 'L2'],
    );
    t.strictSame((await jobs.list('nobody@acme.test', { limit: 2 })).items, []);
    await t.rejects(jobs.list(fay, { limit: 2, cursor: 'no cursor' }), { name: 'BadCursor' });
    await takeAll(jobs);
  });

  await t.test('a large job, and what has expired', async (t) => {
    const big = job('eve@acme.test', 'Big');
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'large');
    await jobs.add([{ job: big, input: bytes }], NO_LIMIT);
    const taken = (await next(jobs))!;
    t.ok(bytes.equals((await jobs.input(big.id))!));
    await jobs.commit(big.id, taken.attempt, result('Big', { response: bytes }));
    await jobs.finish(big.id, null, at(9));
    while ((await jobs.sweep(at(9))) > 0);
    t.ok(bytes.equals((await jobs.response(big.id))!), 'kept until then');
    while ((await jobs.sweep(at(10))) > 0);
    t.equal(await jobs.get(big.id), null);
    t.equal(await jobs.response(big.id), null);
  });

  await t.test('when the last jobs ran', async (t) => {
    const own = await open();
    t.teardown(own.close);
    t.strictSame(await own.jobs.lastRun(5), []);
    const ended = [job(ANN.user, 'First'), job(BOB.user, 'Second'), job(ANN.user, 'Third'), job(ANN.user, 'Waits')];
    await add(own.jobs, ...ended);
    for (const [place, one] of ended.slice(0, 3).entries()) {
      await own.jobs.take(one.id, at(1), at(2));
      await own.jobs.commit(one.id, 1, result(one.title, { finishedAt: at(10 + place) }));
      await own.jobs.finish(one.id, null, at(100 + place));
    }
    await own.jobs.cancel(ended[3]!.id, at(13), at(200));
    const run = (second: number) => ({ startedAt: at(1), finishedAt: at(second) });
    t.strictSame(await own.jobs.lastRun(3), [run(12), run(11)], 'what never ran tells nothing');
  });

  await t.test('everything is there when the store is opened again', async (t) => {
    const one = job(ANN.user, 'Durable');
    await add(jobs, one);
    const again = await open();
    t.match(await again.jobs.get(one.id), one);
    await again.close();
  });
}
