/** Editing in the desk's picture, in a real browser: one service and one browser for all. */
import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { THREE_STOPS } from '../../support/problems/vehicles.js';
import { startTestService } from '../../support/service/running-service.js';
import { signIn } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, keepNow, kept } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

/** In centimetres: a stack of crates at the front wall, two beside each other and two on top, and much free floor. */
const STACK = {
  title: 'By hand',
  cargoes: [{ style: 'Shipcase', name: 'Crate', length: 100, width: 100, height: 100, weight: 100, qty: 4 }],
  emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 600, width: 200, height: 240, maxWeight: 9000 }],
};

/** In centimetres: two cartons that carry little, and a crate that is heavier. */
const ON_CARTONS = {
  cargoes: [
    { ...STACK.cargoes[0], name: 'Carton', weight: 10, qty: 2, maxSupportingWeight: 22, floorStackType: 'BottomOnly' },
    { ...STACK.cargoes[0], name: 'Crate', weight: 40, qty: 1, floorStackType: 'BestFit' },
  ],
};

/** In centimetres: loaded pallets, which a fork lifts in: a short one on a long one is out of its reach. */
const ON_A_LONG_ONE = {
  cargoes: [
    { style: 'Palletload', name: 'Long', length: 200, width: 200, height: 100, weight: 100, qty: 1 },
    { style: 'Palletload', name: 'Short', length: 100, width: 200, height: 100, weight: 50, qty: 1 },
  ].map((row) => ({ ...row, floorStackType: row.name === 'Long' ? 'BottomOnly' : 'BestFit' })),
};

/** Two pallets beside each other at the front wall. */
const ON_PALLETS = {
  cargoes: [{ style: 'Shipcase', name: 'Carton', length: 60, width: 40, height: 40, weight: 5, qty: 32 }],
  rules: {
    isPalletized: true,
    MixPallet: {
      ...{ containerType: 'Pallet', name: 'EUR', length: 120, width: 80, height: 165 },
      ...{ palletThickness: 14.4, emptyWeight: 25, maxWeight: 1000 },
    },
  },
};

/** The tour with three stops as a page reads it: in centimetres, with those who receive. */
const TOUR = {
  ...THREE_STOPS,
  cargoes: THREE_STOPS.cargoes.map((row, at) => ({
    ...row,
    groupName: ['Gent & Sons', 'Lille', 'Paris'][at],
    ...{ length: row.length / 10, width: row.width / 10, height: row.height / 10 },
  })),
  emptyContainers: THREE_STOPS.emptyContainers.map(({ maxWeightPerLength: _, axles, ...van }) => ({
    ...van,
    ...{ length: van.length / 10, width: van.width / 10, height: van.height / 10 },
    axles: {
      ...axles,
      steer: { ...axles.steer, position: axles.steer.position / 10 },
      drive: { ...axles.drive, position: axles.drive.position / 10 },
      trailer: { ...axles.trailer, position: axles.trailer.position / 10, spacing: axles.trailer.spacing / 10 },
      kingpin: { ...axles.kingpin, position: axles.kingpin.position / 10 },
    },
  })),
};

/** The stack at the front wall puts 120 kg on the drive axle, and one crate further back 190. */
const AXLES = {
  layout: 'Rigid',
  steer: { position: -100 },
  drive: { position: 400, maxWeight: 150 },
};

