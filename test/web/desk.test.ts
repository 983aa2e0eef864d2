/** The planner's desk in a real browser: one service and one browser for all. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { startTestService } from '../support/service/running-service.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { begin, cell, checked, headline, kept, searchesFromNowOn, TWO_ROWS } from '../support/web/desk-page.js';
import { soon } from '../support/web/soon.js';

/** The first tab in each language. */
const RESULT = {
  GER: 'Ergebnis',
  FRN: 'Résultat',
  SPN: 'Resultado',
  BRZ: 'Resultado',
  CHN: '结果',
  JPN: '結果',
  KOR: '결과',
  ENG: 'Result',
};

/** Of which the quick plan loads 38 pieces, and that of level 2 loads 33, of more volume. */
const FEWER_BUT_FULLER = [
  ['A', 80, 50, 30, 10],
  ['B', 40, 70, 30, 10],
  ['C', 50, 30, 70, 10],
  ['D', 90, 70, 70, 18],
] as const;

/** From now on no search comes to an end. @returns what lets them go on again */
async function withoutSearches(page: Page): Promise<() => Promise<void>> {
  const before = await page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, said: { readonly kind?: string }, ...others: unknown[]) {
      if (said.kind !== 'calculate') postMessage.call(this, said, ...(others as []));
    };
    return postMessage;
  });
  return () =>
    page.evaluate((postMessage) => {
      Worker.prototype.postMessage = postMessage;
    }, before);
}

