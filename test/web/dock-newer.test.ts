/** What of the loading by a plan counts in a newer plan of the load: the rule, then on a phone in a real browser. */
import assert from 'node:assert/strict';
import t from 'tap';
import { type Arrangement, placementsOf } from '../../src/domain/plan.js';
import type { Cargo } from '../../src/domain/problem.js';
import type { ProgressEvent } from '../../src/domain/progress.js';
import type { ShownLoad } from '../../src/scene/shown-load.js';
import { beforeIt } from '../../src/web/pages/dock/newer/before-it.js';
import {
  countElsewhere,
  countOut,
  lastInFirst,
  outOf,
  stillElsewhere,
  withoutOut,
} from '../../src/web/pages/dock/newer/elsewhere.js';
import { whyOut } from '../../src/web/pages/dock/newer/elsewhere-text.js';
import { inTheWay, oldPieces, withoutThese } from '../../src/web/pages/dock/newer/old-pieces.js';
import { takenOver as takenOverFrom, withOlder } from '../../src/web/pages/dock/newer/taken-over.js';
import { BEGUN, begunAgain, isLoaded, type Progress, withDone } from '../../src/web/pages/dock/progress.js';
import { afterOut, cameOut } from '../../src/web/pages/dock/told/came-out.js';
import { draftsOf, joined } from '../../src/web/pages/dock/told/joined.js';
import { Opened } from '../../src/web/viewer/opened.js';
import { sheetNames } from '../../src/web/viewer/sheets.js';
import fc from '../support/fast-check.js';
import { skipWithout } from '../support/parts.js';
import { problemOf } from '../support/problems/load-problems.js';
import { startTestService, USER } from '../support/service/running-service.js';
import { signIn } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { networkTo } from '../support/web/network.js';
import { soon } from '../support/web/soon.js';
import { BOX, CARTONS, vanOrder } from '../support/web/van-order.js';

const NAMES = ['drum', 'crate', 'sack'] as const;
const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };

interface Row {
  readonly name: (typeof NAMES)[number];
  /** Cells are so far apart that no two rows touch. */
  readonly cell: number;
  readonly turned: boolean;
  readonly pieces: number;
}

/** @param names in the order of the request @param containers rows of each, in the order of loading */
function loadOf(names: readonly string[], containers: readonly (readonly Row[])[], scale = 1): ShownLoad {
  const side = (millimetres: number) => millimetres * scale;
  const size = { length: side(120), width: side(100), height: side(100) };
  const problem = {
    ...problemOf(
      names.map((name): Partial<Cargo> => ({ name, size, quantity: 99 })),
      [{ size: { length: side(10_000), width: side(500), height: side(500) } }],
    ),
    scale,
  };
  const arrangement = ({ name, cell, turned, pieces }: Row): Arrangement => ({
    cargo: names.indexOf(name),
    orientation: turned ? 2 : 1,
    position: { x: side(cell * 400), y: 0, z: 0 },
    counts: { length: pieces, width: 1, height: 1 },
  });
  const plan = {
    containers: containers.map((rows) => ({ container: 0, arrangements: rows.map(arrangement) })),
    unloaded: [],
    search,
  };
  return { title: 'Tour', problem, plan, request: { cargoes: names.map(() => ({})), emptyContainers: [{}] } };
}

/** By step, from 0. */
function keysOf({ problem, plan }: ShownLoad, container = 0): string[][] {
  return plan.containers[container]!.arrangements.map((one) =>
    [...placementsOf(one, problem.cargoes)].map(({ cargo, orientation, position }) =>
      [problem.cargoes[cargo]!.name, orientation, position.x / problem.scale].join(),
    ),
  );
}

const takenOver = (older: ShownLoad, progress: Progress, newer: ShownLoad) => {
  const { progress: now, same } = takenOverFrom(new Map([['older', older]]), 'older', progress, newer);
  return { progress: now, same, elsewhere: now.elsewhere };
};

const row = (name: Row['name'], cell: number, pieces = 1, turned = false): Row => ({ name, cell, pieces, turned });
const done = (steps: number, sheet = 0): Progress => withDone(BEGUN, sheet, steps);

