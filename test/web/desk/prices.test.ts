/** Prices, kinds of plan, pallets and alternatives on the desk, in a real browser. */
import type { BrowserContextOptions } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { startTestService } from '../../support/service/running-service.js';
import { signIn } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, kept, searchesFromNowOn } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

/** In centimetres. */
const ORDER = {
  title: 'Prices',
  cargoes: [
    { style: 'Shipcase', name: 'Crate', length: 120, width: 100, height: 100, weight: 100, qty: 6 },
    { style: 'Shipcase', name: 'Box', length: 60, width: 40, height: 40, weight: 10, qty: 12 },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Van', length: 300, width: 160, height: 180, maxWeight: 2000, qty: 1 },
    { containerType: 'Truck', name: 'Lorry', length: 500, width: 200, height: 200, maxWeight: 5000, qty: 1 },
  ],
};

t.test('prices and rules of the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, options: BrowserContextOptions = {}) =>
    openPage(browser, `${service.address}/#/`, t, { viewport: { width: 1440, height: 900 }, ...options });

  await t.test('without prices nothing is said of them; with them the load says what it costs', async (t) => {
    const { page, said } = await open(t);
    await begin(page, ORDER);
    await headline(page, 'All 18 pieces load');
    await soon.equal(t, () => page.locator('.container-price').count(), 0);
    await soon.notMatch(t, () => page.locator('.headline p').first().textContent(), 'for');
    for (const [name, price] of [
      ['Van', '400'],
      ['Lorry', '2950'],
    ]) {
      await page.getByRole('button', { name: `Change ${name}` }).click();
      await page.getByLabel('Price', { exact: true }).fill(price!);
    }
    await page.getByLabel('Currency sign').fill('€');
    await page.locator('.container-price', { hasText: '€2,950' }).waitFor();
    await page.locator('.headline p', { hasText: 'in 1 × Lorry for €2,950' }).waitFor();
    await page.locator('.container-card', { hasText: 'Van · 0 used' }).waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.rule-line', { hasText: 'Choose containers bylowest cost' }).waitFor();
    await soon.equal(t, () => page.getByLabel('Choose containers by').count(), 0, 'there is nothing else to choose');
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Change Van' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.locator('.container-card').nth(1).waitFor({ state: 'detached' });
    await checked(page);
    await page.locator('.headline[data-is-old="false"]').waitFor();
    await soon.equal(
      t,
      () => page.getByText('changes nothing in this load').count(),
      0,
      'a price says what the load costs',
    );
    t.same(await seriousFaults(page), []);
    await page.reload();
    await page.locator('.container-price', { hasText: '€2,950' }).waitFor();
    t.same(said, []);
  });

  await t.test('the weight that a container takes is told as it was typed', async (t) => {
    const { page } = await open(t);
    const box = { ...ORDER.emptyContainers[1], name: 'Box 40', length: 1203, maxWeight: 28_200 };
    const cargoes = [{ ...ORDER.cargoes[0], weight: 13.4, qty: 10 }];
    await begin(page, { ...ORDER, cargoes, emptyContainers: [box] });
    await headline(page, 'All 10 pieces load');
    await soon.match(t, () => page.locator('.bars').textContent(), '134 of 28,200 kg');
  });

  await t.test('the price of the only container leaves the plan as it is', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...ORDER, emptyContainers: [ORDER.emptyContainers[0]] });
    await headline(page, 'of 18 pieces load');
    await checked(page);
    const found = (await page.locator('.headline h2').textContent())!;
    const searches = await searchesFromNowOn(page);
    await page.getByRole('button', { name: 'Change Van' }).click();
    await page.getByLabel('Price', { exact: true }).fill('400');
    await page.locator('.headline p', { hasText: 'in 1 × Van for 400' }).waitFor();
    await page.getByLabel('Price', { exact: true }).fill('450');
    await page.locator('.headline p', { hasText: 'in 1 × Van for 450' }).waitFor();
    await headline(page, found);
    await checked(page);
    t.equal(await searches(), 0, 'as it decides nothing');
    await cell(page, 0, 'qty').fill('1');
    await page.locator('.headline p', { hasText: 'in 1 × Van for 450' }).waitFor();
    await soon.equal(t, searches, 1, 'and what is changed then is planned');
  });

  await t.test('the price of one of several leaves the plan until one at the same level is found', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...ORDER, rules: { optimizationLevel: 2 } });
    await headline(page, 'All 18 pieces load');
    await checked(page);
    const searches = await searchesFromNowOn(page);
    await page.getByRole('button', { name: 'Change Lorry' }).click();
    await page.getByLabel('Price', { exact: true }).fill('2950');
    await page.locator('.headline p', { hasText: 'in 1 × Lorry for 2,950' }).waitFor();
    await soon.equal(t, searches, 1, 'at its own level alone');
    await checked(page);
    // Longer than a quick search would take.
    await page.waitForTimeout(500);
    t.equal(await searches(), 1);
    await soon.equal(t, () => page.getByText('Quick plan', { exact: false }).count(), 0);
  });

  await t.test('a container without a price has that of the record of its type and name', deepOnly, async (t) => {
    const record = { containerType: 'Truck', name: 'Lorry', length: 500, width: 200, height: 200, price: 1234.5 };
    t.equal((await service.post('/Database/Containers/Truck?UOM=UnitHighMetric', record)).status, 200);
    const { page } = await open(t);
    await signIn(page, service);
    await begin(page, ORDER);
    await page.locator('.container-price', { hasText: '1,234.50' }).waitFor();
    await page.locator('.headline p', { hasText: 'for 1,234.50' }).waitFor();
    await soon.equal(
      t,
      async () => (await kept(page)).emptyContainers[1]!['price'],
      undefined,
      'the order stays as it was opened',
    );
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Choose containers by').selectOption({ label: 'lowest cost' });
    await soon.equal(
      t,
      async () => (await kept(page)).emptyContainers[1]!['price'],
      1234.5,
      'until it is to be planned by',
    );
  });

  await t.test('cargo is put on pallets first, which are looked at by themselves', async (t) => {
    const { page } = await open(t);
    await signIn(page, service);
    await begin(page, { ...ORDER, title: 'On pallets' });
    await checked(page);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('switch', { name: 'Put cargo on pallets first' }).click();
    await page.locator('.rule-more').getByLabel('Height with the pallet, cm').fill('150');
    await page.getByRole('tab', { name: /Pallet 1 of .* EUR pallet 1200 x 800/ }).waitFor();
    await checked(page);
    await soon.match(t, async () => (await kept(page)).rules, {
      isPalletized: true,
      MixPallet: {
        ...{ containerType: 'Pallet', name: 'EUR pallet 1200 x 800', height: 135.6 },
        palletThickness: { figure: 144, unit: 'mm' },
      },
    });
    t.same(await seriousFaults(page), []);
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('.headline p', { hasText: /^on \d+ pallets? in \d × / }).waitFor();
    await page.getByRole('tab', { name: 'Steps' }).click();
    await page.locator('[data-step="1"]', { hasText: '1 × EUR pallet 1200 x 800 · ' }).waitFor();
    await soon.equal(t, () => page.locator('[data-step="1"] .swatch').textContent(), 'P1', 'its letters');
    await page.locator('.step-pallet').first().click();
    await page.locator('.stage-tabs [aria-selected="true"]', { hasText: /^P1/ }).waitFor();
    await page.locator('[data-step="1"]').filter({ hasNotText: 'EUR pallet' }).waitFor();
    const seen = await page.locator('.stage-tabs').textContent();
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: /Saved \d/ }).waitFor();
    await page.reload();
    await page.locator('.headline p', { hasText: /^on \d+ pallets? in \d × / }).waitFor();
    await headline(page, 'of 18 pieces load');
    await soon.equal(
      t,
      () => page.locator('.stage-tabs').textContent(),
      seen,
      'opened again it stands on the same pallets',
    );
  });

  await t.test('a pallet far down the list is shown without moving the page', async (t) => {
    const { page } = await open(t, { viewport: { width: 1100, height: 900 } });
    // Two of a kind fill a pallet, and no pallet is as another.
    const kinds = Array.from({ length: 16 }, (_, at) => ({
      ...{ style: 'Shipcase', name: `Kind ${at}`, length: 120, width: 80, height: 55 + at / 2, weight: 20, qty: 2 },
    }));
    const rules = {
      isPalletized: true,
      MixPallet: {
        ...{ containerType: 'Pallet', name: 'EUR', length: 120, width: 80, height: 135, maxWeight: 1000 },
        palletThickness: 14.4,
      },
    };
    await begin(page, { ...ORDER, cargoes: kinds, emptyContainers: [{ ...ORDER.emptyContainers[1], qty: 4 }], rules });
    await headline(page, 'All 32 pieces load');
    await page.locator('.pallet-sums tbody button').last().click();
    const last = page.locator('.stage-tabs button').last();
    await soon.equal(t, () => last.getAttribute('aria-selected'), 'true');
    const [number] = (await page.locator('.pallet-sums tbody th').last().textContent())!.split(' ');
    await page.getByRole('heading', { name: `${number} · EUR` }).waitFor();
    await soon.match(
      t,
      () => page.locator('.bars').textContent(),
      /of 1,000 kg/,
      'its own figures, not those of the vehicle',
    );
    const isSeen = () =>
      last.evaluate((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        const row = tab.parentElement!.getBoundingClientRect();
        return tab.parentElement!.scrollLeft > 0 && left >= row.left && right <= row.right;
      });
    await soon.equal(t, isSeen, true, 'its tab is scrolled to');
    const moved = await page.evaluate(() => {
      const desk = document.querySelector('.desk')!;
      const before = [desk.scrollLeft, desk.scrollTop];
      desk.scrollTo(500, 500);
      return [...before, desk.scrollLeft, desk.scrollTop, scrollX, scrollY];
    });
    t.same(moved, [0, 0, 0, 0, 0, 0], 'and nothing can scroll the desk');
  });

  await t.test('alternatives are cards to choose from, and one that is taken is the plan', async (t) => {
    const { page } = await open(t);
    await begin(page, ORDER);
    await checked(page);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Plan as').selectOption({ label: 'one item per container' });
    await page.getByRole('tab', { name: 'Result' }).click();
    const cards = page.locator('.options li');
    await cards.nth(3).waitFor();
    await soon.equal(t, () => cards.count(), 4);
    await page.locator('.headline p', { hasText: 'Choose one of these' }).waitFor();
    await cards.nth(1).getByRole('button').first().click();
    await page.locator('.options li[data-is-shown="true"]', { hasText: 'Crate · Lorry' }).waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Use this: Crate · Van' }).click();
    await headline(page, 'of 6 pieces load');
    await checked(page);
    await soon.equal(t, () => page.locator('.options').count(), 0);
    await soon.equal(t, async () => (await kept(page)).cargoes.length, 1);
    await page.keyboard.press('Control+z');
    await cards.nth(3).waitFor();
  });

  await t.test('a study of volume says wherever one looks that it is not for loading', async (t) => {
    const { page } = await open(t);
    await begin(page, ORDER);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('button', { name: 'Heavy below' }).click();
    await page.getByRole('button', { name: 'Volume study' }).click();
    const banner = page.locator('.study-banner', { hasText: 'Not for loading' });
    await banner.first().waitFor();
    await page.getByRole('tab', { name: 'Steps' }).click();
    await banner.first().waitFor();
    await page.locator('.desk-stage .study-banner').waitFor();
    await soon.match(t, async () => (await kept(page)).rules, {
      stackingRule: 'HeavierBottomFirst',
      isSafeStackingUsed: false,
    });
    t.same(await seriousFaults(page), []);
  });

  await t.test('a row and its pieces show each other', async (t) => {
    const { page } = await open(t);
    await begin(page, {
      ...ORDER,
      cargoes: [{ ...ORDER.cargoes[0], qty: 3 }],
      emptyContainers: [ORDER.emptyContainers[0]],
    });
    await checked(page);
    const picture = (await page.locator('.picture').boundingBox())!;
    const marked = page.locator('[data-row="0"][data-is-marked="true"]');
    let moved = 0;
    // The first move may come before the picture hears of any.
    const isMarked = async () => {
      await page.mouse.move(picture.x + picture.width / 2 + (moved++ % 2), picture.y + picture.height / 2);
      return marked.count();
    };
    await soon.equal(t, isMarked, 1);
    await cell(page, 0, 'name').hover();
    await page.locator('[data-row="0"][data-is-marked="false"]').waitFor();
  });
});
