/** The dock on a phone, in a real browser: steps, what cannot be loaded, no network. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { skipWithout } from '../support/parts.js';
import { THIRTY_PALLETS } from '../support/problems/vehicles.js';
import { startTestService, USER } from '../support/service/running-service.js';
import { signIn } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { type Network, networkTo } from '../support/web/network.js';
import { soon } from '../support/web/soon.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const ORDER = {
  title: 'Order 17',
  cargoes: [
    { style: 'Shipcase', name: 'Washing machine', length: 600, width: 600, height: 850, weight: 70, qty: 4 },
    { style: 'Shipcase', name: 'Carton', alias: 'SKU-7', length: 400, width: 300, height: 300, weight: 9, qty: 12 },
  ],
  emptyContainers: [
    { containerType: 'SeaVan', name: '20DC', length: 5900, width: 2350, height: 2390, maxWeight: 28_000 },
  ],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

t.test('the dock', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const { reportLinks } = (await service.post('/Loads?UOM=UnitMetric', ORDER)).body;
  const token = /Reports\/([^/?]+)/.exec(reportLinks.overview)![1]!;
  const { containers } = await (await fetch(`${service.address}/Reports/${token}.json`)).json();
  const { steps } = containers[0];
  const dock = `${service.address}/#/dock?load=${token}`;
  const open = (t: Test, options: BrowserContextOptions = {}) => openPage(browser, dock, t, { ...PHONE, ...options });

  await t.test('says at each step what the report says', async (t) => {
    const { page, said } = await open(t);
    await page.getByRole('button', { name: /^20DC/ }).click();
    for (const step of steps) {
      await page.getByText(`Step ${step.step} of ${steps.length}`).waitFor();
      const [first] = step.arrangements;
      const { length, width, height } = first.counts;
      await page.getByText(`${length} long × ${width} across × ${height} high`).first().waitFor();
      await soon.match(t, () => page.getByRole('heading', { level: 1 }).textContent(), `${step.code} ${step.name}`);
      const facts = (await page.locator('.dock-facts').textContent())!.replaceAll(',', '');
      const counted = step.qtySoFar === 1 ? '1 piece' : `${step.qtySoFar} pieces`;
      t.match(facts, `After this step${counted} ${step.weightSoFar} kg`);
      const { pieceSize: lies, orientation } = first;
      const size = `${lies.length} × ${lies.width} × ${lies.height} mm`;
      const parts = (await page.locator('.dock-parts').textContent())!.replaceAll(',', '');
      t.match(parts, `${size}${orientation === 1 ? 'upright' : 'upright turned by 90°'}`);
      t.match(facts, `Tier${first.tiers[0]}`);
      const fronts = step.arrangements.map(({ pos }: { pos: { length: number } }) => pos.length);
      t.match(facts, `From the front wall${Math.min(...fronts)} mm`);
      await page.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByRole('heading', { name: 'All steps are done' }).waitFor();
    t.same(said, []);
  });

  await t.test('says what stays free for the axles, and where sections begin, as the report does', async (t) => {
    const { reportLinks } = (await service.post('/Loads?UOM=UnitMetric', THIRTY_PALLETS)).body;
    const of = /Reports\/([^/?]+)/.exec(reportLinks.overview)![1]!;
    const report = await fetch(`${service.address}/Reports/${of}?layout=loader`);
    const printed = (await report.text()).replaceAll('\u00a0', ' ');
    const [warning, gap] = /Keep ([\d.,]+ mm) free at the front wall: [^<]*its axles need it\./.exec(printed)!;
    const { page } = await openPage(browser, `${service.address}/#/dock?load=${of}`, t, PHONE);
    await page.getByText(warning).waitFor();
    const [, from] = /Sections 1–\d+ of 8, alike: (\S+ mm) to/.exec(printed)!;
    await page.getByRole('button', { name: /^Trailer/ }).click();
    await stepShown(page, 1);
    await page.getByText(warning).waitFor();
    await page.getByText(new RegExp(`Section 1 of 8: ${from} to .*, step 1$`)).waitFor();
    await soon.match(t, () => page.locator('.dock-facts').textContent(), `From the front wall${gap}`);
  });

  await t.test('warns of heavy on light at the step that does it', async (t) => {
    const box = {
      style: 'Shipcase',
      length: 600,
      width: 600,
      height: 500,
      qty: 1,
      orientationsAllowed: 'Orientation1',
    };
    const van = { containerType: 'Truck', name: 'Van', length: 600, width: 600, height: 1000, maxWeight: 5_000 };
    const { reportLinks, warnings } = (
      await service.post('/Loads?UOM=UnitMetric', {
        ...{ ...ORDER, title: 'Heavy', emptyContainers: [van] },
        cargoes: [
          { ...box, name: 'Pump', weight: 357.6, nothingOnTop: true },
          { ...box, name: 'Carton', weight: 25 },
        ],
      })
    ).body;
    t.match(warnings, [{ code: 'HeavyOnLight' }]);
    const { page } = await openPage(
      browser,
      `${service.address}/#/dock?load=${/Reports\/([^/?]+)/.exec(reportLinks.overview)![1]}`,
      t,
      PHONE,
    );
    await page.getByRole('button', { name: /^Van/ }).click();
    await stepShown(page, 1);
    const warned = page.locator('.notice.is-warn', { hasText: 'Heavy on light' });
    t.equal(await warned.count(), 0, 'not where the light one is loaded');
    await page.getByRole('button', { name: 'Done' }).click();
    await stepShown(page, 2);
    await soon.match(t, () => warned.textContent(), /B Carton \(25 kg each\), which then carries 357\.6 kg/);
    t.same(await seriousFaults(page), []);
  });

  await t.test('keeps the piece in the picture after a pinch, and has a way back to all of it', async (t) => {
    const { page, context } = await open(t);
    await page.getByRole('button', { name: /^20DC/ }).click();
    await stepShown(page, 1);
    const whole = page.getByRole('button', { name: 'Whole load' });
    t.equal(await whole.count(), 0);
    await pinch(page, context);
    await whole.waitFor();
    const isWithin = async () => {
      const [view, place] = [page.locator('.dock-picture canvas').first(), page.locator('.dock-picture')];
      const [inner, outer] = [(await view.boundingBox())!, (await place.boundingBox())!];
      return inner.height <= outer.height && inner.y + inner.height <= outer.y + outer.height;
    };
    await soon.ok(t, isWithin, 'the picture is as high as its place');
    await page.getByRole('button', { name: 'Done' }).click();
    await stepShown(page, 2);
    t.ok(await whole.isVisible(), 'as near as it was, with the next piece in its middle');
    t.same(await seriousFaults(page), []);
    await whole.click();
    await whole.waitFor({ state: 'detached' });
  });

  await t.test('has buttons for gloves, and no serious fault of accessibility', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: /^20DC/ }).waitFor();
    t.ok(await page.getByText('stay on this device').isVisible(), 'where ticks stay is said before one is made');
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: /^20DC/ }).click();
    for (const name of ['Back', 'Done', 'Cannot load this']) {
      const isFit = async () => {
        const box = (await page.getByRole('button', { name }).boundingBox())!;
        return box.height >= 56 && box.y + box.height <= 844;
      };
      await soon.ok(t, isFit, `${name} is high enough, and on the screen`);
    }
    t.same(await seriousFaults(page), []);
    await soon.ok(t, async () => (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  });

  await t.test('takes two taps of a glove for one, and asks before what was ticked or kept is lost', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: /^20DC/ }).click();
    const done = page.getByRole('button', { name: 'Done' });
    for (const step of steps) {
      await stepShown(page, step.step);
      // As fingers do: whatever is there then, and whether or not it takes a tap.
      await soon.ok(t, () => done.isEnabled());
      const { x, y } = (await done.boundingBox())!;
      await page.touchscreen.tap(x + 20, y + 20);
      await page.waitForTimeout(120);
      await page.touchscreen.tap(x + 20, y + 20);
    }
    await page.getByRole('heading', { name: 'All steps are done' }).waitFor();
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'All steps are done' }).waitFor();
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('button', { name: 'Take back all ticks' }).click();
    await stepShown(page, 1);

    await page.getByRole('button', { name: 'Done' }).click();
    await stepShown(page, 2);
    await page.getByRole('button', { name: 'More' }).click();
    t.same(await seriousFaults(page), []);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('button', { name: 'Take back all ticks' }).click();
    await stepShown(page, 1);

    await page.getByRole('button', { name: 'Cannot load this' }).click();
    t.equal(await page.getByRole('radio', { checked: true }).count(), 0, 'no reason is chosen');
    t.ok(await page.getByRole('button', { name: 'Note it and go on' }).isDisabled());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.goto(`${service.address}/#/dock`);
    const load = page.getByRole('button', { name: /^Order 17/ });
    await page.getByRole('button', { name: 'Forget: Order 17' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await load.waitFor();
    await page.getByRole('button', { name: 'Forget: Order 17' }).click();
    t.same(await seriousFaults(page), []);
    const ticks = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^stowage\.dock(-told)?\//.test(key)));
    t.equal((await ticks()).length, 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await load.waitFor({ state: 'detached' });
    t.same(await ticks(), [], 'its ticks go with it');
  });

  await t.test('finds the step of a piece by its name, its number or its letters', async (t) => {
    const { page } = await open(t);
    const carton = steps.find(({ name }: { name: string }) => name === 'Carton');
    for (const asked of ['sku-7', 'carton', carton.code.toLowerCase()]) {
      await page.getByRole('searchbox').fill(asked);
      const found = page.locator('.dock-find button', { hasText: `step ${carton.step}` }).first();
      await soon.match(t, () => found.textContent(), `${carton.code} · Carton · SKU-7`);
    }
    await page.getByRole('searchbox').fill('nothing so');
    await page.getByText('Nothing of this load is called so').waitFor();
    await page.getByRole('searchbox').fill('sku-7');
    t.same(await seriousFaults(page), []);
    await page
      .locator('.dock-find button', { hasText: `step ${carton.step}` })
      .first()
      .click();
    await stepShown(page, carton.step);
    await soon.match(
      t,
      () => page.locator('.dock-parts').textContent(),
      /Size as it lies.*(400 × 300|300 × 400) × 300 mm/,
    );
    await soon.match(t, () => page.getByRole('heading', { level: 1 }).textContent(), 'SKU-7');
    for (const back of [
      () => page.getByRole('button', { name: 'Back' }).click(),
      () => page.keyboard.press('ArrowLeft'),
    ]) {
      await back();
      t.equal(await page.getByRole('searchbox').inputValue(), 'sku-7', 'back is where one came from');
      await page.locator('.dock-find button').first().click();
      await stepShown(page, carton.step);
      await page.waitForFunction(() => document.activeElement?.closest('.dock-step') != null);
    }
    await page.getByRole('button', { name: 'Overview' }).click();
    t.equal(await page.getByRole('searchbox').inputValue(), '');
    await page.getByRole('button', { name: /^20DC/ }).click();
    await stepShown(page, 1);
    await page.setViewportSize({ width: 195, height: 422 });
    await soon.ok(
      t,
      async () => (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
      'at 200 % it fits too',
    );
    for (const name of ['Back', 'Done', 'Cannot load this']) {
      const isWhole = async () => {
        const box = (await page.getByRole('button', { name }).boundingBox())!;
        return box.x >= 0 && box.x + box.width <= 195;
      };
      await soon.ok(t, isWhole, `${name} is whole`);
    }
  });

  await t.test('goes on without a network where it was, from the second visit on', async (t) => {
    const network = await networkTo(service.address, t);
    const address = `${network.address}/#/dock`;
    const options = { ...PHONE, serviceWorkers: 'allow' } as const;
    const { page, context } = await openPage(browser, `${address}?load=${token}`, t, options);
    await page.getByRole('button', { name: /^20DC/ }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await stepShown(page, 2);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await network.cut(context);
    await page.reload();
    await page.getByText('No network: this is the copy of').waitFor();
    await page.getByText(`1 of ${steps.length} steps`).waitFor();
    await page.getByRole('button', { name: /^20DC/ }).click();
    await stepShown(page, 2);
    const layers = page.locator('.dock-picture').locator('canvas');
    await layers.nth(1).waitFor({ state: 'attached' });
    await soon.equal(t, () => layers.count(), 2, 'the picture is drawn');
    await soon.equal(t, () => page.getByText('cannot draw').count(), 0);

    await backOnline(page, network);
    await page.getByText('No network: this is the copy of').waitFor({ state: 'detached' });
    await stepShown(page, 2);
    await network.cut(context);
    await page.goto(address);
    await page.getByRole('button', { name: /^Order 17/ }).waitFor();
    await page.getByLabel('Address of a report').fill(`${network.address}/Reports/unknown`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('never opened on this device').waitFor();
    await network.restore(context);
    await page.reload();
    await page.getByText('This load is no longer there').waitFor();
  });

  await t.test('notes what cannot be loaded, with the keys alone, and gives the list', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: /^20DC/ }).press('Enter');
    await stepShown(page, 1);
    // Keys go to what has the focus, which the step gets once it is drawn.
    await page.waitForFunction(() => document.activeElement?.closest('.dock-step') != null);
    await page.keyboard.press('ArrowRight');
    await stepShown(page, 2);
    await page.keyboard.press('ArrowLeft');
    await stepShown(page, 1);
    await page.keyboard.press('c');
    await page.getByRole('radio', { name: 'Damaged' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('Packages').fill('1');
    await page.getByLabel('Note').fill('=late, "tomorrow"');
    await page.keyboard.press('Enter');
    await stepShown(page, 2);
    await page.getByText('Not loaded: 1 piece.').waitFor();
    const loaded = steps[1].qtySoFar - 1;
    await page.getByText(`${steps[0].qty - 1} of ${steps.at(-1).qtySoFar} loaded`).waitFor();
    await soon.match(t, () => page.locator('.dock-facts').textContent(), `After this step${loaded} pieces`);
    await page.reload();
    await page.getByRole('button', { name: 'Noted here (1)' }).click();
    await page.getByText('stay on this device').waitFor();
    await page.getByText('Not there =late').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the list' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    t.match(csv, 'load,container,step,cargo,pieces,reason,note');
    t.match(csv, `${steps[0].code} ${steps[0].name},1,Not there,"'=late, ""tomorrow"""`);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('Nothing was noted').waitFor();
  });

  await t.test('tells what it did without a network once it is back, and hears what others tell', async (t) => {
    await service.post('/Loads?UOM=UnitMetric', { ...ORDER, title: 'Told' });
    const { id, url } = (await service.post('/Links', { title: 'Told', allows: 'Dock' })).body;
    const told = `/#/dock?load=${url.split('/').at(-1)}`;
    const network = await networkTo(service.address, t);
    const progress = async () => (await service.call(`/Loads/${USER}/Told/Progress`)).body;
    const first = await openPage(browser, network.address + told, t, { ...PHONE, serviceWorkers: 'allow' });
    const phone = first.page;
    await phone.getByText('The office sees ticks and notes').waitFor();
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.getByRole('button', { name: /^20DC/ }).click();
    await phone.getByRole('button', { name: 'Done' }).click();
    await stepShown(phone, 2);
    await soon.equal(t, async () => (await progress()).progress.done, steps[0].qty);
    const { page: office } = await openPage(browser, service.address, t);
    await signIn(office, service);
    await office.goto(`${service.address}/#/loads`);
    const all = steps.at(-1).qtySoFar;
    await office.getByText(`${steps[0].qty} of ${all} loaded`).waitFor();
    t.same(await seriousFaults(office), []);
    await office.getByRole('link', { name: 'Told', exact: true }).click();
    const atDock = office.locator('.at-dock');
    await atDock.getByText(`${steps[0].qty} of ${all} loaded`).waitFor();

    await network.cut(first.context);
    await phone.getByRole('button', { name: 'Cannot load this' }).click();
    await phone.getByRole('radio', { name: 'Damaged' }).check();
    await phone.getByLabel('Packages').fill('1');
    await phone.getByLabel('Note').fill('Torn open');
    await phone.getByRole('button', { name: 'Note it and go on' }).click();
    const places = steps[1].arrangements.length;
    await phone.getByText(`not sent: ${places + 1}`).waitFor();
    await phone.reload();
    await phone.getByText(`${places + 1} ticks and notes are not sent yet`).waitFor();
    t.equal((await progress()).progress.problems, 0);

    const second = (await openPage(browser, service.address + told, t, PHONE)).page;
    await second.getByText(`1 of ${steps.length} steps`).waitFor();
    await backOnline(phone, network);
    await phone.getByText('The office sees ticks and notes').waitFor();
    await soon.match(t, progress, {
      progress: { done: steps[1].qtySoFar - 1, problems: 1 },
      events: [{ kind: 'Done' }],
    });
    const damaged = (await progress()).events.find(({ kind }: { kind: string }) => kind === 'Damaged');
    t.match(damaged, { count: 1, text: 'Torn open', container: 1, by: '' });
    t.same(await seriousFaults(phone), []);
    await atDock.getByText(`${all - 1} of ${all} loaded`).waitFor();
    await soon.match(
      t,
      () => atDock.textContent(),
      `1 × ${steps[1].code} ${steps[1].name}Damaged: Torn open20DC · step 2`,
    );
    await office.getByRole('button', { name: 'Print' }).click();
    const print = office.getByRole('dialog', { name: 'Print' });
    await print.getByText('The dock noted what cannot be loaded. These sheets show the plan').waitFor();
    if (process.env['SHOTS']) await office.screenshot({ path: `${process.env['SHOTS']}/print.png` });
    t.same(await seriousFaults(office), []);
    await office.keyboard.press('Escape');

    await second.getByRole('button', { name: 'Noted here (1)' }).click();
    await second.getByText('Damaged Torn open').waitFor();
    await second.getByRole('button', { name: 'Take it back' }).click();
    await phone.getByRole('button', { name: 'Noted here (0)' }).waitFor();
    t.equal((await progress()).progress.done, steps[1].qtySoFar);
    await atDock.getByText('1 problem').waitFor({ state: 'detached' });

    const cargoes = [ORDER.cargoes[0], { ...ORDER.cargoes[1], qty: 11 }];
    await service.post('/Loads?UOM=UnitMetric', { ...ORDER, cargoes, title: 'Told' });
    const older = /^The dock loads the plan of .*\d\d:\d\d.*, not this one\.$/;
    await office.goto(`${service.address}/#/loads`);
    await office.getByText(older).waitFor();
    t.same(await seriousFaults(office), []);
    await office.getByRole('link', { name: 'Told', exact: true }).click();
    await atDock.getByText(older).waitFor();
    await atDock.getByText('tell the others').waitFor();
    t.same(await seriousFaults(office), []);
    await phone.getByText('There is a newer plan of this load').waitFor();

    await service.call(`/Links/${id}`, { method: 'DELETE' });
    await phone.reload();
    await phone.getByRole('button', { name: 'Load by the newer plan' }).click();
    await phone.getByText('The office no longer hears from this device').waitFor();
  });

  await t.test('says when the link was revoked, and keeps the copy', async (t) => {
    const { id, url } = (await service.post('/Links', { title: 'Order 17' })).body;
    const shared = url.split('/').at(-1);
    const { page } = await openPage(browser, `${service.address}/#/dock?load=${shared}`, t, PHONE);
    await page.getByRole('button', { name: /^20DC/ }).waitFor();
    await service.call(`/Links/${id}`, { method: 'DELETE' });
    await page.reload();
    await page.getByText('The link does not work any more').waitFor();
    await page.getByRole('button', { name: /^20DC/ }).click();
    await stepShown(page, 1);
    t.equal((await fetch(`${service.address}/embed/${shared}.json`)).status, 404);
  });
});

/** Where a page was loaded without a network, the emulation does not say when there is one again, as a phone does. */
async function backOnline(page: Page, network: Network): Promise<void> {
  await network.restore(page.context());
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Two fingers in the middle of the picture, from 40 to 136 pixels apart. */
async function pinch(page: Page, context: BrowserContext): Promise<void> {
  const { x, y, width, height } = (await page.locator('.dock-picture').boundingBox())!;
  const browser = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ id, x: x + (width + side * apart) / 2, y: y + height / 2 })),
    });
  await touch('touchStart', 40);
  for (let apart = 44; apart <= 136; apart += 4) await touch('touchMove', apart);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function stepShown(page: Page, step: number): Promise<void> {
  return page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
}