const rows = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 6 }).chain((cells) =>
  fc.tuple(
    ...cells.map((cell) =>
      fc.record({
        name: fc.constantFrom(...NAMES),
        cell: fc.constant(cell),
        turned: fc.boolean(),
        pieces: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  ),
);

t.test('takes over exactly the pieces of the same cargo, place and turn', async (t) => {
  const order = fc.shuffledSubarray([...NAMES], { minLength: 3 });
  fc.assert(
    fc.property(rows, rows, order, order, fc.nat(6), fc.constantFrom(1, 10), (first, second, a, b, ticked, scale) => {
      // Most of the newer plan is as the older one, in another order and another request.
      const kept = first.filter(({ cell }) => cell % 3 !== 0);
      const others = second.filter(({ cell }) => !kept.some((one) => one.cell === cell));
      const older = loadOf(a, [first]);
      const newer = loadOf(b, [[...others.slice(0, 2), ...kept, ...others.slice(2)]], scale);
      const progress = done(Math.min(ticked, first.length));
      const loaded = new Set(keysOf(older).slice(0, ticked).flat());
      const wanted = keysOf(newer);
      const all = new Set(wanted.flat());
      const { progress: now, same, elsewhere } = takenOver(older, progress, newer);
      const stands = [...loaded].filter((key) => all.has(key));
      assert.equal(same, stands.length);
      for (const [at, keys] of wanted.entries()) {
        const standing = keys.filter((key) => loaded.has(key)).length;
        assert.equal(isLoaded(now, 0, at + 1), standing === keys.length, 'a step is loaded when all of it stands');
        const partly = standing > 0 && standing < keys.length ? standing : undefined;
        assert.equal(now.standing['0']?.[String(at + 1)]?.length, partly);
      }
      const next = wanted.findIndex((keys) => keys.some((key) => !loaded.has(key)));
      assert.equal(now.done['0'] ?? 0, next === -1 ? wanted.length : next, 'it goes on at the first that is not done');
      for (const name of NAMES) {
        const isOf = (key: string) => key.startsWith(`${name},`);
        const away = [...loaded].filter((key) => isOf(key) && !all.has(key)).length;
        const free = [...all].filter((key) => isOf(key) && !loaded.has(key)).length;
        const own = elsewhere.filter(({ step }) => first[step - 1]!.name === name);
        assert.equal(countElsewhere(own), away);
        assert.equal(
          own.reduce((sum, { out }) => sum + out, 0),
          Math.max(0, away - free),
        );
      }
    }),
    { numRuns: 200 },
  );
  t.pass('in all of them');
});

t.test('says where the rest goes, and counts what was noted as not loaded for nothing', async (t) => {
  const older = loadOf(NAMES, [[row('drum', 0, 3), row('crate', 1, 2), row('sack', 2)]]);
  const newer = loadOf(NAMES, [[row('sack', 2), row('crate', 5), row('drum', 0, 3)]]);
  t.match(takenOver(older, done(3), newer), {
    progress: { done: { '0': 1 }, ahead: { '0': [3] } },
    same: 4,
    elsewhere: [{ sheet: 0, step: 2, pieces: [3, 4], to: [{ sheet: 0, step: 2, count: 1 }], out: 1 }],
  });
  const noted = (pieces: number): Progress => ({
    ...done(3),
    problems: [{ sheet: 0, step: 1, pieces, reason: 'reasonDamaged', note: '' }],
  });
  const all = takenOver(older, noted(3), newer);
  t.match(all, { same: 1, progress: { ahead: { '0': [3] }, problems: [{ step: 3, pieces: 3 }] } });
  const one = takenOver(older, noted(1), newer);
  t.match(one, { same: 3, progress: { ahead: { '0': [3] }, problems: [{ step: 3, pieces: 1 }] } });
  const fewer = loadOf(NAMES, [[row('sack', 2), row('crate', 5), row('drum', 0, 2)]]);
  t.strictSame(takenOver(older, noted(1), fewer).progress.problems, [], 'that was made knowing of it');
});

t.test('keeps in the books what was loaded, and what was noted, over any number of newer plans', async (t) => {
  const order = fc.shuffledSubarray([...NAMES], { minLength: 3 });
  const plans = fc.array(fc.record({ rows, order, ticks: fc.nat(2) }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(plans, (all) => {
      const known = new Map<string, ShownLoad>();
      let progress = BEGUN;
      let inTruck = 0;
      for (const [at, { rows, order, ticks }] of all.entries()) {
        const load = loadOf(order, [rows]);
        known.set(String(at), load);
        if (at > 0) progress = takenOverFrom(known, String(at - 1), progress, load).progress;
        const books = () => {
          const steps = keysOf(load).flatMap(({ length }, step) => (isLoaded(progress, 0, step + 1) ? [length] : []));
          const standing = Object.entries(progress.standing['0'] ?? {})
            .filter(([step]) => !isLoaded(progress, 0, Number(step)))
            .flatMap(([, pieces]) => pieces).length;
          return steps.reduce((sum, one) => sum + one, 0) + standing + countElsewhere(stillElsewhere(progress));
        };
        assert.equal(books(), inTruck, 'a newer plan neither loads nor unloads');
        const steps = keysOf(load).length;
        for (let tick = 0; tick < ticks && (progress.done['0'] ?? 0) < steps; tick++) {
          progress = withDone(progress, 0, (progress.done['0'] ?? 0) + 1);
          assert.ok(books() >= inTruck, 'what is moved is not lost');
          inTruck = books();
        }
      }
    }),
    { numRuns: 200 },
  );
  // 42 pieces by the first plan; the second moves three of them, the third is as the second.
  const [first, second] = [
    loadOf(NAMES, [[row('drum', 0, 3), row('crate', 1, 2)]]),
    loadOf(NAMES, [[row('drum', 5), row('drum', 7, 2), row('crate', 3, 2)]]),
  ];
  const known = new Map([
    ['1', first],
    ['2', second],
    ['3', second],
  ]);
  const taken = withDone(takenOverFrom(known, '1', done(2), second).progress, 0, 1);
  const again = takenOverFrom(known, '2', taken, second);
  t.equal(again.same, 1);
  t.match(again.progress.elsewhere, [
    { plan: '1', step: 1, pieces: [1, 2], to: [{ step: 2, count: 2 }], out: 0 },
    { plan: '1', step: 2, pieces: [3, 4], to: [{ step: 3, count: 2 }], out: 0 },
  ]);
});

t.test(
  'finds what stands in the place of a step, in whatever unit each plan is, and draws it until it is moved',
  async (t) => {
    const older = loadOf(NAMES, [[row('drum', 0, 3), row('crate', 3, 2)]], 10);
    const newer = loadOf(['crate', 'drum'], [[row('crate', 0), row('crate', 6), row('drum', 3, 3)]]);
    const plans = new Map([['older', older]]);
    const { progress } = takenOver(older, done(2), newer);
    const opened = new Opened(newer, sheetNames(newer)[0]!);
    const standing = (now: Progress) => oldPieces(plans, newer, stillElsewhere(now), 0);
    const blocked = (now: Progress, step: number) =>
      inTheWay(standing(now), newer, opened, step, []).map(({ name, body: { x1 } }) => `${name} ${x1}`);
    t.equal(standing(progress).length, 5);
    t.strictSame(blocked(progress, 1), ['B drum 0']);
    t.strictSame(blocked(progress, 2), []);
    t.strictSame(blocked(progress, 3), ['A crate 1200', 'A crate 1320']);
    const now = withDone(progress, 0, 2);
    t.equal(standing(now).length, 3, 'both crates were moved');
    t.strictSame(blocked(now, 3), []);
  },
);

t.test(
  'draws what a customer who is left out has in the truck, and takes it out of the books with the step',
  async (t) => {
    const older = loadOf(NAMES, [[row('sack', 7), row('crate', 0, 3), row('drum', 5), row('crate', 3, 2)]]);
    const newer = loadOf(['drum'], [[row('drum', 5), row('drum', 3, 2, true), row('drum', 0, 2, true)]]);
    const { progress } = takenOver(older, done(4), newer);
    const plans = new Map([['older', older]]);
    const opened = new Opened(newer, sheetNames(newer)[0]!);
    const standing = (now: Progress) => oldPieces(plans, newer, lastInFirst(stillElsewhere(now)), 0);
    t.equal(standing(progress).length, 6, 'although the newer plan has no such cargo');
    const blocking = inTheWay(standing(progress), newer, opened, 2, []);
    t.match(blocking, [
      { name: 'B crate', cargo: -1, isOut: true, of: { step: 4 }, at: 5 },
      { name: 'B crate', cargo: -1, isOut: true, of: { step: 4 }, at: 6 },
    ]);
    t.strictSame(
      lastInFirst(progress.elsewhere).map(({ step, out }) => [step, out]),
      [
        [4, 2],
        [2, 3],
        [1, 1],
      ],
      'what was loaded last can come out first',
    );
    const now = withoutThese(progress, blocking);
    t.equal(countOut(now.elsewhere), 4);
    t.strictSame(inTheWay(standing(now), newer, opened, 2, []), []);
    t.match(cameOut(progress, now), [{ plan: 'older', sheet: 0, step: 4, pieces: [5, 6] }]);
    const [first] = standing(progress).filter(({ of }) => of.step === 2);
    const some = withoutThese(progress, [first!]);
    t.match(cameOut(progress, some), [{ step: 2, pieces: [first!.at] }], 'whichever of them it is');
    t.same(stillElsewhere(some).find(({ step }) => step === 2)?.pieces.length, 2);
  },
);

t.test('hears while it loads by the newer plan what others load, and take out, by the older one', async (t) => {
  const older = loadOf(NAMES, [[row('drum', 0), row('crate', 1, 3), row('sack', 2), row('crate', 4, 2)]]);
  const newer = loadOf(['drum', 'sack'], [[row('drum', 0), row('drum', 6), row('sack', 2)]]);
  const own = withDone(takenOver(older, done(2), newer).progress, 0, 2);
  t.match(own, { done: { '0': 2 }, ahead: {} });
  t.equal(countOut(own.elsewhere), 3);
  const fresh = takenOver(older, done(4), newer).progress;
  const now = withOlder(own, fresh);
  t.match(
    now,
    { done: { '0': 3 }, ahead: {}, elsewhere: fresh.elsewhere },
    'the sack stands as the newer plan wants it',
  );
  t.equal(countOut(now.elsewhere), 5);
  t.strictSame(withOlder(now, fresh), now);
  const none = takenOver(older, { ...BEGUN, done: { '0': 1 } }, newer).progress;
  t.match(withOlder(now, none), { done: { '0': 3 }, elsewhere: [] }, 'all of them came out');
});

t.test('knows what must go before a piece can come out', async (t) => {
  const at = (x: number, y: number, z: number, name: string) => ({
    body: { x1: x, y1: y, z1: z, x2: x + 10, y2: y + 10, z2: z + 10 },
    name,
  });
  const all = [
    at(0, 0, 0, 'behind'),
    at(10, 0, 10, 'on it'),
    at(20, 0, 0, 'in front'),
    at(40, 7, 0, 'half in front'),
    at(60, 15, 0, 'in the way of that'),
    at(20, 15, 0, 'beside'),
    at(30, 0, 20, 'above its way'),
  ];
  const names = beforeIt([at(10, 0, 0, 'it')], all, 1).map(({ name }) => name);
  t.strictSame(names, ['on it', 'in front', 'half in front', 'in the way of that']);
  t.strictSame(beforeIt([at(60, 0, 0, 'at the door')], all, 1), []);
});

t.test('says why a newer plan does not load what stands in the truck', async (t) => {
  const { request, ...newer } = loadOf(['drum', 'sack'], [[row('drum', 5)]]);
  const crates = { name: 'crate', groupName: 'South' };
  const leftOut = [{ cargo: { name: ' crate ', groupName: 'South', qty: 3 } }, { cargo: null }];
  const why = (name: string, groupName = '') =>
    whyOut({ ...newer, request: { ...request, leftOut } }, { ...crates, name, groupName });
  t.equal(why('crate', 'South'), 'leftOut');
  t.equal(why('crate', 'North'), 'gone');
  t.equal(why('sack'), 'noPlace');
});

t.test('knows on another phone, too, what came out of the truck', async (t) => {
  const older = loadOf(NAMES, [[row('drum', 0, 3), row('crate', 1, 2)]]);
  const newer = loadOf(NAMES, [[row('drum', 5)]]);
  const place = (step: number) => ({ container: 1, section: 1, space: step });
  const shown = {
    sheetOf: () => 0,
    places: () => [[place(1)], [place(2)]],
    pieces: (_: number, step: number) => (step === 1 ? 3 : 2),
  };
  const { progress } = takenOver(older, done(2), newer);
  t.match(progress.elsewhere, [
    { step: 1, out: 2 },
    { step: 2, out: 2 },
  ]);
  const [first] = cameOut(progress, withoutOut(progress, progress.elsewhere[0]!, outOf(progress.elsewhere[0]!)));
  t.strictSame(first, { plan: 'older', sheet: 0, step: 1, pieces: [1, 2] });
  const left = afterOut(done(2), first!, shown);
  t.match(left.progress, { done: { '0': 0 }, ahead: { '0': [2] }, standing: { '0': { '1': [0] } } });
  const tick = (draft: object, minute: number) =>
    ({ id: `e${minute}`, at: `2026-11-20T08:0${minute}:00.000Z`, by: '', ...draft }) as ProgressEvent;
  const events = [tick({ ...place(1), kind: 'Done' }, 1), tick({ ...place(2), kind: 'Done' }, 2)];
  const out = left.drafts.map((draft) => tick(draft, 3));
  t.match(out, [{ kind: 'Done', count: 1 }]);
  const there = joined(BEGUN, [...events, ...out], shown).progress;
  t.match(there, { done: {}, ahead: left.progress.ahead, standing: left.progress.standing });
  t.match(takenOver(older, there, newer).elsewhere, [
    { step: 1, pieces: [0], out: 0 },
    { step: 2, out: 2 },
  ]);
  const [second] = cameOut(progress, withoutOut(progress, progress.elsewhere[1]!, outOf(progress.elsewhere[1]!)));
  const none = afterOut(left.progress, second!, shown);
  t.match(none.drafts, [{ ...place(2), kind: 'Undone' }]);
  t.strictSame(
    takenOver(older, none.progress, newer).elsewhere.map(({ step, out }) => [step, out]),
    [[1, 0]],
  );
});

t.test('knows a container again when there are others before it now', async (t) => {
  const [drums, crates] = [[row('drum', 0, 2)], [row('crate', 1, 3)]];
  const older = loadOf(NAMES, [drums, crates]);
  const newer = loadOf(NAMES, [[row('sack', 2)], crates, drums]);
  const progress = withDone(done(1, 0), 1, 1);
  t.match(takenOver(older, progress, newer), { progress: { done: { '1': 1, '2': 1 } }, same: 5, elsewhere: [] });
});

t.test('passes over what is loaded already, tells each step once, and begins anew with nothing', async (t) => {
  const places = () => [1, 2, 3, 4].map((space) => [{ container: 1, section: 1, space }]);
  const taken: Progress = { ...BEGUN, ahead: { '0': [2, 4] }, standing: { '0': { '3': [2] } } };
  const spaces = (before: Progress, after: Progress) =>
    draftsOf(before, after, places).map(({ kind, space }) => `${kind} ${space}`);
  const first = withDone(taken, 0, 1);
  t.match(first, { done: { '0': 2 }, ahead: { '0': [4] } });
  t.strictSame(spaces(taken, first), ['Done 1']);
  const all = withDone(first, 0, 3);
  t.match(all, { done: { '0': 4 }, ahead: {} });
  t.strictSame(spaces(first, all), ['Done 3']);
  t.strictSame(spaces(first, withDone(first, 0, 1)), ['Undone 2'], 'back goes one step');
  t.strictSame(spaces(BEGUN, taken), ['Done 2', 'Done 4']);
  t.match(begunAgain(first, 0), BEGUN);
  t.strictSame(spaces(first, begunAgain(first, 0)), ['Undone 1', 'Undone 2', 'Undone 4']);
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const;

const MACHINES = { ...BOX, name: 'Machine', length: 1200, width: 1100, height: 1000, weight: 300 };
const ORDER = vanOrder('Changed');

t.test('a newer plan on the phone', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const save = async (cartons: number) => {
    const cargoes = [
      { ...MACHINES, qty: 4 },
      { ...CARTONS, qty: cartons },
    ];
    const { reportLinks } = (await service.post('/Loads?UOM=UnitMetric', { ...ORDER, cargoes })).body;
    const token = /Reports\/([^/?]+)/.exec(reportLinks.overview)![1]!;
    return (await (await fetch(`${service.address}/Reports/${token}.json`)).json()).containers[0].steps;
  };
  const told = async (version: number) =>
    (await service.call(`/Loads/${USER}/${ORDER.title}/Progress?version=${version}`)).body;
  t.match(await save(12), [{ qty: 4 }, { qty: 12 }]);
  const { url } = (await service.post('/Links', { title: ORDER.title, allows: 'Dock' })).body;
  const network = await networkTo(service.address, t);
  const { page, context, said } = await openPage(
    browser,
    `${network.address}/#/dock?load=${url.split('/').at(-1)}`,
    t,
    PHONE,
  );
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  /** On another phone, which never had the load. */
  const freshPhone = async () => (await openPage(browser, page.url(), t, PHONE)).page;

  await t.test('says what of the loaded pieces stands in its place, and goes on with either plan', async (t) => {
    await page.getByText('The office sees ticks and notes').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await press(/^Van/);
    await press('Done');
    await page.getByText('Step 2 of 2').waitFor();
    await soon.equal(t, async () => (await told(1)).progress.done, 4);
    await page.getByText('not sent').waitFor({ state: 'detached' });
    await network.cut(context);
    await press('Cannot load this');
    await page.getByRole('radio', { name: 'Damaged' }).check();
    await page.getByLabel('Packages').fill('1');
    await page.getByLabel('Note').fill('Torn open');
    await press('Note it and go on');
    await page.getByText('not sent: 2').waitFor();
    // Of the twelve cartons a column of four is as before; the others are one row with the new ones.
    t.match(await save(20), [{ qty: 4 }, { qty: 4 }, { qty: 16 }]);
    await network.restore(context);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('There is a newer plan of this load').waitFor();
    await press('Open');
    // Which of the twelve is torn nobody noted: that which is loaded last, as in the picture.
    await page.getByText('8 pieces that are loaded stand as the newer plan wants them').waitFor();
    await page.getByText('1 piece that is noted as not loaded stays noted').waitFor();
    await page.getByText('7 pieces stand elsewhere in the newer plan').waitFor();
    t.equal(await page.locator('.dock-answers .is-main').count(), 0, 'neither is what one wants as a rule');
    const away = page.getByRole('button', { name: /^7 × B · Carton/ });
    await soon.match(t, () => away.textContent(), /From the front wall 1,200 mm .* left 550 mm .*Newer plan: step 3$/);
    await away.click();
    await soon.equal(t, () => away.getAttribute('aria-pressed'), 'true');
    t.same(await seriousFaults(page), []);
    for (const name of ['Go on with the older plan', 'Load by the newer plan']) {
      const box = (await page.getByRole('button', { name }).boundingBox())!;
      t.ok(box.y + box.height <= 844 && box.height >= 56, `${name} is on the screen`);
    }
    await press('Go on with the older plan');
    await page.getByText('2 of 2 steps').waitFor();
  });

  await t.test('says the same on a phone that opens the load only now', async (t) => {
    await soon.match(t, () => told(1), { progress: { done: 15, problems: 1 } });
    const other = await freshPhone();
    await other.getByText('8 pieces that are loaded stand as the newer plan wants them').waitFor();
    await other.getByText('1 piece that is noted as not loaded stays noted').waitFor();
    await other.getByText('7 pieces stand elsewhere in the newer plan').waitFor();
    await other.getByRole('button', { name: /^7 × B · Carton.*Newer plan: step 3/ }).waitFor();
    await other.getByRole('button', { name: 'Load by the newer plan' }).waitFor();
    await other.getByRole('button', { name: 'Go on with the older plan' }).click();
    await other.getByText('2 of 2 steps').waitFor();
    await other.getByText('Noted here (1)').waitFor();
    await other.close();
  });

  await t.test(
    'takes over what stands, without a network too, and loses nothing of what was told before',
    async (t) => {
      await network.cut(context);
      await page.reload();
      await press('Load by the newer plan');
      await page.getByText('2 of 3 steps').waitFor();
      await press('7 pieces stand elsewhere in the newer plan');
      await page.getByRole('button', { name: /^7 × B/ }).waitFor();
      await press('Back');
      await page.getByText('Noted here (1)').waitFor();
      await press(/^Van/);
      await page.getByText('Step 3 of 3').waitFor();
      await page.getByText('8 of 24 loaded').waitFor();
      await page.getByText('Damaged: 1 Torn open').waitFor();
      await page.getByText('7 of 16 still stand where the older plan put them: take them from there').waitFor();
      await page.getByText('Grey and dashed in the picture: 7 pieces that stand as in the older plan').waitFor();
      await soon.match(t, () => page.locator('.dock-facts').textContent(), 'After this step23 pieces');
      t.same(await seriousFaults(page), []);
      await page.reload();
      await page.getByText('2 of 3 steps').waitFor();
      await network.restore(context);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await soon.match(t, () => told(2), { progress: { done: 8, problems: 1 } });
      await soon.match(t, () => told(1), { progress: { done: 15, problems: 1 } });
      t.match(
        (await told(1)).events.filter(({ kind }: { kind: string }) => kind === 'Damaged'),
        [{ count: 1, text: 'Torn open' }],
      );
      t.same(
        said.filter((line) => !line.includes('ERR_')),
        [],
      );
    },
  );

  await t.test('knows on another phone what stands elsewhere once the newer plan is loaded by', async (t) => {
    const other = await freshPhone();
    for (const visit of ['first', 'second']) {
      await other.getByText('2 of 3 steps').waitFor();
      await other.getByRole('button', { name: '7 pieces stand elsewhere in the newer plan' }).click();
      await soon.match(t, () => other.getByRole('button', { name: /^7 × B/ }).textContent(), /Newer plan: step 3$/);
      if (visit === 'first') await other.reload();
    }
    await other.close();
  });

  await t.test('keeps for the office what was ticked and noted by the older plan, when and by whom', async (t) => {
    const { page: office } = await openPage(browser, service.address, t);
    await signIn(office, service);
    await office.goto(`${service.address}/#/loads`);
    await office.getByRole('link', { name: ORDER.title, exact: true }).click();
    const atDock = office.locator('.at-dock');
    await atDock.getByText('8 of 24 loaded').waitFor();
    const earlier = atDock.locator('.earlier-plan');
    t.equal(await earlier.isVisible(), false, 'what is not the truck now is folded');
    await atDock.getByText('Earlier plans').click();
    await earlier.getByText('15 of 16 loaded').waitFor();
    await soon.match(t, () => earlier.textContent(), /By the plan of .*\d\d:\d\d.*1 problem/);
    await earlier.getByText('Ticks and notes').click();
    const entry = earlier.locator('.dock-log li');
    await entry.nth(2).waitFor();
    const link = /Van · .*\d\d:\d\d · by the dock’s link$/;
    t.match(await entry.allTextContents(), [
      new RegExp(`^4 × Machine${link.source}`),
      new RegExp(`^11 × Carton${link.source}`),
      new RegExp(`^1 × CartonDamaged: Torn open${link.source}`),
    ]);
    t.same(await seriousFaults(office), []);
    await save(21);
    await page.getByText('There is a newer plan of this load').waitFor();
    await press('Open');
    const countOf = async (said: string) => Number.parseInt((await page.getByText(said).textContent()) ?? '', 10);
    const same = await countOf('stand as the newer plan wants them');
    t.equal(
      same + (await countOf('stand elsewhere in the newer plan')),
      15,
      'all that is loaded is in the books still',
    );
    await press('Go on with the older plan');
    await press(/^Van/);
    await press('Done');
    await soon.match(t, () => told(2), { progress: { done: 23, problems: 1 } });
  });
});
