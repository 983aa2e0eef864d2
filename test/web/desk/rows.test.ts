/** The table of cargo in a real browser: handling in full, kinds of rows, sets. */
import type { BrowserContextOptions } from 'playwright-core';
import t, { type Test } from 'tap';
import { skipWithout } from '../../support/parts.js';
import { startTestService } from '../../support/service/running-service.js';
import { signIn } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, kept } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

/** In centimetres. */
const ORDER = {
  title: 'Rows',
  cargoes: [
    { style: 'Shipcase', name: 'Crate', length: 120, width: 100, height: 100, weight: 100, qty: 2 },
    {
      ...{ style: 'Shipcase', name: 'Box', length: 60, width: 40, height: 40, weight: 10, qty: 6 },
      ...{ orientationsAllowed: 'Orientations13', maxSupportingWeight: 50, floorStackType: 'NoBottom' },
    },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Van', length: 400, width: 200, height: 200, maxWeight: 2000, qty: 1 },
  ],
};

t.test('rows of the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, options: BrowserContextOptions = {}) =>
    openPage(browser, `${service.address}/#/`, t, { viewport: { width: 1440, height: 900 }, ...options });

  await t.test('an icon that is half lit opens what it says, and overwrites nothing', async (t) => {
    const { page, said } = await open(t);
    await begin(page, ORDER);
    await checked(page);
    const popover = page.getByRole('dialog');
    await cell(page, 1, 'upright').click();
    await popover.getByText('Which sides may be up').waitFor();
    await soon.equal(t, () => popover.locator('.pictograms button').count(), 6);
    await soon.equal(t, () => popover.locator('.pictograms [aria-pressed="true"]').count(), 2);
    t.same(await seriousFaults(page), []);
    await popover.getByRole('button', { name: 'On end', exact: true }).click();
    await popover.getByRole('checkbox', { name: 'Turned pieces may lie on the floor too' }).uncheck();
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.locator('[data-cell="1/upright"]:focus').waitFor();
    await cell(page, 1, 'qty').focus();
    await page.keyboard.press('Alt+2');
    await popover.getByText('What may lie on top').waitFor();
    await soon.equal(t, () => popover.getByLabel('kg on each piece').inputValue(), '50');
    await popover.getByLabel('layers of its own kind').fill('2');
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.locator('[data-cell="1/qty"]:focus').waitFor();
    await cell(page, 1, 'floorOnly').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await popover.getByRole('radio', { name: 'Never on the floor' }).waitFor();
    await soon.ok(t, () => popover.getByRole('radio', { name: 'Never on the floor' }).isChecked());
    await popover.getByRole('radio', { name: 'Anywhere' }).check();
    t.same(await seriousFaults(page), []);
    await page.keyboard.press('Escape');
    const { cargoes } = await kept(page);
    t.match(cargoes[1], {
      ...{ orientationsAllowed: 'Orientations135', turnAllowedOnFloor: false, maxSupportingWeight: 50 },
      ...{ maxLayersOnOrientation1: 2, maxLayersOnOrientation3: 2, maxLayersOnOrientation5: 2 },
      floorStackType: undefined,
    });
    t.same(said, []);
  });

  await t.test('the chosen row says what kind it is, and its handling in full', async (t) => {
    const { page } = await open(t);
    await begin(page, ORDER);
    await page.getByRole('button', { name: 'Choose A, row 1' }).click();
    const kind = page.getByLabel('Kind: Row 1');
    await kind.selectOption({ label: 'Roll' });
    await page.locator('[data-row="0"] .cell-length', { hasText: '⌀' }).waitFor();
    await soon.equal(t, () => cell(page, 0, 'width').count(), 0, 'a roll has no width');
    await cell(page, 0, 'length').fill('80');
    await page.keyboard.press('ArrowRight');
    await soon.equal(t, () => page.evaluate(() => document.activeElement?.getAttribute('data-cell')), '0/height');
    await page.getByRole('button', { name: 'Sides up… Row 1' }).click();
    await page.getByRole('button', { name: 'Lying across' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon.match(t, () => page.evaluate(() => document.activeElement?.textContent), 'Sides up…');
    await soon.match(t, async () => (await kept(page)).cargoes[0], {
      style: 'Roll',
      diameter: 80,
      height: 120,
      orientationsAllowed: 'Orientations1235',
    });
    await kind.selectOption({ label: 'Loaded pallet' });
    await page.locator('[data-row="0"] .kind-sign').waitFor();
    await checked(page);
    await soon.match(t, async () => (await kept(page)).cargoes[0], {
      style: 'Palletload',
      length: 80,
      width: 80,
      height: 120,
    });
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Remove row: Row 1' }).click();
    await page.locator('.sums', { hasText: '6 pieces' }).waitFor();
  });

  await t.test('a description that is too long is led to, and mended in the opened row', async (t) => {
    const { page } = await open(t);
    const [crate, box] = ORDER.cargoes;
    await begin(page, { ...ORDER, cargoes: [crate, { ...box, description: 'Hydraulic hose '.repeat(5) }] });
    await page.getByRole('button', { name: 'Go there' }).first().click();
    await page.locator('[data-text="1/description"]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Hydraulic hose');
    await checked(page);
    t.same(await seriousFaults(page), []);
    await soon.match(t, () => cell(page, 1, 'name').getAttribute('title'), /^Box\nHydraulic hose$/);
    await soon.match(t, async () => (await kept(page)).cargoes[1], { description: 'Hydraulic hose' });
    await page.keyboard.press('Tab');
    await page.keyboard.type('HM-1001');
    await soon.match(t, async () => (await kept(page)).cargoes[1], { alias: 'HM-1001' });
  });

  await t.test('a chosen row says where its pieces lie, and the picture goes there', async (t) => {
    const { page } = await open(t);
    const [crate, box] = ORDER.cargoes;
    const [van] = ORDER.emptyContainers;
    const small = { ...van, length: 240, qty: 2 };
    await begin(page, {
      ...ORDER,
      cargoes: [
        { ...crate, qty: 9 },
        { ...box, qty: 1 },
      ],
      emptyContainers: [small],
    });
    await checked(page);
    const tabs = page.locator('.stage-tabs');
    for (const place of [1, 0]) {
      await tabs.getByRole('tab').nth(place).click();
      await page.getByRole('button', { name: 'Choose B, row 2' }).click();
      const where = page.locator('.cargo-deeds .where-is');
      await soon.match(t, () => where.textContent(), /^1 in container [12], \d\.\d–\d\.\d m from the front wall$/);
      const number = Number(/container (\d)/.exec((await where.textContent())!)![1]);
      await soon.equal(
        t,
        () =>
          tabs
            .getByRole('tab')
            .nth(number - 1)
            .getAttribute('aria-selected'),
        'true',
      );
      await page.getByRole('button', { name: 'Choose B, row 2' }).click();
    }
    await page.getByRole('button', { name: 'Choose A, row 1' }).click();
    await page.getByRole('tab', { name: 'Piece' }).click();
    await soon.equal(t, () => page.locator('.desk-rail .where-is button').count(), 2);
    await page.locator('.desk-rail .where-is button').nth(1).click();
    await soon.equal(t, () => tabs.getByRole('tab').nth(1).getAttribute('aria-selected'), 'true');
  });

  await t.test('figures of the picture are in the units of the desk', async (t) => {
    const { page } = await open(t);
    const [crate, ...others] = ORDER.cargoes;
    await begin(page, { ...ORDER, cargoes: [{ ...crate, name: 'Washing machine 8 kg' }, ...others] });
    await checked(page);
    const isCut = (name: string) =>
      cell(page, 0, name).evaluate(({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth);
    t.notOk(await isCut('name'), 'a name has the room that short figures leave');
    await page.getByLabel('Units').selectOption('UnitMetric');
    await soon.equal(t, () => cell(page, 0, 'length').inputValue(), '1200');
    t.notOk(await isCut('length'), 'and longer figures are whole');
    const length = page.locator('.bars div', { hasText: 'Length' });
    await soon.match(t, () => length.textContent(), /of 4\.00 m/);
    await page.getByLabel('Units').selectOption('UnitEnglish');
    await soon.match(t, () => length.textContent(), /of 13\.12 ft/);
    await page.getByRole('tab', { name: 'Steps' }).click();
    await soon.match(t, () => page.locator('.rail-panel').textContent(), /0\.00–\d+\.\d\d ft/);
  });

  await t.test('sets are typed where whole sets are loaded', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...ORDER, rules: { calculationType: 'MultipleSetLoad' } });
    await cell(page, 0, 'groupName').fill('Dining');
    await cell(page, 0, 'setRatio').fill('2');
    await cell(page, 1, 'setRatio').focus();
    await page.keyboard.press('ArrowLeft');
    await soon.equal(t, () => page.evaluate(() => document.activeElement?.getAttribute('data-cell')), '1/groupName');
    await soon.match(t, async () => (await kept(page)).cargoes[0], { groupName: 'Dining', setRatio: 2 });
    t.same(await seriousFaults(page), []);
  });

  await t.test('Tab goes on from cell to cell in a row that is typed, and leaves the table otherwise', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
    const typeRow = async (row: number, figures: readonly string[]) => {
      for (const [at, field] of ['name', 'length', 'width', 'height', 'weight', 'qty'].entries()) {
        await page.locator(`[data-cell="${row}/${field}"]:focus`).waitFor();
        await page.keyboard.type(figures[at]!);
        if (field !== 'qty') await page.keyboard.press('Tab');
      }
    };
    await cell(page, 0, 'name').click();
    await typeRow(0, ['Crate', '120', '100', '90', '35', '4']);
    for (const field of ['upright', 'nothingOnTop', 'floorOnly', 'stop']) {
      await page.keyboard.press('Tab');
      await page.locator(`[data-cell="0/${field}"]:focus`).waitFor();
    }
    await page.keyboard.press('Tab');
    await typeRow(1, ['Box', '60', '40', '30', '9', '12']);
    await page.keyboard.press('Enter');
    await page.locator('[data-cell="2/name"]:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await soon.equal(t, focused, '1/stop');
    const { cargoes } = await kept(page);
    t.match(cargoes, [
      { name: 'Crate', length: 120, width: 100, height: 90, weight: 35, qty: 4 },
      { name: 'Box', length: 60, width: 40, height: 30, weight: 9, qty: 12 },
    ]);
    t.equal(cargoes.length, 2, 'nothing was typed elsewhere');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await soon.equal(t, focused, null, 'Escape gives Tab back to the page');
    await page.keyboard.press('Shift+Tab');
    await soon.equal(t, focused, '1/stop', 'the only tab stop of the table');
    await page.keyboard.press('Shift+Tab');
    await soon.equal(t, focused, null);
  });

  await t.test('all sizes typed in one cell go into their cells', async (t) => {
    const { page } = await open(t);
    await begin(page, ORDER);
    const sizes = () => Promise.all(['length', 'width', 'height'].map((name) => cell(page, 1, name).inputValue()));
    const before = await sizes();
    await cell(page, 1, 'length').fill('60x40x35');
    await cell(page, 1, 'length').press('Enter');
    await soon.same(t, sizes, ['60', '40', '35']);
    await soon.equal(t, () => page.locator('.cargo-said').count(), 0);
    await page.keyboard.press('Control+z');
    await soon.same(t, sizes, before, 'one step');
    await cell(page, 1, 'length').fill('600 × 400 × 350 mm');
    await cell(page, 1, 'width').focus();
    await soon.same(t, sizes, ['60', '40', '35']);
    await cell(page, 1, 'length').focus();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('50*40*30'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await soon.same(t, sizes, ['50', '40', '30'], 'what is pasted at once');
  });

  await t.test('fits a phone and a dark page in German', async (t) => {
    const { page } = await open(t, { locale: 'de-DE', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    await begin(page, ORDER);
    await page.locator('[data-row="1"] .cargo-words', { hasText: 'nie auf den Boden' }).waitFor();
    const ways = page.locator('.open-menu select');
    const asked = ['share', 'print', '/compare', '/loads'].map((value) => `option[value="${value}"]`).join();
    await soon.equal(t, () => ways.locator(asked).count(), 4);
    await page.locator('[data-row="1"] .letters').click();
    await page.getByRole('button', { name: 'Lage… Zeile 2' }).click();
    await page.getByRole('dialog').getByText('Welche Seiten oben sein dürfen').waitFor();
    const box = (await page.getByRole('dialog').boundingBox())!;
    t.ok(box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box));
    for (const head of ['.cell-sizes', '.cell-weight'])
      t.ok(await page.locator(`.cargo-head ${head}`).isVisible(), `${head} has its heading`);
    t.same(await seriousFaults(page), []);
  });

  await t.test('rows chosen together are left out, and come back where they stood', async (t) => {
    const { page, said } = await open(t);
    const names = ['A', 'B', 'C', 'D'];
    const [crate] = ORDER.cargoes;
    await begin(page, {
      ...ORDER,
      cargoes: names.map((name, at) => ({ ...crate, name, qty: 1, sequence: [6, 5, 5, 1][at] })),
      rules: { isSequenceUsed: true, lastStop: 8 },
    });
    await headline(page, 'All 4 pieces load');
    const bar = page.getByRole('toolbar', { name: '2 rows chosen' });
    const out = page.locator('.cargo-row.is-out');
    const read = () =>
      page
        .locator('.cargo-row input[aria-label^="Name"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await cell(page, 1, 'letters').click();
    await cell(page, 2, 'letters').click({ modifiers: ['Shift'] });
    await bar.waitFor();
    t.same(await seriousFaults(page), []);
    await bar.getByRole('button', { name: 'Leave out of this plan' }).click();
    await headline(page, 'All 2 pieces load');
    await soon.same(t, () => out.locator('s').allTextContents(), ['B', 'C']);
    await page.getByText('2 rows left out of this plan').waitFor();
    await soon.equal(t, () => cell(page, 1, 'stop').inputValue(), '8', 'no stop has another number');
    t.same(await seriousFaults(page), []);
    t.match(await kept(page), { leftOut: [{ at: 1, row: { name: 'B' } }, { at: 1 }] });
    await signIn(page, service);
    await page.locator('.title input').fill('Without B and C');
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: /Saved \d/ }).waitFor();
    const colleague = await open(t);
    await signIn(colleague.page, service);
    await colleague.page.goto(`${service.address}/#/loads`);
    await colleague.page.getByRole('link', { name: 'Without B and C', exact: true }).click();
    await headline(colleague.page, 'All 2 pieces load');
    await soon.same(t, () => colleague.page.locator('.is-out s').allTextContents(), ['B', 'C']);
    await colleague.page.getByText('2 rows left out of this plan').waitFor();
    await colleague.page.locator('.is-out').first().getByRole('button', { name: 'Take back: B' }).click();
    await headline(colleague.page, 'All 3 pieces load');
    await colleague.page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await colleague.page.close();
    await page.reload();
    await headline(page, 'All 2 pieces load');
    await out.first().getByRole('button', { name: 'Take back: B' }).click();
    await headline(page, 'All 3 pieces load');
    await soon.same(t, read, ['A', 'B', 'D', '']);
    await page.locator('.left-out-said').first().getByRole('button', { name: 'Take back' }).click();
    await headline(page, 'All 4 pieces load');

    await cell(page, 0, 'letters').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await bar.waitFor();
    await page.locator('[data-cell="1/letters"]:focus').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await cell(page, 0, 'letters').click();
    await cell(page, 3, 'letters').click({ modifiers: ['Control'] });
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await soon.same(t, read, ['A', 'A', 'B', 'C', 'D', 'D', '']);
    await page.keyboard.press('Control+z');
    await cell(page, 1, 'letters').focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('toolbar', { name: '4 rows chosen' }).waitFor();
    await page.keyboard.press('Delete');
    await soon.same(t, read, ['']);
    await page.keyboard.press('Control+z');
    await soon.same(t, read, ['A', 'B', 'C', 'D', '']);
    t.same(said, []);
  });

  await t.test('a row that is typed for a stop takes over the customer of all others there', async (t) => {
    const { page } = await open(t);
    const [crate] = ORDER.cargoes;
    const cargoes = ['A', 'B', 'C', 'D'].map((name, at) => ({
      ...{ ...crate, name, qty: 1, sequence: [13, 13, 1, 1][at] },
      groupName: ['Ahlers', 'Ahlers', 'Häußler', 'Böttcher'][at],
    }));
    await begin(page, { ...ORDER, cargoes, rules: { isSequenceUsed: true, lastStop: 13 } });
    await headline(page, 'All 4 pieces load');
    await page.locator('[data-cell="4/name"]').fill('E');
    const stop = cell(page, 4, 'stop');
    await stop.fill('1');
    const customer = page.locator('[data-row="4"] .cell-stop small');
    await soon.equal(t, () => customer.textContent(), 'Ahlers');
    await stop.press('Control+z');
    await soon.equal(t, () => customer.count(), 0, 'one step');
    await soon.equal(t, () => stop.inputValue(), '');
    await page.keyboard.press('Control+Shift+z');
    await stop.fill('13');
    await soon.equal(t, () => stop.inputValue(), '13');
    await soon.equal(t, () => customer.count(), 0, 'on the way to a stop of two customers');
    await stop.fill('1');
    await soon.equal(t, () => customer.textContent(), 'Ahlers');
    await page.locator('[data-cell="4/letters"]').click();
    await page.locator('[data-text="4/groupName"]').fill('Of its own');
    await stop.fill('1');
    await soon.equal(t, () => customer.textContent(), 'Of its own', 'what somebody named stays');
    t.same(await seriousFaults(page), []);
  });

  await t.test('a stop is left out, and so is a row of which 0 are typed', async (t) => {
    const { page } = await open(t);
    const [crate] = ORDER.cargoes;
    const cargoes = ['A', 'B', 'C'].map((name, at) => ({ ...crate, name, qty: 1, sequence: [3, 3, 1][at] }));
    await begin(page, { ...ORDER, cargoes, rules: { isSequenceUsed: true, lastStop: 4 } });
    await headline(page, 'All 3 pieces load');
    await page.getByRole('tab', { name: 'Steps' }).click();
    await page.getByRole('button', { name: 'Leave this stop out: Stop 2' }).click();
    const out = page.locator('.cargo-row.is-out s');
    await soon.same(t, () => out.allTextContents(), ['A', 'B']);
    await page.locator('.step-list h3', { hasText: 'Stop 4' }).waitFor();
    await page.keyboard.press('Control+z');
    await soon.equal(t, () => out.count(), 0);
    await cell(page, 1, 'qty').fill('0');
    await page.locator('.cargo-said', { hasText: 'Qty is 0: leave this row out of the plan' }).waitFor();
    await cell(page, 1, 'qty').press('Enter');
    await soon.same(t, () => out.allTextContents(), ['B']);
    await page.locator('[data-cell="1/qty"]:focus').waitFor();
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, 'All 2 pieces load');
    await page.getByRole('button', { name: 'Take back: B' }).click();
    await page.locator('[data-row="1"] .cargo-said', { hasText: 'Qty' }).waitFor();
  });
});
