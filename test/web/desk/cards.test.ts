/** The order of the desk in other containers, side by side in a real browser. */
import t from 'tap';
import { skipWithout } from '../../support/parts.js';
import { startTestService } from '../../support/service/running-service.js';
import { signIn, switchTheme } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, kept, TWO_ROWS } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';
import { watched } from '../../support/web/watched.js';

/** What a page tells its engine to do. */
interface Counted {
  searches: number;
}

const LORRY = { containerType: 'Truck', name: 'Lorry', length: 500, width: 200, height: 200, maxWeight: 3000, qty: 1 };
/** All of it fits the lorry, most of it the van. */
const ORDER = { ...TWO_ROWS, emptyContainers: [...TWO_ROWS.emptyContainers, LORRY] };

t.test('the cards of Compare', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();

  await t.test('show the order in other containers, say which is best, and take one', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    await begin(page, ORDER);
    await checked(page);
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    const cards = page.locator('.plan-card');
    await soon.equal(t, () => cards.count(), 5, 'the order as it is, once; each of its containers, and common ones');
    await soon.match(t, () => cards.first().textContent(), 'Takes everything');
    const best = page.locator('.plan-card[data-is-best="true"]');
    await soon.match(t, () => best.textContent(), /Smallest that takes all.*1 × Lorry/s);
    await soon.equal(t, () => best.count(), 1);
    await soon.equal(t, () => page.locator('.card-head strong').count(), 0, 'no price, where nobody said one');
    const price = page.getByLabel('Price of 20 ft container');
    await price.click();
    // Slower than a card is planned anew.
    await page.keyboard.type('2590.05', { delay: 250 });
    await page.locator('.plan-card[data-is-best="true"] strong', { hasText: '2,590.05' }).waitFor();
    t.equal(await price.inputValue(), '2590.05', 'no digit is lost while the card is planned anew');
    t.ok(await price.evaluate((field) => field === document.activeElement), 'and the field keeps the focus');
    await price.fill('900');
    await page.keyboard.press('Enter');
    await page.locator('.plan-card[data-is-best="true"] strong', { hasText: '900' }).waitFor();
    await price.fill('cheap');
    await page.keyboard.press('Enter');
    await page.getByText('“cheap” is no price. Type a number, such as 1,234.5.').waitFor();
    await price.fill('2.100,50');
    await page.keyboard.press('Enter');
    await page.locator('.plan-card[data-is-best="true"] strong', { hasText: '2,100.50' }).waitFor();
    await page.getByLabel('Currency sign').fill('€');
    await soon.equal(t, () => price.inputValue(), '2,100.50', 'as it is written everywhere');
    await page.getByRole('button', { name: '45 ft high cube', exact: true }).click();
    await page.reload();
    await page.locator('.plan-card[data-is-best="true"] strong', { hasText: '€2,100.50' }).waitFor();
    await page.getByRole('button', { name: '45 ft high cube', exact: true, pressed: true }).waitFor();
    await page.getByLabel('Currency sign').fill('');
    await page.getByRole('button', { name: '45 ft high cube', exact: true }).click();
    await price.fill('');
    await page.keyboard.press('Enter');
    await page.locator('.plan-card[data-is-best="true"]', { hasText: '1 × Lorry' }).waitFor();
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    for (const _ of ['light', 'dark']) {
      t.same(await seriousFaults(page), []);
      await switchTheme(page);
    }
    await page.getByRole('button', { name: 'Mega trailer 13.6 m' }).click();
    await page.locator('.plan-card', { hasText: '1 × Mega trailer 13.6 m' }).getByText('Takes everything').waitFor();
    await page.getByLabel('Sort by').selectOption({ label: 'volume used' });
    const shares = page.locator('.card-facts div:nth-child(2) dd');
    await soon.ok(
      t,
      async () => {
        const figures = (await shares.allTextContents()).map(Number.parseFloat);
        return figures.every((figure, at) => at === 0 || figure <= figures[at - 1]!);
      },
      'the fullest first',
    );
    await page.getByRole('button', { name: 'Use this: 1 × Mega trailer 13.6 m' }).click();
    await headline(page, 'All 18 pieces load');
    const { emptyContainers } = await kept(page);
    t.match(emptyContainers, [{ name: 'Mega trailer 13.6 m' }]);
    t.equal(emptyContainers.length, 1);
    await page.keyboard.press('Control+z');
    await soon.equal(t, async () => (await kept(page)).emptyContainers.length, 2, 'and Undo brings the order back');
    t.same(said, []);
  });

  await t.test('and the plan of the desk are searched for once', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    await begin(page, { ...ORDER, rules: { optimizationLevel: 2 } });
    await checked(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { searches: 0 });
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(post, worker, sent) {
          if (sent[0].kind === 'calculate') (globalThis as unknown as Counted).searches++;
          return Reflect.apply(post, worker, sent);
        },
      });
    });
    const searches = () => page.evaluate(() => (globalThis as unknown as Counted).searches);
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    const compared = await searches();
    t.ok(compared > 1);
    for (const [link, there] of [['Plan', '.verdict[data-tone="good"]'] as const, ['Compare', '.card-foot'] as const]) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.locator(there).first().waitFor();
      // Longer than the desk waits after a keystroke.
      await page.waitForTimeout(500);
      t.equal(await searches(), compared, `nothing is searched for again on ${link}`);
    }
    await page.getByRole('button', { name: 'Use this: 1 × 20 ft container' }).click();
    await checked(page);
    await page.waitForTimeout(500);
    t.equal(await searches(), compared, 'nor for the plan of a card that is taken');
    t.notMatch(await page.locator('.headline').textContent(), 'quick plan');
    t.same(said, []);
  });

  await t.test('say once what is wrong with the order, and lead there', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    const [crate, box] = ORDER.cargoes;
    await begin(page, { ...ORDER, cargoes: [crate, { ...box, weight: -1 }] });
    await page.locator('.verdict[data-tone="bad"]').waitFor();
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByText('No plan: Cargo, row 2: Weight must be more than 0').waitFor();
    await soon.equal(t, () => page.locator('.plan-card').count(), 0);
    await soon.equal(t, () => page.getByText('plans made').count(), 0);
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.locator('[data-cell="1/weight"]:focus').waitFor();
    await page.keyboard.type('5');
    await checked(page);
    t.same(said, []);
  });

  await t.test('know what containers cost, from the order and from the records', async (t) => {
    const record = { ...LORRY, price: 500 };
    t.equal((await service.post('/Database/Containers/Truck?UOM=UnitHighMetric', record)).status, 200);
    const { page } = await openPage(browser, `${service.address}/`, t);
    await begin(page, { ...ORDER, emptyContainers: [{ ...ORDER.emptyContainers[0], price: 90, qty: 5 }, LORRY] });
    await checked(page);
    await page.goto(`${service.address}/#/compare`);
    await signIn(page, service);
    await page.locator('.plan-card[data-is-best="true"]', { hasText: 'Cheapest of these' }).waitFor();
    await soon.equal(t, () => page.getByLabel('Sort by').inputValue(), 'total', 'with prices by what it costs in all');
    await page.locator('.plan-card', { hasText: '1 × Lorry' }).locator('strong', { hasText: '500' }).first().waitFor();
    // 8.352 m³ in the lorry.
    await page.locator('.plan-card', { hasText: '1 × Lorry' }).getByText('59.87', { exact: true }).first().waitFor();
    await page.getByText('Cost per m³').first().waitFor();
  });

  await t.test('keep their places while prices are typed, and what has none wins by none', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    const TRAILER = { ...LORRY, name: 'Trailer', length: 900, maxWeight: 20_000 };
    const containers = [ORDER.emptyContainers[0], LORRY, TRAILER];
    await begin(page, { ...ORDER, emptyContainers: containers });
    await checked(page);
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    const titles = () => page.locator('.plan-card h2').allTextContents();
    const before = await titles();
    const fields = page.locator('.plan-card input');
    const labels = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await fields.first().focus();
    for (const label of labels.slice(0, -1)) {
      const field = page.locator('.plan-card input:focus');
      t.equal(await field.getAttribute('aria-label'), label, 'Tab goes from price to price');
      if (label === 'Price of Van') await page.keyboard.type('300');
      if (label === 'Price of Lorry') await page.keyboard.type('900');
      await page.keyboard.press('Tab');
    }
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    t.same(await titles(), before, 'no card moves while somebody types');
    await page.getByLabel('Sort by').selectOption('volume');
    await soon.notSame(t, titles, before, 'unless another order is asked for');
    await page.getByLabel('Sort by').selectOption('total');
    await page.locator('.plan-card input').first().focus();
    await page.getByLabel('Sort by').focus();
    await soon.notSame(t, titles, before);
    const heads = page.locator('.card-head');
    await soon.equal(
      t,
      async () => (await heads.allTextContents()).map((head) => /No price$/.test(head)).lastIndexOf(false),
      (await page.locator('.card-head strong').count()) - 1,
      'what has no price comes last, and says so',
    );
    await page.locator('.plan-card[data-is-best="true"]', { hasText: 'Cheapest of these' }).waitFor();
    await page.locator('.plan-card[data-is-own="true"]', { hasText: '1 × Lorry' }).waitFor();
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await page.locator('.headline p', { hasText: 'in 1 × Lorry for 900' }).waitFor();
    await cell(page, 0, 'qty').fill('30');
    await page.locator('.headline', { hasText: '300 without Trailer (no price)' }).waitFor();
    t.same(said, []);
  });

  await t.test('compare common containers where the order has none, and say in words what is wrong', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    await begin(page, { ...TWO_ROWS, emptyContainers: [] });
    await page.goto(`${service.address}/#/compare`);
    await page.locator('.plan-card', { hasText: '1 × 20 ft container' }).getByText('Takes everything').waitFor();
    await soon.notMatch(t, () => page.locator('.plan-cards').textContent(), 'emptyContainers');
    const [first] = TWO_ROWS.cargoes;
    const { page: other } = await openPage(browser, `${service.address}/`, t);
    await begin(other, { ...TWO_ROWS, cargoes: [{ ...first, length: -5 }] });
    await other.goto(`${service.address}/#/compare`);
    await other.getByRole('status').filter({ hasText: 'Cargo, row 1: Length' }).waitFor();
    t.equal(await other.locator('.plan-card').count(), 0, 'once');
    t.same(said, []);
  });

  await t.test('show the cheapest mix, and of many pieces quick plans first', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    const crate = { style: 'Shipcase', name: 'Crate', length: 110, width: 110, height: 110, weight: 50, qty: 60 };
    await begin(page, { title: 'Mixed', cargoes: [crate], emptyContainers: [], rules: { optimizationLevel: 2 } });
    await page.goto(`${service.address}/#/compare`);
    for (const [name, price] of [
      ['20 ft container', '1000'],
      ['40 ft high cube', '1800'],
    ] as const) {
      await page.getByLabel(`Price of ${name}`).fill(price);
    }
    await page.keyboard.press('Enter');
    // 45 ft has no price, and is none of the mix.
    const mix = page.locator('.plan-card[data-is-best="true"]', { hasText: 'Cheapest of these' });
    await mix.locator('h2', { hasText: '1 × 40 ft high cube + 1 × 20 ft container' }).waitFor();
    t.equal(await mix.locator('strong').textContent(), '2,800', 'three of the small ones cost 3,000');
    t.equal(await mix.locator('input').count(), 0, 'prices are typed on the cards of the containers');
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    const count = await page.locator('.plan-card').count();
    await soon.equal(
      t,
      () => page.getByText(/plans made$/).textContent(),
      `${count} plans made`,
      'as many as are shown',
    );
    await page.getByLabel('Sort by').focus();
    const costs = async () =>
      (await page.locator('.card-head').allTextContents()).map((head) => /[\d,]+$/.exec(head)?.[0]);
    await soon.same(
      t,
      async () => (await costs()).slice(0, 3),
      ['2,800', '3,000', '3,600'],
      'by cost, and mixes among them',
    );
    await page.getByLabel('Price of 20 ft container').fill('1001');
    await mix.locator('strong', { hasText: '2,801' }).waitFor();
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    await page.getByLabel('Price of 20 ft container').fill('1000');
    await mix.locator('strong', { hasText: '2,800' }).waitFor();
    t.same(await seriousFaults(page), []);
    await mix.getByRole('button', { name: /^Use this/ }).click();
    await headline(page, 'All 60 pieces load');
    await cell(page, 0, 'qty').fill('600');
    await headline(page, 'All 600 pieces load');
    const texts = await watched(page, () => document.querySelector('.compare-page')?.textContent ?? '');
    await page.goto(`${service.address}/#/compare`);
    await page.getByText(/^[1-9]\d* plans made/).waitFor({ state: 'attached' });
    t.match(await texts(), /Planning… \d+%/);
    t.match(await texts(), /A quick plan so far/);
    t.match(await texts(), /\d of \d+: \d+ ft.* · Quick/, 'and what is planned at the moment');
    t.same(said, []);
  });

  await t.test('mix the container of the order with others', async (t) => {
    const { page } = await openPage(browser, `${service.address}/`, t);
    const crate = { style: 'Shipcase', name: 'Crate', length: 110, width: 110, height: 110, weight: 400, qty: 60 };
    const small = { name: '20 ft container', length: 589.8, width: 235.2, height: 239.3, maxWeight: 28_200, qty: 0 };
    await begin(page, { title: 'Own', cargoes: [crate], emptyContainers: [{ containerType: 'SeaVan', ...small }] });
    await checked(page);
    await page.goto(`${service.address}/#/compare`);
    await page.getByLabel('Price of 20 ft container').fill('1000');
    await page.getByLabel('Price of 40 ft high cube').fill('1800');
    await page.keyboard.press('Enter');
    const best = page.locator('.plan-card[data-is-best="true"]', { hasText: 'Cheapest of these' });
    await best.locator('h2', { hasText: '1 × 40 ft high cube + 1 × 20 ft container' }).waitFor();
    t.equal(await best.locator('strong').textContent(), '2,800');
    await page.locator('.card-warned summary', { hasText: '1 warning' }).first().click();
    await page.getByText('The weight lies further from the middle').first().waitFor();
    await page.getByLabel('Price of 40 ft high cube').fill('100');
    await page.keyboard.press('Enter');
    await page.getByText('A mix of types was planned, too: it comes to the containers of another card.').waitFor();
  });

  await t.test('say where to begin while there is no cargo, and fit a phone', async (t) => {
    const { page } = await openPage(browser, `${service.address}/#/compare`, t, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('Put cargo on the desk first').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Plan' }).click();
    await begin(page);
    await page.goto(`${service.address}/#/compare`);
    await page.getByText('plans made').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Van · as many as needed', pressed: true }).waitFor();
    await page.locator('.plan-card h2', { hasText: /^[2-9] × Van$/ }).waitFor();
    // The smallest, whatever the grids of the searches are.
    await page.locator('.plan-card[data-is-best="true"]', { hasText: '1 × 20 ft container' }).waitFor();
    await page.getByText('One container takes everything, so no mix of types was planned.').waitFor();
    await soon.ok(
      t,
      () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing sticks out',
    );
    t.same(await seriousFaults(page), []);
  });
});
