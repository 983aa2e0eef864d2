/** What the desk asks, offers and warns of, in a real browser. */
import type { BrowserContextOptions } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { startTestService } from '../../support/service/running-service.js';
import { chooseLanguage } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, kept, TWO_ROWS } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

t.test('what the desk asks and offers', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, options: BrowserContextOptions = {}) =>
    openPage(browser, `${service.address}/#/`, t, { viewport: { width: 1440, height: 900 }, ...options });

  await t.test('a pallet beside other containers is offered as the one that cargo is put on first', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await checked(page);
    await page.getByRole('button', { name: 'Add Euro pallet' }).click();
    const offer = page.locator('.desk-containers .offer', { hasText: 'EUR pallet 1200 x 800 stands beside' });
    await offer.waitFor();
    await page.locator('.container-card', { hasText: /EUR pallet.* m above the pallet/ }).waitFor();
    t.same(await seriousFaults(page), []);
    await offer.getByRole('button', { name: 'Yes, on pallets first' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Pallet 1 of .* EUR pallet/ }).waitFor();
    const line = page.locator('.pallet-line', { hasText: 'Cargo is put on EUR pallet 1200 x 800 first' });
    await soon.equal(t, () => line.getByLabel('Height with the pallet, cm').inputValue(), '180');
    const cutOff = () => page.locator('.container-cards').evaluate((box) => box.scrollHeight - box.clientHeight);
    await page.getByRole('button', { name: 'Add 20 ft', exact: true }).click();
    await page.getByRole('button', { name: 'Add 40 ft', exact: true }).click();
    await soon.equal(t, cutOff, 0, 'nothing of the cards is cut off beside a short table');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.locator('.container-card').nth(1).waitFor({ state: 'detached' });
    const { rules, emptyContainers } = await kept(page);
    t.match(rules, { isPalletized: true, MixPallet: { name: 'EUR pallet 1200 x 800' } });
    t.same(
      emptyContainers.map(({ name }) => name),
      ['Van'],
    );
    await page.keyboard.press('Control+z');
    await offer.getByRole('button', { name: 'Remove the pallet' }).click();
    await checked(page);
    await soon.equal(t, async () => (await kept(page)).rules['isPalletized'], undefined);
  });

  await t.test('what fits no pallet is loaded loose, on offer and by its row', async (t) => {
    const { page } = await open(t);
    const pallet = { containerType: 'Pallet', name: 'EUR', length: 120, width: 80, height: 100, palletThickness: 14.4 };
    const [crate, box] = TWO_ROWS.cargoes;
    await begin(page, {
      ...TWO_ROWS,
      cargoes: [
        { ...box, qty: 8 },
        { ...crate, name: 'Profile', length: 200, width: 20, height: 20, weight: 20, qty: 3 },
      ],
      rules: { isPalletized: true, palletizing: { remainQtyToMixPallet: true }, MixPallet: pallet },
    });
    await page.getByRole('tab', { name: /^Left behind/ }).click();
    await page.getByText('does not fit on a pallet "EUR" in any allowed orientation').waitFor();
    t.notOk(await page.getByRole('button', { name: 'Show the place' }).isVisible());
    await page.getByRole('button', { name: 'Try what would help' }).click();
    await page.getByRole('button', { name: 'Take it: Load 3 pieces loose, without a pallet' }).click();
    await page.getByText('Nothing stays behind.').waitFor();
    const { cargoes } = await kept(page);
    t.same(
      cargoes.map(({ palletizing }) => palletizing),
      [undefined, { remainQtyToVehicle: true }],
    );
    await page.locator('[data-row="1"] .letters').click();
    await page.locator('[data-row="1"]').getByRole('button', { name: 'Loose if it fits no pallet' }).click();
    await headline(page, '3 pieces stay behind');
  });

  await t.test('where weight decides it is the first reason', async (t) => {
    const { page } = await open(t);
    const [crate, box] = TWO_ROWS.cargoes;
    await begin(page, {
      ...TWO_ROWS,
      cargoes: [{ ...box, name: 'Pole', length: 900, qty: 1 }, { ...crate, qty: 4 }, box],
      emptyContainers: [{ ...TWO_ROWS.emptyContainers[0], maxWeight: 250 }],
    });
    await headline(page, 'of 17 pieces load');
    await page.getByRole('tab', { name: /Left behind/ }).click();
    const reasons = page.locator('.left-rows h3');
    await soon.match(t, () => reasons.allInnerTexts(), [/weighs/, /weighs/, /goes into no container/]);
  });

  await t.test('what may not stand on something lighter stays behind by the rule that Rules names', async (t) => {
    const { page } = await open(t);
    const [crate] = TWO_ROWS.cargoes;
    const size = { length: 100, width: 100, qty: 1 };
    await begin(page, {
      ...TWO_ROWS,
      cargoes: [
        { ...crate, ...size, qty: 2, name: 'Cushions', height: 100, weight: 10, floorStackType: 'BottomOnly' },
        { ...crate, ...size, name: 'Vase', height: 60, weight: 50 },
      ],
      emptyContainers: [{ ...TWO_ROWS.emptyContainers[0], length: 200, width: 100, height: 200 }],
      rules: { stackingRule: 'HeavierBottomFirst' },
    });
    await headline(page, '2 of 3 pieces');
    await page.getByRole('tab', { name: /Left behind/ }).click();
    const reasons = page.locator('.left-rows h3');
    await soon.same(t, () => reasons.allInnerTexts(), [
      'There is room, but this rule forbids it: Nothing heavier on something lighter.',
    ]);
    await page.locator('.picture').focus();
    await page.keyboard.press('n');
    await page.locator('[data-action="takeOut"]').click();
    await page.getByRole('tab', { name: /Left behind/ }).click();
    await soon.same(
      t,
      async () => (await reasons.allInnerTexts()).toSorted(),
      ['There is room, but this rule forbids it: Nothing heavier on something lighter.', 'You took it out by hand.'],
      'as before a hand began',
    );
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await chooseLanguage(page, 'GER');
    await soon.same(t, () => reasons.allInnerTexts(), [
      'Es ist Platz, aber diese Regel verbietet ihn: Nichts Schwereres auf Leichterem.',
    ]);
  });

  await t.test('a help that brings small pieces is told in pieces', async (t) => {
    const { page } = await open(t);
    const bolt = { ...TWO_ROWS.cargoes[1], name: 'Bolt', length: 5, width: 5, height: 5, weight: 100, qty: 30 };
    await begin(page, { ...TWO_ROWS, cargoes: [bolt] });
    await page.getByRole('tab', { name: /Left behind/ }).click();
    await page.getByRole('button', { name: 'Try what would help' }).click();
    const another = page.locator('.help li', { hasText: '18 instead of 9 of 30 pieces load' });
    await another.waitFor();
    t.notMatch(await another.textContent(), 'm³', 'no two volumes that read alike');
  });

  await t.test('weight at one end is centred, once that is planned', async (t) => {
    const { page } = await open(t);
    const van = { containerType: 'Truck', name: 'Van', length: 1360, width: 160, height: 180, maxWeight: 9000, qty: 1 };
    await begin(page, { ...TWO_ROWS, emptyContainers: [van] });
    const balance = page.locator('.balance', { hasText: 'Heavy at the front' });
    await balance.getByRole('button', { name: 'Try to centre the weight' }).click();
    await balance.getByText('Where the axles of a truck are known').waitFor();
    await balance.getByText(/^Centre of gravity [\d.]+ m from the middle instead of [\d.]+ m$/).waitFor();
    t.same(await seriousFaults(page), []);
    await balance.getByRole('button', { name: 'Take it: Centre the weight' }).click();
    await balance.waitFor({ state: 'detached' });
    t.match((await kept(page)).rules, { isBalanceAlignLoadCenter: true, balanceConfiguration: { isUsed: true } });
  });

  await t.test('an import says which weights it lacks, and in which unit it is read', async (t) => {
    const { page } = await open(t);
    await page.locator('.way').first().waitFor();
    const lines = [
      'Name;Qty;Length mm;Width mm;Height mm;Weight each kg;This way up',
      'A;2;600;400;300;12;x',
      'B;3;500;400;300;;',
    ];
    const buffer = Buffer.from(lines.join('\n'));
    await page.locator('#desk-file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 2 rows has no weight. The plan counts it as nothing.').waitFor();
    await dialog.getByText('Sizes are read in mm and shown in cm.').waitFor();
    await dialog.getByText('1 row is kept upright. 1 row may be laid on any side.').waitFor();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.locator('[data-row="1"] [data-is-lacking="true"]').waitFor();
    await soon.match(t, () => page.locator('.pane-head .sums').textContent(), /≥\s24\skg/);
    await soon.same(t, async () => (await kept(page)).cargoes.map((row) => row['orientationsAllowed']), [
      'Orientations12',
      'OrientationsAll',
    ]);
    t.same(await seriousFaults(page), []);
  });

  await t.test('what is missing for a plan is named', async (t) => {
    const { page } = await open(t);
    const unnamed = TWO_ROWS.cargoes.map(({ name: _, ...row }) => row);
    await begin(page, { ...TWO_ROWS, cargoes: [...unnamed, ...TWO_ROWS.cargoes], emptyContainers: [] });
    const letters = () => page.locator('.cargo-row .letters').allTextContents();
    await soon.equal(t, async () => new Set(await letters()).size, 4, 'rows without a name are not alike');
    await page.keyboard.press('Control+z');
    await begin(page, { ...TWO_ROWS, emptyContainers: [] });
    await page.locator('.verdict', { hasText: 'Add a container' }).waitFor();
    await page.getByRole('button', { name: 'Add 20 ft', exact: true }).click();
    await checked(page);
    await soon.equal(t, async () => (await kept(page)).emptyContainers.length, 1);
  });

  await t.test('a longer container of the same height is tried', deepOnly, async (t) => {
    const { page } = await open(t);
    const pipe = { style: 'Shipcase', name: 'Pipe', length: 1150, width: 30, height: 30, weight: 40, qty: 2 };
    const sea = { containerType: 'SeaVan', name: 'Sea 20', length: 586.7, width: 233, height: 235, maxWeight: 28200 };
    await begin(page, {
      ...TWO_ROWS,
      cargoes: [TWO_ROWS.cargoes[1], pipe],
      emptyContainers: [TWO_ROWS.emptyContainers[0], { ...sea, qty: 1 }],
    });
    await page.getByRole('tab', { name: 'Left behind' }).click();
    await page.getByRole('button', { name: 'Try what would help' }).click();
    await page.getByRole('button', { name: 'Take it: Use this instead: 40 ft container' }).click();
    await page.getByText('Nothing stays behind.').waitFor();
    const { emptyContainers } = await kept(page);
    t.match(emptyContainers, [{ name: 'Van' }, { name: '40 ft container', qty: 1 }]);
  });

  await t.test('stops that nobody was asked about yet are not called useless', deepOnly, async (t) => {
    const { page } = await open(t);
    const cargoes = TWO_ROWS.cargoes.map((row, at) => ({ ...row, sequence: at + 1 }));
    await begin(page, { ...TWO_ROWS, cargoes });
    const offer = page.locator('.offer', { hasText: 'These are 2 stops' });
    await offer.waitFor();
    await headline(page, '15 of 18');
    await soon.equal(t, () => page.getByText('changes nothing in this load').count(), 0);
    await offer.getByRole('button', { name: 'No' }).click();
    await page.getByText('Stop changes nothing in this load').waitFor();
  });

  await t.test('a stop is told with whose goods come off there', async (t) => {
    const { page } = await open(t);
    const cargoes = TWO_ROWS.cargoes.map((row, at) => ({ ...row, sequence: 2 - at, groupName: `Customer ${at + 1}` }));
    await begin(page, { ...TWO_ROWS, cargoes, rules: { isSequenceUsed: true } });
    await checked(page);
    await page.getByRole('tab', { name: 'Steps' }).click();
    await page.getByRole('heading', { name: 'Stop 1 · Customer 1' }).waitFor();
    await page.locator('[data-row="0"] .letters').click();
    await soon.equal(t, () => page.locator('[data-text$="/groupName"]').inputValue(), 'Customer 1');
    await page.locator('[data-row="0"] .cell-stop', { hasText: 'Customer 1' }).waitFor();
    await page.locator('.player-stretches button[title="Customer 1"]', { hasText: /Stop.*1.*Customer 1/ }).waitFor();
    const tall = { ...TWO_ROWS.cargoes[1], name: 'Mast', height: 400, qty: 1, sequence: 3, groupName: 'Customer 3' };
    const { page: other } = await open(t);
    await begin(other, { ...TWO_ROWS, cargoes: [...cargoes, tall], rules: { isSequenceUsed: true } });
    await other.locator('.player', { hasText: 'Stop 1 · Customer 3: nothing loaded' }).waitFor();
    await other.getByRole('tab', { name: 'Left behind' }).click();
    await other
      .locator('.left-rows li', { hasText: '1 × Mast' })
      .getByText('Stop 1 · Customer 3', { exact: true })
      .waitFor();
  });

  await t.test('what is reached over other cargo is told by stop and shown, and a limit is planned', async (t) => {
    const { page, said } = await open(t);
    const row = (name: string, length: number, qty: number, sequence: number, groupName: string) => ({
      ...{ style: 'Shipcase', name, length, width: 100, height: 40, weight: 10, qty },
      ...{ sequence, groupName, orientationsAllowed: 'Orientations12' },
    });
    await begin(page, {
      ...TWO_ROWS,
      cargoes: [row('Pipe', 500, 1, 1, 'Fulda'), row('Carton', 100, 5, 2, 'Kassel')],
      emptyContainers: [{ ...TWO_ROWS.emptyContainers[0], length: 500, width: 100, height: 100 }],
      rules: { isSequenceUsed: true },
    });
    await checked(page);
    const stop = page.locator('.reached button', { hasText: 'Stop 1 · Kassel' });
    await stop.getByText('3 of 5 reached over other cargo, up to 400 cm').waitFor();
    await soon.equal(t, () => page.locator('.reached button').count(), 1, 'of the other stop all is at hand');
    await stop.click();
    await page.locator('.reached [aria-pressed="true"]').waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Try a reach limit' }).click();
    await page.getByRole('button', { name: 'Take it: Reach at most 100 cm' }).click();
    await soon.equal(t, () => page.locator('.reached').count(), 0, 'what loads is at hand');
    await headline(page, '3 of 6 pieces load');
    await soon.match(t, () => kept(page), { rules: { maxLoadingReach: 100 } });
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Reach over other cargo at most').selectOption('any distance');
    await page.getByRole('tab', { name: 'Result' }).click();
    await stop.waitFor();
    t.same(said, []);
  });

  await t.test('a rule is switched by its words too', async (t) => {
    const { page } = await open(t);
    await begin(page);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByText('Nothing heavier on something lighter').click();
    await page.locator('#rule-Heavier[aria-checked="true"]').waitFor();
    await page.getByText('Put cargo on pallets first').click();
    await page.locator('#rule-pallets[aria-checked="true"]').waitFor();
    t.same(await seriousFaults(page), []);
  });

  await t.test('a load that lies off centre is told with the rule that mends it', async (t) => {
    const { page } = await open(t);
    const sea = { containerType: 'SeaVan', name: 'Sea 20', length: 586.7, width: 233, height: 235, maxWeight: 28200 };
    const block = { style: 'Shipcase', name: 'Block', length: 100, width: 200, height: 100, weight: 5000, qty: 2 };
    await begin(page, { ...TWO_ROWS, cargoes: [block], emptyContainers: [{ ...sea, qty: 1 }] });
    const warning = page.locator('.amber-box li', { hasText: 'further from the middle' });
    await page.locator('.verdict', { hasText: /loading rules hold · \d warning/ }).waitFor();
    await warning.locator('summary').click();
    await warning.getByText('sets a limit on the centre of gravity').waitFor();
    t.notMatch(await warning.textContent(), /tolerance/i, 'no field of the interface');
    await chooseLanguage(page, 'GER');
    const german = page.locator('.amber-box li', { hasText: 'CTU-Code' });
    await german.locator('summary').click();
    await german.getByText('der Schwerpunkt begrenzen').waitFor();
    await german.getByText('Sea 20', { exact: true }).waitFor();
    t.notMatch(await german.textContent(), 'The centre', 'nor another language');
    await chooseLanguage(page, 'ENG');
    await warning.getByRole('button', { name: 'Centre the weight' }).click();
    await warning.waitFor({ state: 'detached' });
    await soon.match(t, async () => (await kept(page)).rules, { isBalanceAlignLoadCenter: true });
  });

  await t.test('the label of a new row is whole in every language with room for it', deepOnly, async (t) => {
    for (const locale of some(['de-DE', 'fr-FR', 'es-ES', 'pt-BR'])) {
      const { page, context } = await open(t, { locale, viewport: { width: 1280, height: 720 } });
      await begin(page);
      await cell(page, 0, 'weight').fill('1,5');
      await page.keyboard.press('Tab');
      await soon.equal(t, () => cell(page, 0, 'weight').inputValue(), '1,5', `${locale}: as one writes it`);
      const field = cell(page, 2, 'name');
      const [needed, there] = await field.evaluate((input: HTMLInputElement) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        const style = getComputedStyle(input);
        canvas.font = style.font;
        const inset = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return [canvas.measureText(input.placeholder).width, input.clientWidth - inset];
      });
      t.ok(needed! <= there!, `${locale}: ${needed} of ${there}`);
      await context.close();
    }
  });
});