t.test('editing in the picture of the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = async (
    t: Test,
    { isSignedIn = false, title = STACK.title, container = STACK.emptyContainers[0] as object, order = {} } = {},
  ) => {
    const size = { viewport: { width: 1440, height: 900 } };
    const { page, said } = await openPage(browser, `${service.address}/#/`, t, size);
    if (isSignedIn) {
      await signIn(page, service);
    }
    await begin(page, { ...STACK, title, emptyContainers: [container], ...order });
    await headline(page, /^All \d+ pieces load/);
    await checked(page);
    await page.getByRole('button', { name: 'Top', exact: true }).click();
    return { page, said };
  };

  await t.test('a piece that is dragged lies where it was put, and its verdict and support are told', async (t) => {
    const { page, said } = await open(t);
    await page.locator('.container-limits', { hasText: 'Axle loads are not checked' }).waitFor();
    await page.getByText('Drag a piece to move it').waitFor();
    await page.mouse.move(...(await seenFromAbove(page, ON_STACK)));
    await page.mouse.down();
    await page.mouse.move(...(await seenFromAbove(page, [400, 100])), { steps: 6 });
    await verdict(page, 'good', 'Fits here: 100% of the base is carried, all 8 rules hold');
    await page.mouse.up();
    await page.locator('.is-edited').waitFor();
    await verdict(page, 'good', 'Fits here: 100% of the base is carried, all 8 rules hold');
    await page.locator('.title', { hasText: 'Edited by hand, not saved' }).waitFor();
    await soon.ok(
      t,
      async () => Number.parseFloat((await fact(page, 'From the front wall'))!) > 300,
      'not at the front wall any more',
    );
    await soon.equal(t, () => fact(page, 'Above the floor'), '0 cm');
    await soon.equal(t, () => fact(page, 'Rests on'), 'the floor');
    t.same(await seriousFaults(page), []);
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, 'All 4 pieces load');
    await page.getByRole('button', { name: 'Plan again' }).click();
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.title', { hasText: 'Edited by hand, not saved' }).waitFor();
    await verdict(page, 'good', 'all');
    t.same(said, []);
    await page.evaluate(() => {
      location.hash = '#/help';
    });
    await page.locator('.desk-stage').waitFor({ state: 'detached' });
    await page.goBack();
    await verdict(page, 'good', 'Edited by hand: all');
  });

  await t.test('what axles carry is shown at departure and after each stop, by who receives there', async (t) => {
    const { page, said } = await openPage(browser, `${service.address}/`, t);
    await begin(page, TOUR);
    await checked(page);
    const stage = page.locator('.vehicle select');
    const boxes = page.locator('.vehicle select + .vehicle-drawing svg > *');
    await page.getByText('With 20,240 kg on it').waitFor();
    const all = await boxes.count();
    await stage.selectOption({ label: 'After stop 1 (Gent & Sons)' });
    await page.getByText('With 13,040 kg on it').waitFor();
    await soon.ok(t, async () => (await boxes.count()) < all, 'what was unloaded is not drawn any more');
    const current = page.locator('.axle-table [aria-current="true"] th');
    await soon.match(t, () => current.allTextContents(), ['After stop 1 (Gent & Sons)'], 'its rows are marked');
    await page.getByRole('button', { name: /^After stop 2 \(Lille\)/ }).click();
    await soon.match(t, () => current.allTextContents(), ['After stop 2 (Lille)']);
    await soon.match(t, () => stage.locator('option:checked').textContent(), 'After stop 2 (Lille)');
    t.same(await seriousFaults(page), []);
    t.same(said, []);
  });

  await t.test('a place that a hand has left is filled again, though the search misses it', async (t) => {
    const { page } = await openPage(browser, `${service.address}/`, t);
    await begin(page, TOUR);
    await headline(page, 'All 28 pieces load');
    await checked(page);
    await page.locator('.picture').focus();
    await page.keyboard.press('n');
    await soon.equal(
      t,
      async () => {
        await page.keyboard.press('n');
        return fact(page, 'From the front wall');
      },
      '341 cm',
    );
    await page.keyboard.press('Delete');
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, '27 of 28 pieces load');
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await headline(page, 'All 28 pieces load');
    await verdict(page, 'good', 'all');
    await page.keyboard.press('Control+z');
    await headline(page, '27 of 28 pieces load');
  });

  await t.test('a trailer is found by what people call it, and comes on its axles', async (t) => {
    const { page, said } = await open(t);
    await page.getByRole('button', { name: 'Add Trailer 13.6 m' }).click();
    await page.locator('.container-limits', { hasText: 'Axles: Tractor and semi-trailer' }).waitFor();
    await page.locator('.container-card', { hasText: 'Trailer 13.6 m' }).waitFor();
    t.match((await kept(page)).emptyContainers[1], {
      name: 'Semi-trailer 13.6 m',
      qty: 1,
      axles: { steer: { count: 1 } },
    });
    await page.getByRole('button', { name: 'Add Trailer 13.6 m' }).click();
    t.match((await kept(page)).emptyContainers, [{}, { qty: 2 }]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const search = dialog.getByRole('searchbox');
    for (const word of ['curtain', 'Tautliner', 'plane', 'Gardine', 'bache', 'lona', '侧帘', 'カーテン', '커튼']) {
      await search.fill(word);
      await dialog.getByText('tractor with 2 axles').waitFor();
      await soon.equal(t, () => dialog.getByText('20 ft container').count(), 0, word);
    }
    await search.fill('reefer');
    await dialog.getByText('Refrigerated trailer 13.4 m').waitFor();
    t.same(said, []);
  });

  await t.test('axles are told and changed in words, and a dragged piece moves the point of the load', async (t) => {
    const { page, said } = await open(t, {
      title: 'On axles',
      container: { ...STACK.emptyContainers[0], height: 340, maxFloorPressure: 250, axles: AXLES },
    });
    await page
      .locator('.axle-verdict[data-is-legal="true"]', { hasText: 'All axles are within their limits' })
      .waitFor();
    await page.getByText('Least to spare: 30 kg (Drive axle, At departure).').waitFor();
    await page.getByText('Limits: those of the plates, no law is asked.').waitFor();
    const drive = page.locator('.axle-table [data-axle="drive"]');
    await soon.match(t, () => drive.textContent(), /^Drive axle120 of 150 kg30 kg to spare$/);
    t.same(await seriousFaults(page), []);
    const before = await pointOf(page);
    await page.mouse.move(...(await seenFromAbove(page, ON_STACK)));
    await page.mouse.down();
    await page.mouse.move(...(await seenFromAbove(page, [400, 100])), { steps: 6 });
    await verdict(page, 'bad', 'At departure: Drive axle, ');
    await soon.ok(t, async () => (await pointOf(page)) > before, 'the point moves to the rear with the piece');
    await page.mouse.up();
    await verdict(page, 'bad', 'kg too much');
    await page.locator('.axle-verdict[data-is-legal="false"]', { hasText: 'Drive axle' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('.axle-verdict[data-is-legal="true"]').waitFor();
    await drag(page, ON_STACK, BESIDE_IT);
    await verdict(page, 'bad', 'which bears 250 kg/m2. It needs 50 kg less on it, or 1.2 times the base.');
    await page.keyboard.press('Control+z');
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Change …' }).click();
    await page.locator('#container-0-axles-drive-maxWeight').fill('119');
    await page.getByLabel('Door opening').selectOption('Rear');
    const { width } = (await kept(page)).emptyContainers[0] as { readonly width: number };
    await soon.match(t, async () => (await kept(page)).emptyContainers, [{ door: { side: 'Rear', width } }]);
    await checked(page);
    t.equal(await page.locator('.limits-form .fault').count(), 0, 'nothing is wrong before anything is typed');
    await page.locator('#container-0-door-width').fill('90');
    await page.locator('#container-0-door-height').fill('200');
    await page.getByRole('button', { name: 'Close' }).click();
    const [container] = (await kept(page)).emptyContainers;
    t.match(container, {
      axles: { layout: 'Rigid', drive: { maxWeight: { figure: 119, unit: 'kg' }, position: 400 } },
    });
    t.match(container, { door: { side: 'Rear', width: { figure: 90, unit: 'cm' } } });
    await page.locator('.container-limits', { hasText: 'Door opening: 90 cm wide, 200 cm high' }).waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Axle limits of the law').selectOption('EU96-53');
    await soon.match(t, async () => (await kept(page)).rules, { axleRegulation: 'EU96-53' });
    t.same(said, []);
  });

  await t.test('what does not fit is told in red, is not saved, and Undo brings it back', async (t) => {
    const { page } = await open(t);
    await drag(page, ON_STACK, [50, 50]);
    await verdict(page, 'bad', 'Does not fit here: 60 cm above the roof');
    await soon.equal(t, () => page.getByRole('button', { name: 'Save', exact: true }).isDisabled(), true);
    t.same(await seriousFaults(page), []);
    await page.locator('.verdict').getByRole('button', { name: 'Undo' }).click();
    await checked(page);
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await soon.equal(t, () => page.getByRole('button', { name: 'Save', exact: true }).isDisabled(), false);
  });

  await t.test('a bad place names what is in the way, while it is dragged as after the drop', async (t) => {
    const { page, said } = await open(t, { order: ON_CARTONS });
    await page.mouse.move(...(await seenFromAbove(page, [50, 150])));
    await page.mouse.down();
    await page.mouse.move(...(await seenFromAbove(page, [150, 50])), { steps: 6 });
    const limit = /Crate stands on Carton \d, which carries 40 kg: at most 22 kg/;
    await page.locator('.verdict[data-tone="bad"]', { hasText: limit }).waitFor();
    await page.locator('.piece-wrong', { hasText: limit }).waitFor();
    const held = await page.locator('.verdict').textContent();
    await page.mouse.up();
    await page.locator('.is-edited').waitFor();
    await page.locator('.verdict[data-tone="bad"]', { hasText: limit }).waitFor();
    await soon.equal(t, () => page.locator('.verdict p').textContent(), held, 'the drop says what the drag said');
    await page.locator('.piece-wrong', { hasText: limit }).waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByLabel('Units').selectOption('UnitEnglish');
    await page.locator('.verdict', { hasText: 'which carries 88.2 lb: at most 48.5 lb' }).waitFor();
    t.same(said, []);
  });

  await t.test('what is wrong in another container than the one that is shown is told with its name', async (t) => {
    const container = { ...STACK.emptyContainers[0], length: 250 };
    const { page } = await open(t, { container, order: { cargoes: [{ ...STACK.cargoes[0], qty: 12 }] } });
    await page.locator('.picture').focus();
    await page.keyboard.press('n');
    await page.locator('[data-action="takeOut"]').waitFor();
    for (let pushes = 0; pushes < 5; pushes++) await page.keyboard.press('ArrowLeft');
    await page.locator('.verdict[data-tone="bad"]').waitFor();
    const words = (await page.locator('.piece-wrong li').first().textContent())!;
    await page.getByRole('tab', { name: /^2 · Van/ }).click();
    await page.locator('.verdict[data-tone="bad"]', { hasText: /^1 · Van: Crate \d: / }).waitFor();
    await page.locator('.verdict', { hasText: words }).waitFor();
  });

  await t.test('what has no direct access is told in amber, of a plan and at once of a move by hand', async (t) => {
    const { page } = await open(t, { order: ON_A_LONG_ONE });
    const told = page.locator('.amber-box', { hasText: '1 of 2 units have no direct access' });
    const warned = page.locator('.verdict-warned', { hasText: '1 warning' });
    await told.waitFor();
    await warned.waitFor();
    await drag(page, [50, 100], [400, 100]);
    await verdict(page, 'good', 'Fits here: 100% of the base is carried, all');
    await warned.waitFor({ state: 'detached' });
    await drag(page, [400, 100], [50, 100]);
    await warned.click();
    await told.waitFor();
    t.same(await seriousFaults(page), []);
  });

  await t.test('the picture goes with a piece into another container', async (t) => {
    const [van] = STACK.emptyContainers;
    const two = { emptyContainers: [{ ...van, length: 200, height: 100, qty: 2 }] };
    const { page } = await open(t, { order: { ...two, cargoes: [{ ...STACK.cargoes[0], qty: 5 }] } });
    const shown = page.locator('.stage-tabs [aria-selected="true"]');
    await soon.match(t, () => shown.textContent(), /^1/);
    await page.mouse.click(...(await seenFromAbove(page, [50, 150])));
    await page.getByLabel('Move to container…').selectOption({ index: 1 });
    await soon.match(t, () => shown.textContent(), /^2/);
    await verdict(page, 'good', 'all');
    await soon.equal(t, () => fact(page, 'From the left'), '100 cm', 'beside what stands there');
    await page.keyboard.press('Control+z');
    await page.locator('.stage-tabs [role="tab"]').first().click();
    await soon.match(t, () => shown.textContent(), /^1/);
  });

  await t.test('undo and redo walk over the table and the picture in the order of what was done', async (t) => {
    const { page } = await open(t);
    await drag(page, ON_STACK, [400, 100]);
    await verdict(page, 'good', 'Fits here');
    await page.getByRole('tab', { name: 'Result' }).click();
    const refusedCells = page.locator('.cargo-grid [aria-invalid="true"]');
    await cell(page, 0, 'qty').fill('abc');
    await refusedCells.first().waitFor();
    await page.locator('.picture').focus();
    await page.keyboard.press('Control+z');
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '4');
    await refusedCells.first().waitFor({ state: 'detached' });
    await cell(page, 0, 'qty').fill('5');
    await headline(page, 'All 5 pieces load');
    await verdict(page, 'plain', 'Undo brings that one back');
    await page.locator('.picture').focus();
    await page.keyboard.press('Control+z');
    await headline(page, 'All 4 pieces load');
    await page.locator('.title', { hasText: 'Edited by hand' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await checked(page);
    await page.keyboard.press('Control+Shift+z');
    await page.locator('.title', { hasText: 'Edited by hand' }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await headline(page, 'All 5 pieces load');
    await soon.equal(t, () => cell(page, 0, 'qty').inputValue(), '5');
    await soon.equal(t, () => page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  });

  await t.test('what is dragged out of the van is told of, and can be put back', async (t) => {
    const { page } = await open(t);
    await drag(page, ON_STACK, [300, 360]);
    await verdict(page, 'good', 'Taken out. ');
    await page.locator('.left-rows', { hasText: 'You took it out by hand.' }).waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, 'All 4 pieces load');
  });

  await t.test('by keys alone: a piece is chosen, taken out, and the rest is filled again', async (t) => {
    const { page } = await open(t);
    await page.locator('.picture').focus();
    await page.keyboard.press('n');
    await page.locator('[data-action="takeOut"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-action="takeOut"]').waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.locator('[data-action="takeOut"]').waitFor();
    await page.keyboard.press('Delete');
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, '3 of 4 pieces load');
    await page.getByRole('tab', { name: 'Left behind' }).click();
    await page.locator('.left-rows', { hasText: 'You took it out by hand.' }).waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.getByRole('tab', { name: 'Result' }).click();
    await headline(page, 'All 4 pieces load');
    await page.keyboard.press('Control+z');
    await headline(page, '3 of 4 pieces load');
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await page.getByRole('heading', { name: 'The search would add 1 piece' }).waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await headline(page, 'All 4 pieces load');
    await page.locator('.title', { hasText: 'Edited by hand' }).waitFor();
    await soon.equal(t, () => page.locator('.cargo-left').count(), 0);
  });

  await t.test('what was moved by hand is saved as it is seen', async (t) => {
    const { page } = await open(t, { isSignedIn: true });
    await drag(page, ON_STACK, [400, 100]);
    await verdict(page, 'good', 'all');
    const seen = await fact(page, 'From the front wall');
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
    const { body } = await service.call('/Loads?title=By%20hand&placementsCreated=true');
    t.same(
      fromFront(body.items[0])
        .sort()
        .map((length) => `${length} cm`),
      ['0 cm', '0 cm', '0 cm', seen],
    );
    await page.reload();
    await verdict(page, 'good', 'Edited by hand: all');
  });

  await t.test(
    'what was saved as a hand had left it is opened so, and filled or planned again from there',
    async (t) => {
      const { page } = await open(t, { isSignedIn: true, title: 'Taken out' });
      await page.locator('.picture').focus();
      await page.keyboard.press('n');
      await page.locator('[data-action="takeOut"]').waitFor();
      await page.keyboard.press('Delete');
      await page.getByRole('tab', { name: 'Result' }).click();
      await headline(page, '3 of 4 pieces load');
      await page.keyboard.press('Control+s');
      await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
      await page.reload();
      const again = async () => {
        await verdict(page, 'good', 'Edited by hand: all');
        await headline(page, '3 of 4 pieces load');
      };
      await again();
      await page.getByRole('tab', { name: 'Left behind' }).click();
      await page.locator('.left-rows', { hasText: 'There is room for it; it was left out of this plan.' }).waitFor();
      await page.getByRole('tab', { name: 'Result' }).click();
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await page.getByRole('heading', { name: 'The search would add 1 piece' }).waitFor();
      await page.getByRole('button', { name: 'Accept' }).click();
      await headline(page, 'All 4 pieces load');
      await page.keyboard.press('Control+z');
      await again();
      await page.getByRole('button', { name: 'Plan again' }).click();
      await headline(page, 'All 4 pieces load');
      await verdict(page, 'plain', 'This plan took the place of the one before.');
      await page.keyboard.press('Control+z');
      await again();
      await page.keyboard.press('Control+Shift+z');
      await headline(page, 'All 4 pieces load');
      await verdict(page, 'plain', 'This plan took the place of the one before.');
      await page.locator('.title', { hasText: 'Not saved' }).waitFor();
      await soon.equal(t, () => page.getByRole('button', { name: 'Fill the rest' }).count(), 0);
    },
  );

  await t.test('a reload goes on with what was moved, and Undo leads back to the plan of the search', async (t) => {
    const { page } = await open(t);
    await drag(page, ON_STACK, [400, 100]);
    await verdict(page, 'good', 'all');
    await page.reload();
    await page.locator('.title', { hasText: 'Edited by hand, not saved' }).waitFor();
    await verdict(page, 'good', 'Edited by hand: all');
    await headline(page, 'All 4 pieces load');
    await page.keyboard.press('Control+z');
    await checked(page);
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await page.reload();
    await checked(page);
    await soon.equal(t, () => page.locator('.is-edited').count(), 0, 'what was undone stays undone');
  });

  await t.test(
    'what was moved after saving is listed at the start, and is there when the tab was closed',
    async (t) => {
      const { page } = await open(t, { isSignedIn: true, title: 'Moved later' });
      await page.keyboard.press('Control+s');
      await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
      await drag(page, ON_STACK, [400, 100]);
      await verdict(page, 'good', 'all');
      await keepNow(page);
      const address = await page.evaluate(() => location.href);
      const context = page.context();
      await page.close();
      const second = await context.newPage();
      await second.goto(`${service.address}/#/`);
      await second.getByRole('link', { name: 'Open: Moved later' }).click();
      await second.locator('.title', { hasText: 'Edited by hand, not saved' }).waitFor();
      await verdict(second, 'good', 'Edited by hand: all');
      await soon.equal(t, () => second.url(), address);
      await second.keyboard.press('Control+z');
      await checked(second);
      await soon.equal(t, () => second.locator('.is-edited').count(), 0, 'Undo leads back to the plan before');
      await keepNow(second);
      await second.getByRole('link', { name: 'Stowage' }).click();
      await second.locator('.way').first().waitFor();
      await soon.equal(t, () => second.locator('.unsaved').count(), 0);
    },
  );

  await t.test(
    'a whole pallet is dragged, taken out and put back, saved, and opened with what stands on it',
    async (t) => {
      const { page, said } = await open(t, { isSignedIn: true, title: 'Pallets by hand', order: ON_PALLETS });
      const tab = page.getByRole('tab', { name: /Pallet 1 of .* EUR/ });
      await tab.waitFor();
      await drag(page, [60, 40], [400, 100]);
      await verdict(page, 'good', 'Fits here: 100% of the base is carried, all');
      await page.getByRole('heading', { name: 'EUR · Carton' }).waitFor();
      const seen = (await fact(page, 'From the front wall'))!;
      t.ok(Number.parseFloat(seen) > 300, 'as one piece, not at the front wall any more');
      t.same(await seriousFaults(page), []);
      await page.getByRole('tab', { name: 'Result' }).click();
      await headline(page, 'All 32 pieces load');
      await soon.ok(t, () => tab.isVisible(), 'pallets stay pallets');
      await soon.equal(t, () => page.locator('.pallet-sums tbody').textContent(), 'P1 × 2105 kg174.4 cm97%');
      await page.getByRole('tab', { name: 'Piece' }).click();
      await page.locator('[data-action="takeOut"]').click();
      await page.getByRole('tab', { name: 'Result' }).click();
      await headline(page, '16 of 32 pieces load');
      const used = async () => (await page.locator('.bars dd').nth(1).textContent())!.split(' ')[0];
      const before = await used();
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await page.getByRole('heading', { name: 'The search would add 16 pieces' }).waitFor();
      await page.getByText('1 × pallet: Carton (16)').waitFor();
      const told = (await page.getByText('Volume used').textContent())!;
      await page.getByRole('button', { name: 'Accept' }).click();
      await headline(page, 'All 32 pieces load');
      await soon.equal(
        t,
        async () => `Volume used: ${before} now, ${await used()} then.`,
        told,
        'as the result has it',
      );
      await soon.ok(t, () => tab.isVisible(), 'what the search puts back stands on a pallet');
      await page.keyboard.press('Control+z');
      await headline(page, '16 of 32 pieces load');
      await page.keyboard.press('Control+z');
      await headline(page, 'All 32 pieces load');
      await page.keyboard.press('Control+s');
      await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
      const { body } = await service.call('/Loads?title=Pallets%20by%20hand&placementsCreated=true');
      t.same(
        fromFront(body.items[0])
          .sort()
          .map((length) => `${length} cm`),
        ['0 cm', seen],
      );
      await page.reload();
      await checked(page);
      await headline(page, 'All 32 pieces load');
      await tab.waitFor();
      t.same(said, []);
    },
  );

  await t.test(
    'sets on pallets and alternatives say why they cannot be moved, and stay where they are',
    deepOnly,
    async (t) => {
      const { page } = await open(t);
      await page.getByRole('tab', { name: 'Rules' }).click();
      await page.getByLabel('Plan as').selectOption({ label: 'one item per container' });
      await page.locator('.verdict', { hasText: 'Take one option to move its pieces' }).waitFor();
      await page.getByLabel('Plan as').selectOption({ label: 'mixed cargo' });
      await page.locator('.verdict', { hasText: 'Drag a piece to move it' }).waitFor();
      const cargoes = ON_PALLETS.cargoes.map((row) => ({ ...row, setRatio: 1 }));
      const order = { cargoes, rules: { ...ON_PALLETS.rules, calculationType: 'SetLoad' } };
      const { page: sets } = await open(t, { order });
      await sets.locator('.verdict', { hasText: 'Sets on pallets cannot be moved by hand' }).waitFor();
      await sets.mouse.move(...(await seenFromAbove(sets, [60, 40])));
      await sets.mouse.down();
      await sets.mouse.move(...(await seenFromAbove(sets, [400, 100])), { steps: 6 });
      await sets.mouse.up();
      await sets.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await soon.equal(t, () => sets.locator('.verdict[data-is-news="true"]').count(), 0);
      await soon.equal(t, () => sets.locator('.is-edited').count(), 0);
    },
  );

  await t.test('Planning… is said only of what takes longer than 0.3 seconds', deepOnly, async (t) => {
    const { page } = await open(t);
    await holdEngine(page);
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let begun = 0;
          addEventListener('input', () => {
            begun = performance.now();
          });
          new MutationObserver(() => {
            const said = document.querySelector('.verdict')?.textContent ?? '';
            if (said.includes('Planning…')) resolve(performance.now() - begun);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await cell(page, 0, 'qty').fill('3');
    const milliseconds = await waited;
    t.ok(milliseconds >= 300, `${milliseconds} ms`);
  });

  await t.test(
    'what was moved can be saved as soon as it is judged, before its figures are there',
    deepOnly,
    async (t) => {
      const { page } = await open(t, { isSignedIn: true, title: 'At once' });
      await holdEngine(page);
      await drag(page, ON_STACK, [400, 100]);
      await verdict(page, 'good', 'Fits here');
      await page.getByRole('tab', { name: 'Result' }).click();
      await page.locator('.headline', { hasText: 'Updating…' }).waitFor();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await soon.equal(t, () => save.isDisabled(), false);
      await save.click();
      await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
      const { body } = await service.call('/Loads?title=At%20once&placementsCreated=true');
      t.ok(
        fromFront(body.items[0]).some((length) => length > 300),
        'as the hand left it',
      );
    },
  );
});

/** The engine is busy from now on: it is asked, and does not answer. */
async function holdEngine(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { kind: string }, ...rest: []) {
      if (message.kind !== 'calculate') postMessage.call(this, message, ...rest);
    };
  });
}

/** Of a load that is read back. */
interface Stored {
  readonly filledContainers: readonly {
    readonly spaces: readonly { readonly placements?: readonly { readonly pos: { readonly length: number } }[] }[];
  }[];
}

function fromFront({ filledContainers }: Stored): number[] {
  const places = filledContainers.flatMap(({ spaces }) => spaces.flatMap(({ placements = [] }) => placements));
  return places.map(({ pos }) => pos.length);
}

/** The middle of a crate of the upper layer, in centimetres of the room. */
const ON_STACK = [50, 150] as const;
/** Seen from above, what stands high moves farther. */
const BESIDE_IT = [50, 70] as const;

/** From one place of the room to another, seen from above: about there, for the doors are in the picture too. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...(await seenFromAbove(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await seenFromAbove(page, to)), { steps: 6 });
  await page.locator('.verdict[data-is-news="true"]').waitFor();
  await page.mouse.up();
}

/** Where the picture shows a place of the van, the front wall on its left. */
async function seenFromAbove(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  const box = (await page.locator('.picture').boundingBox())!;
  const scale = box.width / 1.1 / STACK.emptyContainers[0]!.length;
  return [box.x + box.width / 2 + (x - 300) * scale, box.y + box.height / 2 + (100 - y) * scale];
}

/** How far the point of the load is from the front wall in the diagram. */
async function pointOf(page: Page): Promise<number> {
  const points = page.locator('.vehicle svg[aria-label^="Load distribution"] circle');
  return Number(await points.last().getAttribute('cx'));
}

async function verdict(page: Page, tone: string, words: string): Promise<void> {
  await page.locator(`.verdict[data-tone="${tone}"]`, { hasText: words }).waitFor();
}

async function fact(page: Page, name: string): Promise<string | null> {
  return page.locator('.facts > div', { hasText: name }).locator('dd').textContent();
}