t.test('the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, options: BrowserContextOptions = {}) =>
    openPage(browser, `${service.address}/#/`, t, { viewport: { width: 1440, height: 900 }, ...options });

  await t.test('a first visit has three starts, and the sample is planned at once', async (t) => {
    const { page, said } = await open(t);
    await page.getByRole('heading', { name: 'Stowage plans how your cargo fits' }).waitFor();
    await soon.equal(t, () => page.locator('.way').count(), 3);
    await page.locator('.start-picture canvas').waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Try the sample' }).click();
    await headline(page, 'All 403 pieces load');
    await checked(page);
    await page.locator('.picture canvas').first().waitFor();
    t.same(await seriousFaults(page), []);
    t.same(said, []);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.way').first().waitFor();
    await soon.equal(t, () => page.locator('.picture').count(), 0, 'nothing is shown of an order that is gone');
  });

  await t.test('a first plan that takes long says how far it is, and can be stopped', async (t) => {
    const { page } = await open(t, { serviceWorkers: 'block' });
    await page.route('**/*.wasm', () => {}); // The engine never comes.
    await page.reload();
    await begin(page);
    await page.locator('.verdict', { hasText: 'Reading 2 rows…' }).waitFor();
    await page.getByRole('button', { name: 'Stop searching' }).click();
    await page.locator('.verdict', { hasText: 'Stopped before there was a plan' }).waitFor();
  });

  await t.test('after Stop it is said whose plan is seen, and Plan again goes on', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await checked(page);
    const goOn = await withoutSearches(page);
    await cell(page, 0, 'qty').fill('1');
    await page.getByRole('button', { name: 'Stop searching' }).click();
    const before = 'Stopped: this is the plan before the change.';
    await page.locator('.verdict', { hasText: before }).waitFor();
    await page.locator('.headline[data-is-old="true"]', { hasText: before }).waitFor();
    await headline(page, '15 of 18 pieces load');
    await soon.equal(t, () => page.getByText('Updating…').count(), 0, 'as nothing runs');
    t.same(await seriousFaults(page), []);
    await goOn();
    await page.locator('.verdict').getByRole('button', { name: 'Plan again' }).click();
    await headline(page, 'All 13 pieces load');
    await checked(page);
    await soon.equal(t, () => page.getByRole('button', { name: 'Plan again' }).count(), 0);
    const goOnLooking = await withoutSearches(page);
    await page.getByRole('button', { name: 'Best', exact: true }).click();
    await page.locator('.verdict', { hasText: 'Looking for a better plan…' }).waitFor();
    await page.getByRole('button', { name: 'Stop searching' }).click();
    const quick = 'Stopped: this is the quick plan.';
    await page.locator('.verdict', { hasText: `${quick} Checked: all` }).waitFor();
    await page.locator('.headline[data-is-old="false"]', { hasText: quick }).waitFor();
    await goOnLooking();
    await page.locator('.headline').getByRole('button', { name: 'Plan again' }).click();
    await page.locator('.verdict', { hasText: 'Drag a piece' }).waitFor();
    await page.keyboard.press('Control+z');
    await headline(page, '15 of 18 pieces load');
    const best = page.getByRole('button', { name: 'Best', exact: true });
    await soon.equal(t, () => best.getAttribute('aria-pressed'), 'true', 'a level is no step to be undone');
    await page.keyboard.press('Control+Shift+z');
    await headline(page, 'All 13 pieces load');
    await soon.equal(t, () => page.locator('.headline').getByText('quick plan').count(), 0);
  });

  await t.test('whatever is typed is planned: quickly, then at the level that is chosen', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await headline(page, '15 of 18 pieces load');
    await soon.equal(t, () => page.locator('.cargo-left').first().textContent(), '−33 pieces stay behind');
    await cell(page, 0, 'qty').fill('1');
    await headline(page, 'All 13 pieces load');
    await checked(page);
    await soon.equal(t, () => page.locator('.cargo-left').count(), 0);
    await page.getByRole('button', { name: 'Best', exact: true }).click();
    await page.locator('.segments [aria-pressed="true"]', { hasText: 'Best' }).waitFor();
    await checked(page);
    await soon.match(t, () => rules(page), { optimizationLevel: 4 });
    const searches = await searchesFromNowOn(page);
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await soon.match(t, () => rules(page), { optimizationLevel: 2 });
    await checked(page);
    t.equal(await searches(), 0, 'the better plan stays where less is asked for');
    await cell(page, 0, 'qty').fill('2');
    await headline(page, 'All 14 pieces load');
    await soon.equal(t, searches, 2, 'and what is changed then is planned at the lower level');
    for (let undone = 0; undone < 2; undone++) await page.keyboard.press('Control+z');
    await headline(page, '15 of 18 pieces load');
  });

  await t.test('a longer search that loads fewer pieces but more volume says so', async (t) => {
    const { page, said } = await open(t);
    const cargoes = FEWER_BUT_FULLER.map(([name, length, width, height, qty]) => {
      return { style: 'Shipcase', name, length, width, height, weight: 10, qty };
    });
    const emptyContainers = [{ ...TWO_ROWS.emptyContainers[0], maxWeight: 9000 }];
    await begin(page, { title: 'Fewer', cargoes, emptyContainers, rules: { optimizationLevel: 2 } });
    await headline(page, '32 of 48 pieces load');
    await page.locator('.headline', { hasText: '6 pieces fewer than in the quick plan, but 0.1 m³ more' }).waitFor();
    await cell(page, 0, 'qty').fill('1');
    await headline(page, /of 39 pieces load/);
    await checked(page);
    await soon.notMatch(t, () => page.locator('.headline').textContent(), '6 pieces fewer');
    t.same(said, []);
  });

  await t.test('an order without cargo, or without a container, shows no plan and cannot be saved', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...TWO_ROWS, cargoes: [TWO_ROWS.cargoes[1]] });
    await headline(page, 'All 12 pieces load');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.locator('[data-row="0"] .letters').click();
    await page.getByRole('button', { name: 'Remove row: Row 1' }).click();
    await page.locator('.verdict', { hasText: 'Add a row of cargo' }).waitFor();
    await soon.equal(t, () => page.locator('.picture').count(), 0);
    await soon.equal(t, () => page.locator('.headline').count(), 0);
    await soon.equal(t, () => save.isDisabled(), true);
    await page.keyboard.press('Control+z');
    await headline(page, 'All 12 pieces load');
    await soon.equal(t, () => save.isDisabled(), false);
    await page.getByRole('button', { name: 'Change Van' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.locator('.verdict', { hasText: 'Add a container' }).waitFor();
    await soon.equal(t, () => page.locator('.picture').count(), 0);
    await soon.equal(t, () => save.isDisabled(), true);
  });

  await t.test('the empty table begins in its first cell, and what is wrong counts for nothing', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    await page.locator('[data-cell="0/name"]:focus').waitFor();
    await page.keyboard.type('Crate');
    await page.locator('.verdict', { hasText: 'Add a container' }).waitFor();
    await soon.equal(t, () => page.locator('.cargo-said').count(), 0, 'what is yet to be typed is no fault');
    for (const figure of ['1150', '80', '60', '20', '-5']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(figure);
    }
    await page.locator('[data-row="0"] .cargo-said').waitFor();
    await soon.match(t, () => page.locator('.sums').textContent(), /^0\spieces\s· 0/);
    await cell(page, 0, 'qty').fill('5');
    await page.locator('.sums', { hasText: '5 pieces' }).waitFor();
    await cell(page, 0, 'height').fill('');
    await page.locator('.sums .is-warn', { hasText: '≥\u00a00 m³' }).waitFor();
    await cell(page, 0, 'height').fill('60');
    await soon.equal(t, () => page.locator('.sums .is-warn').count(), 0);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [inside, room] = await cell(page, 0, 'length').evaluate((one) => [one.scrollWidth, one.clientWidth]);
      t.ok(inside! <= room!, `four digits are whole at ${width}`);
    }
    await page.getByRole('button', { name: 'Add 40 ft', exact: true }).click();
    await page.getByRole('button', { name: 'Add 40 ft', exact: true }).click();
    const emptyContainers = async () => (await kept(page)).emptyContainers;
    await soon.match(t, emptyContainers, [{ name: '40 ft container', qty: 2 }], 'each click adds one');
  });

  await t.test(
    'of 5,000 rows those in sight are drawn, and a fault far down is one click away',
    deepOnly,
    async (t) => {
      const { page } = await open(t);
      const row = (at: number) => ({ ...TWO_ROWS.cargoes[1], name: `Box ${at + 1}`, ...(at === 4321 && { qty: -1 }) });
      await begin(page, {
        title: 'Many',
        cargoes: Array.from({ length: 5000 }, (_, at) => row(at)),
        emptyContainers: [],
      });
      await page.locator('.verdict[data-tone="bad"]', { hasText: 'row 4,322' }).waitFor();
      const drawn = () => page.locator('.cargo-row').count();
      await soon.ok(t, async () => (await drawn()) < 200, 'few of the rows');
      await page.locator('.verdict').getByRole('button', { name: 'Go there' }).click();
      await page.locator('[data-cell="4321/qty"]:focus').waitFor();
      await page.keyboard.type('2');
      await page.locator('.verdict', { hasText: 'Add a container' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('[data-cell="4322/qty"]:focus').waitFor();
      await page.locator('.cargo-scroll').evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
      await cell(page, 5000, 'name').waitFor();
      await soon.ok(t, async () => (await drawn()) < 300, 'few of the rows');
    },
  );

  await t.test('the table has one tab stop, and keys go from cell to cell', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await checked(page);
    const stops = page.locator('.cargo-grid [data-cell][tabindex="0"]');
    await soon.equal(t, () => stops.count(), 1);
    await cell(page, 0, 'name').focus();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    await page.keyboard.press('ArrowRight');
    await soon.equal(t, at, '0/length');
    await page.keyboard.press('Enter');
    await soon.equal(t, at, '1/length');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await soon.equal(t, at, '0/name');
    await soon.equal(t, () => stops.count(), 1);
    await cell(page, 1, 'qty').focus();
    await page.keyboard.press('Control+d');
    await page.locator('.sums', { hasText: '12 pieces' }).waitFor();
    await cell(page, 2, 'name').fill('Drum');
    await cell(page, 3, 'name').waitFor();
    await soon.equal(
      t,
      () => cell(page, 3, 'name').getAttribute('placeholder'),
      'Add a row',
      'who types in the last row adds one',
    );
    await page.keyboard.press('F6');
    await soon.equal(t, () => page.evaluate(() => document.activeElement?.className), 'picture');
  });

  await t.test('a fault stands under its row and in the line below the picture, which leads to it', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await headline(page, '15 of 18 pieces load');
    await cell(page, 1, 'weight').fill('heavy');
    const said = page.locator('[data-row="1"] .cargo-said');
    await said.waitFor();
    await soon.match(t, () => said.textContent(), 'Weight must be a number: “heavy” is none');
    await page.locator('.verdict[data-tone="bad"]', { hasText: 'Cargo, row 2: Weight' }).waitFor();
    const result = page.locator('.headline');
    await soon.match(t, () => result.textContent(), 'Cargo, row 2: Weight must be a number');
    t.notMatch(await result.textContent(), 'Updating', 'nothing is planned');
    await result.getByRole('button', { name: 'Go there' }).click();
    await page.locator('[data-cell="1/weight"]:focus').waitFor();
    await soon.equal(
      t,
      () => page.locator('.desk-stage').getAttribute('data-is-old'),
      'true',
      'the plan is not of what is typed',
    );
    await soon.equal(t, () => page.locator('.cargo-left').count(), 0);
    await cell(page, 0, 'name').focus();
    await page.locator('.verdict').getByRole('button', { name: 'Go there' }).click();
    await page.locator('[data-cell="1/weight"]:focus').waitFor();
    // That there is none is found after what is no figure; rows are named in their order.
    await cell(page, 0, 'qty').fill('0');
    await page.locator('.verdict[data-tone="bad"]', { hasText: 'Cargo, row 1:' }).waitFor();
    // A row of none is left out as soon as nobody types in it.
    await cell(page, 0, 'qty').fill('-2');
    await page.locator('.verdict[data-tone="bad"]', { hasText: '-2' }).waitFor();
    await result.getByText('1 more is wrong').click();
    await result.getByRole('button', { name: 'Cargo, row 2: Weight must be a number' }).click();
    await page.locator('[data-cell="1/weight"]:focus').waitFor();
  });

  await t.test('on a phone Result says what is wrong and leads there, and Cargo has a sign of it', async (t) => {
    const { page } = await open(t, { viewport: { width: 390, height: 844 } });
    const [crate, box] = TWO_ROWS.cargoes;
    const boxes = Array.from({ length: 30 }, (_, at) => ({
      ...box,
      name: `Box ${at}`,
      ...(at === 28 && { weight: -1 }),
    }));
    await begin(page, { ...TWO_ROWS, cargoes: [crate, ...boxes] });
    const [cargo, , result] = await page.locator('.pane-bar button').all();
    await cargo!.locator('.count', { hasText: /^1$/ }).waitFor();
    t.same(await seriousFaults(page), []);
    await result!.click();
    await page.locator('.headline-wrong', { hasText: 'Cargo, row 30: Weight must be more than 0' }).waitFor();
    t.same(await seriousFaults(page), []);
    await page.locator('.headline-wrong').getByRole('button', { name: 'Go there' }).click();
    await page.locator('[data-cell="29/weight"]:focus').waitFor();
    await page.keyboard.type('5');
    await cargo!.locator('.count').waitFor({ state: 'detached' });
  });

  await t.test('icons, stops, containers and rules write what they say', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await cell(page, 0, 'upright').click();
    await cell(page, 1, 'nothingOnTop').click();
    await cell(page, 1, 'qty').focus();
    await page.keyboard.press('Alt+1');
    await cell(page, 1, 'floorOnly').click();
    for (const [row, stop] of ['2', '1'].entries()) {
      await cell(page, row, 'stop').fill(stop);
      await cell(page, row, 'stop').press('Enter');
    }
    await page.getByRole('button', { name: 'Yes, in order' }).click();
    await page.getByText('Nothing is reached farther than 100 cm over other cargo').waitFor();
    await page.getByRole('button', { name: 'Add 20 ft' }).click();
    await page.getByRole('button', { name: 'One more 20 ft container' }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('button', { name: 'Heavy below' }).click();
    await page.getByRole('switch', { name: 'Stay within each weight limit' }).click();
    const { cargoes, emptyContainers } = await kept(page);
    t.match(cargoes[0], { orientationsAllowed: 'OrientationsAll', sequence: 1 });
    t.match(cargoes[1], {
      orientationsAllowed: 'OrientationsAll',
      nothingOnTop: true,
      floorStackType: 'BottomOnly',
      sequence: 2,
    });
    t.match(emptyContainers[1], { name: '20 ft container', qty: 2 });
    await soon.match(t, () => rules(page), {
      isSequenceUsed: true,
      maxLoadingReach: 100,
      stackingRule: 'HeavierBottomFirst',
      isWeightLimited: false,
    });
    await checked(page);
    await page.locator('.player-stretches', { hasText: 'Stop 2Stop 1' }).waitFor();
    const stops = page.locator('.player-stretches button');
    await stops.first().click();
    await page.locator('.player-said', { hasText: 'Step 1 of' }).waitFor();
    await stops.last().click();
    await page.locator('.player-said', { hasText: /Step [2-9] of/ }).waitFor();
    await page.getByRole('button', { name: 'All loaded' }).click();
    t.same(await seriousFaults(page), []);
    await page.getByRole('tab', { name: 'Steps' }).click();
    await page.getByRole('button', { name: 'Unload earlier: Stop 2' }).click();
    await soon.match(
      t,
      async () => (await kept(page)).cargoes,
      [{ sequence: 2 }, { sequence: 1 }],
      'the two stops change places',
    );
    await cell(page, 0, 'stop').fill('7');
    await cell(page, 0, 'stop').press('Enter');
    await page.locator('.player-stretches', { hasText: 'Stop 7Stop 2' }).waitFor();
    await page.locator('.step-list h3', { hasText: /Stop 2.*first off/ }).waitFor();
    await cell(page, 1, 'stop').fill('5');
    await page.locator('.player-stretches', { hasText: 'Stop 7Stop 5' }).waitFor();
    await cell(page, 0, 'letters').click();
    await page.getByRole('button', { name: 'Remove row: Row 1' }).click();
    await soon.equal(t, () => cell(page, 0, 'stop').inputValue(), '5', 'the number that was typed, whatever goes');
    await page.keyboard.press('Control+z');
    await soon.equal(t, () => cell(page, 0, 'stop').inputValue(), '7');
    t.same(await seriousFaults(page), []);
  });

  await t.test('what no door lets in has no place that is shown', async (t) => {
    const { page } = await open(t);
    const crate = { style: 'Shipcase', length: 100, width: 100, weight: 50, qty: 1 };
    const truck = { containerType: 'Truck', name: 'Truck', length: 500, width: 200, height: 200, qty: 1 };
    await begin(page, {
      cargoes: [
        { ...crate, name: 'Low', height: 170 },
        { ...crate, name: 'High', height: 190 },
      ],
      emptyContainers: [{ ...truck, door: { width: 200, height: 180 } }],
    });
    await checked(page);
    await page.getByRole('button', { name: 'See why' }).click();
    await page.locator('.left-rows', { hasText: 'does not pass the door' }).waitFor();
    await soon.equal(t, () => page.getByRole('button', { name: 'Show the place' }).count(), 0);
  });

  await t.test('steps, a piece and what stays behind are told beside the picture', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await checked(page);
    const counted = /all (\d+) loading rules/.exec((await page.locator('.verdict').textContent())!)![1];
    await page.getByText('Checked by a second program').click();
    await soon.equal(
      t,
      () => page.locator('.checks li').count(),
      Number(counted),
      'each rule that was checked is named',
    );
    await page.getByRole('button', { name: 'See why' }).click();
    await page.getByRole('heading', { name: '3 pieces stay behind' }).waitFor();
    await page.getByText('They weigh 300 kg and fill 3.6 m³. The loaded containers may take').waitFor();
    await page.locator('.left-rows h3', { hasText: /\w/ }).waitFor();
    const place = page.getByRole('button', { name: 'Show the place' });
    await place.click();
    await page.locator('.as-link[aria-pressed="true"]').waitFor();
    await place.click();
    await page.locator('.as-link[aria-pressed="false"]').waitFor();
    await page.getByRole('button', { name: 'Try what would help' }).click();
    const another = page.getByRole('button', { name: 'Take it: Add one more: Van' });
    await another.waitFor();
    await soon.match(t, () => page.locator('.help li', { hasText: 'Van' }).first().textContent(), 'All 18 pieces load');
    await another.click();
    await page.getByText('Nothing stays behind.').waitFor();
    await page.keyboard.press('Control+z');
    const fewer = page.getByRole('button', { name: 'One Van fewer' });
    await soon.equal(t, () => fewer.isDisabled(), true, 'one click too many does not make it as many as needed');
    const any = page.getByRole('button', { name: 'Van: as many as needed' });
    await any.click();
    await page.getByText('Nothing stays behind.').waitFor();
    await any.click();
    await page.getByRole('heading', { name: '3 pieces stay behind' }).waitFor();
    await page.getByRole('tab', { name: 'Steps' }).click();
    const steps = page.locator('[data-step]');
    await steps.first().click();
    await page.locator('[data-step="1"][aria-current="step"]').waitFor();
    await page.locator('.player-said', { hasText: 'Step 1 of' }).waitFor();
    await page.getByRole('button', { name: 'All loaded' }).click();
    await page.locator('.player-said', { hasText: 'All' }).waitFor();
    const picture = (await page.locator('.picture').boundingBox())!;
    // A better plan that comes after the click lets go of what was chosen in the one before.
    const chosen = async () => {
      await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
      return page.locator('.facts', { hasText: 'Rests on' }).count();
    };
    await soon.equal(t, chosen, 1);
    t.same(await seriousFaults(page), []);
  });

  await t.test('another load leaves nothing of the one before', deepOnly, async (t) => {
    const { page } = await open(t);
    await begin(page, {
      ...TWO_ROWS,
      emptyContainers: [{ ...TWO_ROWS.emptyContainers[0], qty: 2 }],
    });
    const tabs = page.locator('.stage-tabs [role="tab"]');
    await headline(page, 'All 18 pieces load');
    await page.locator('.stage-tabs').waitFor();
    await soon.equal(t, () => tabs.count(), 2);
    await tabs.nth(1).click();
    await page.locator('.stage-tabs [aria-selected="true"]', { hasText: 'Container 2 of 2' }).waitFor();
    await page.getByLabel('Open…').selectOption('unit-loads');
    await page.locator('.headline h2', { hasText: 'options' }).waitFor();
    await checked(page);
    await page.locator('.stage-tabs', { hasText: 'Option 1 of' }).waitFor();
    await soon.notMatch(t, () => page.locator('.stage-tabs').textContent(), 'Van');
    await soon.equal(t, () => page.locator('.cargo-left').count(), 0, 'alternatives are no sum');
  });

  await t.test('figures that look like ones in another unit are asked about', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await cell(page, 0, 'length').fill('2000');
    const asked = page.locator('.cargo-notes .notice');
    await asked.getByRole('button', { name: 'mm' }).first().click();
    await asked.waitFor({ state: 'detached' });
    await soon.equal(t, () => cell(page, 0, 'length').inputValue(), '200', 'read as millimetres, shown in centimetres');
  });

  await t.test('a list that is pasted where nobody types becomes rows', async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    await cell(page, 0, 'name').waitFor();
    const list = 'Name\tLength mm\tWidth mm\tHeight mm\tWeight kg\tQty\nCrate\t800\t600\t500\t40\t5\n';
    await page.evaluate((list) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', list);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, list);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.locator('.sums', { hasText: '5 pieces' }).waitFor();
    await soon.equal(t, () => cell(page, 0, 'name').inputValue(), 'Crate');
    await page.getByRole('button', { name: 'Add 40 ft', exact: true }).click();
    await headline(page, 'All 5 pieces load');
  });

  await t.test('fits every screen without a scroll of the page, in light and dark and in German', async (t) => {
    const { page } = await open(t, { locale: 'de-DE', colorScheme: 'dark' });
    await begin(page);
    await page.locator('.verdict[data-tone="good"]').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const name of ['Speichern', 'Importieren', 'Rückgängig']) {
        await page.getByRole('button', { name, exact: true }).hover();
        t.same(await seriousFaults(page), [], `${name}, pointed at, ${colorScheme}`);
      }
    }
    for (const [width, height] of some([
      [1440, 900],
      [1280, 720],
      [820, 1180],
      [720, 450],
      [390, 844],
    ] as const)) {
      await page.setViewportSize({ width, height });
      await soon.equal(t, () => page.locator('.pane-bar').isVisible(), width < 800, 'one pane at a time, at 200 % too');
      const over = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return [scrollWidth - clientWidth, scrollHeight - clientHeight];
        });
      await soon.same(t, over, [0, 0], `${width} x ${height}`);
      const bar = () => page.locator('.desk-top').evaluate((top) => top.scrollWidth - top.clientWidth);
      await soon.equal(t, bar, 0, `the top bar, ${width} x ${height}`);
      t.same(await seriousFaults(page), [], `${width} x ${height}`);
    }
    await page.locator('.pane-bar button').nth(1).click();
    await page.locator('.picture').waitFor();
    await page.setViewportSize({ width: 640, height: 360 });
    const edges = () =>
      page.evaluate(() => {
        const [player, bar] = ['.player', '.pane-bar'].map((part) => document.querySelector(part)!);
        return player!.getBoundingClientRect().bottom <= bar!.getBoundingClientRect().top;
      });
    await soon.equal(t, edges, true, 'a phone held sideways has its bar below the player');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.pane-bar button').nth(3).click();
    await page.locator('.presets').waitFor();
    t.same(await seriousFaults(page), []);
    await page.locator('#rail-steps').click();
    const paneShown = () => page.locator('.pane-bar [aria-current]').textContent();
    await soon.match(t, paneShown, 'Ergebnis', 'the other tabs of the rail are its pane');
    await page.locator('#rail-rules').click();
    await soon.match(t, paneShown, 'Regeln');
    await page.setViewportSize({ width: 1280, height: 720 });
    const behindTitle = () =>
      page.evaluate(() => {
        const [title, menu] = ['.title input', '.open-menu'].map((part) => document.querySelector(part)!);
        return menu!.getBoundingClientRect().right - title!.getBoundingClientRect().left;
      });
    await page.locator('.title input').fill('Kurz');
    t.ok((await behindTitle()) < 120, 'the arrow stands behind the words of the title');
    await page.locator('.open-menu select').selectOption('mixed-order-40ft');
    await page.locator('.container-card', { hasText: '40-Fuß-Container' }).waitFor();
    await soon.equal(t, () => page.locator('.title input').inputValue(), 'Gemischter Auftrag, 40-Fuß-Container');
    await soon.equal(
      t,
      async () => (await kept(page)).emptyContainers[0]!['name'],
      '40-foot container',
      'kept under the name that it is sent by',
    );
  });

  await t.test(
    'a warning is said in words of the page, mended by a button, and told in full behind "Which?"',
    async (t) => {
      const { page } = await open(t);
      await page.getByRole('button', { name: 'Try the sample' }).click();
      await checked(page);
      const said = page.locator('.sentences > li', { hasText: 'Some pieces carry more than 3 times' });
      await said.waitFor();
      await soon.notMatch(t, () => said.textContent(), '`', 'no field name');
      await said.getByText('Which?').click();
      await said.locator('details[open] p', { hasText: 'Armchair' }).waitFor();
      t.same(await seriousFaults(page), []);
      await said.getByRole('button', { name: 'Heavy below' }).click();
      await said.waitFor({ state: 'detached' });
      const { page: german } = await open(t, { locale: 'de-DE' });
      await german.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
      const ofThose = german.locator('.sentences > li', { hasText: 'mehr als das Dreifache ihres Gewichts' });
      await ofThose.getByText('Welche?').click();
      await ofThose
        .locator('details[open] p', { hasText: /wiegt \d+ kg und trägt \d+,?\d* kg anderes Ladegut/ })
        .waitFor();
      // A weight that nobody said is asked for where it belongs.
      await cell(page, 1, 'weight').fill('');
      await cell(page, 0, 'qty').focus();
      const isMarked = () => page.locator('[data-is-lacking="true"]').count();
      await soon.equal(t, isMarked, 1, 'in the table, as soon as nobody types there');
      await soon.match(t, () => page.locator('.pane-head .sums').textContent(), /≥\s[\d.]+\st$/);
      const lacking = page.locator('.sentences > li', { hasText: '1 row has no weight' });
      await lacking.getByRole('button', { name: 'Go there' }).click();
      await soon.ok(t, () => cell(page, 1, 'weight').evaluate((field) => field === document.activeElement));
      await cell(page, 1, 'weight').fill('9');
      await lacking.waitFor({ state: 'detached' });
      await soon.match(t, () => rules(page), { stackingRule: 'HeavierBottomFirst' });
    },
  );

  await t.test('a load is cut open on a low screen too, and coloured by its stops', deepOnly, async (t) => {
    const { page } = await open(t, { viewport: { width: 1280, height: 720 } });
    await begin(page);
    await checked(page);
    const strip = page.locator('.side-strip');
    await strip.waitFor({ state: 'hidden' });
    await page.locator('.picture').press('c');
    await strip.waitFor();
    // It may be laid out before what stands below it is.
    const foot = async () => {
      const [picture, side] = [(await page.locator('.picture').boundingBox())!, (await strip.boundingBox())!];
      return [side.y < picture.y + picture.height, Math.round(side.y + side.height - picture.y - picture.height)];
    };
    await soon.same(t, foot, [true, 0], 'over the foot of the picture, and not below it');
    await page.locator('.cut').fill('0.5');
    await page.locator('.cut[aria-valuetext="1.5 m"]').waitFor();
    await page.getByRole('button', { name: 'Cut' }).click();
    await strip.waitFor({ state: 'hidden' });
    await soon.equal(t, () => page.locator('.cut').inputValue(), '1', 'all of it is shown again');

    const tools = (await page.locator('.picture-tools').boundingBox())!;
    t.ok(tools.height < 56, 'its tools stand in one line');
    await page.getByRole('button', { name: 'Colours' }).click();
    const menu = page.getByRole('dialog', { name: 'Colours' });
    await menu.locator('select').selectOption('weight');
    await menu.locator('.legend li', { hasText: 'kg' }).first().waitFor();
    t.same(await seriousFaults(page), []);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  await t.test('at twice the size Undo is in sight, and on a German phone all of the sum', async (t) => {
    const { page } = await open(t, { locale: 'de-DE', viewport: { width: 720, height: 450 } });
    const [crate, box] = TWO_ROWS.cargoes;
    await begin(page, { ...TWO_ROWS, cargoes: [crate, { ...box, qty: 1234, weight: 22.5 }] });
    const tool = (name: string) => page.locator('.desk-top').getByRole('button', { name });
    await tool('Rückgängig').waitFor();
    t.equal(await tool('Wiederholen').isVisible(), true, 'before there is anything to do again, too');
    await cell(page, 0, 'qty').fill('5');
    await tool('Rückgängig').click();
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '6');
    await tool('Wiederholen').click();
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '5');
    await page.setViewportSize({ width: 390, height: 844 });
    const sums = page.locator('.sums');
    await soon.match(t, () => sums.textContent(), /^1\.239\sPackstücke\s· 124,5\sm³\s· 28,3\st$/);
    const size = () =>
      sums.evaluate((one) => [one.scrollWidth <= one.clientWidth, one.getBoundingClientRect().height <= 32]);
    await soon.same(t, size, [true, true], 'in two lines at most');
  });

  await t.test('five tabs and every title of a column are whole in each language', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await cell(page, 0, 'qty').fill('180');
    await page.keyboard.press('Enter');
    await page.locator('.cargo-left', { hasText: '−177' }).waitFor();
    for (const [code, result] of some(Object.entries(RESULT))) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.locator('.account').click();
      await page.locator('#account-menu select').selectOption(code);
      await page.keyboard.press('Escape');
      await page.locator('#rail-result', { hasText: result }).waitFor();
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        if (width === 390) await page.locator('.pane-bar button').nth(2).click();
        await page.locator('.rail-tabs').waitFor();
        const cut = () =>
          page.evaluate(() =>
            [
              ...document.querySelectorAll<HTMLElement>(
                '.rail-tabs, .cargo-head > span, .bars dd:last-child, .cargo-left',
              ),
            ]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ className, textContent }) => `${className}: ${textContent}`)
              .filter((one) => !one.startsWith('cell-letters')),
          );
        await soon.same(t, cut, [], `${code} ${width}`);
      }
    }
  });
});

async function rules(page: Page): Promise<object> {
  return (await kept(page)).rules;
}
