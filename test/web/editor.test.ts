/** The editor in a real browser, as people use it, by mouse and by keyboard alone: one service and one browser for all. */
import type { Browser, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../support/draws.js';
import { skipWithout } from '../support/parts.js';
import { startTestService, type TestService, USER } from '../support/service/running-service.js';
import { signIn, switchTheme } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { soon } from '../support/web/soon.js';

/** Two layers of four crates, and room for two more pieces. */
const CRATES = {
  uom: 'UnitMetric',
  title: 'Crates by hand',
  cargoes: [
    { style: 'Shipcase', name: 'Crate', length: 400, width: 400, height: 400, weight: 10, qty: 8 },
    { style: 'Shipcase', name: 'Slab', length: 400, width: 800, height: 100, weight: 5, qty: 1 },
  ],
  emptyContainers: [{ containerType: 'SeaVan', name: 'Box', length: 1600, width: 800, height: 1000, qty: 2 }],
  rules: { optimizationLevel: 1 },
  others: {},
};

t.test('the editor', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();

  await t.test('pieces are chosen, dragged, refused, undone, taken out, filled in again, built', async (t) => {
    const { page, said } = await openEditor(browser, service, t);
    await sound(page);
    await soon.equal(t, () => page.getByRole('button', { name: 'Undo' }).isDisabled(), true);

    // From above a crate of the upper layer lies on the left of the picture.
    await page.getByLabel('View').selectOption('top');
    const [x, y] = await pointAt(page, 0.3, 0.45);
    await page.mouse.click(x, y);
    await page.getByLabel('Above the floor').waitFor();
    const before = await placeOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 4 });
    await soon.match(t, () => page.locator('.edit-said').textContent(), /./, 'how it would lie is said');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await soon.same(t, () => placeOf(page), before, 'escape lets go of it');
    await frame(page, [0.02, 0.02], [0.98, 0.98], () => page.keyboard.press('Escape'));
    await soon.same(t, () => placeOf(page), before, 'escape takes the frame away');
    await soon.equal(t, () => page.locator('.edit-frame').count(), 0);
    await frame(page, [0.02, 0.02], [0.98, 0.98]);
    await page.getByText('9 pieces chosen').waitFor();
    await page.mouse.click(...(await pointAt(page, 0.01, 0.01)));
    await page.getByText('No piece is chosen.').waitFor();
    await page.mouse.click(x, y);
    await page.getByLabel('Above the floor').waitFor();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 4 });
    await page.mouse.up();
    await soon.notSame(t, () => placeOf(page), before);
    await page.locator('.edit-picture').focus();
    await page.keyboard.press('Control+z');
    await page.waitForFunction(
      (one) => (document.querySelector('#edit-x') as HTMLInputElement).value === one,
      before[0]!,
    );
    await soon.same(t, () => placeOf(page), before);

    // Into the wall: what is faulty stays where it was put, and cannot be built.
    await page.locator('#edit-x').fill('-50');
    await page.locator('#edit-x').press('Enter');
    await page.getByText('is not inside the container').waitFor();
    await soon.equal(t, () => page.locator('#edit-x').inputValue(), '-50');
    await signIn(page, service);
    await soon.equal(t, () => page.getByRole('button', { name: 'Build' }).isDisabled(), true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await sound(page);

    // Signing in has begun the page anew: what was moved is still there, and nothing is chosen.
    await page.mouse.click(x, y);
    await page.getByLabel('Above the floor').waitFor();
    await page.getByRole('button', { name: 'Take out' }).click();
    await page.getByRole('button', { name: 'Put in: Crate' }).waitFor();
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await page
      .getByText(/The search would add \d piece/)
      .first()
      .waitFor();
    await soon.match(t, () => page.locator('main').textContent(), /Volume used: [\d.]+% now, [\d.]+% then/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Put in: Crate' }).waitFor();
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Everything is loaded.').waitFor();
    await sound(page);

    await page.getByRole('button', { name: 'Save to the buffer' }).click();
    await page.getByText('Saved to the editing buffer.').first().waitFor();
    t.equal((await service.call(`/Edit/Load/${USER}`)).body.filledContainers[0].placements.length, 9);
    await page.getByRole('button', { name: 'Build' }).click();
    await page.getByText('Built and saved as “Crates by hand”.').first().waitFor();
    const built = (await service.call('/Loads?UOM=UnitMetric')).body.items[0];
    t.equal(built.loadSummary.cargoesLoaded, 9);
    t.same(said, []);

    await page.goto(`${service.address}/#/edit?user=${USER}&load=Crates%20by%20hand`);
    // What was built is saved: nothing is asked.
    await page.waitForFunction(() => document.querySelector('[title="Ctrl+Z"]:disabled') !== null);
    await sound(page);
    await page.getByRole('button', { name: /^1\. Box 9 pieces/ }).waitFor();
    await page.getByText('Built and saved as').first().waitFor({ state: 'hidden' });

    // Somebody saves it meanwhile: nothing is overwritten before somebody decides.
    const { title, emptyContainers, cargoes } = CRATES;
    const other = await service.post('/Loads?UOM=UnitMetric', { title, emptyContainers, cargoes: [cargoes[1]] });
    t.match(other.body, { status: 'succeed', document: { version: 2 } });
    await page.getByRole('button', { name: 'Build' }).click();
    const asked = page.getByRole('dialog', { name: 'Save' });
    await asked.getByText(/^Changed by .* at /).waitFor();
    await soon.match(t, () => asked.getByRole('link', { name: 'Look at it' }).getAttribute('href'), built.document.id);
    await asked.getByRole('button', { name: 'Replace it' }).click();
    await page.getByText('Built and saved as “Crates by hand”.').first().waitFor();
    const after = (await service.call('/Loads?UOM=UnitMetric')).body;
    t.match(after, { count: 1, items: [{ document: { version: 3 }, loadSummary: { cargoesLoaded: 9 } }] });
  });

  await t.test('by keyboard alone; what loses its support comes down, and the count is said', async (t) => {
    const { page } = await openEditor(browser, service, t);
    await sound(page);
    const picture = page.locator('.edit-picture');
    const list = page.getByRole('region', { name: 'All pieces' });
    await list.locator('summary').first().press('Enter');
    await list.locator('li button', { hasText: /^0 \/ 0 \/ 0$/ }).press('Enter');
    await page.getByRole('button', { name: 'Take out' }).press('Enter');
    const said = page.locator('.edit-said');
    await said.getByText(/lost (its|their) support and came down/).waitFor();
    await picture.press('Control+z');
    await sound(page);

    await list.locator('li button').nth(1).press('Enter');
    await list.locator('li button').nth(2).press('Shift+Enter');
    await page.getByText('2 pieces chosen').waitFor();
    await page.getByRole('button', { name: 'Swap' }).press('Enter');
    await said.getByText('Swapped.').waitFor();
    await picture.press('Control+z');
    await picture.press('Escape');

    await picture.press('.');
    await page.getByText('Let go').waitFor();
    const before = await placeOf(page);
    await picture.press('ArrowRight');
    await soon.notSame(t, () => placeOf(page), before);
    await picture.press('ArrowRight');
    await picture.press('Control+z');
    await soon.same(t, () => placeOf(page), before, 'pushes in a row are undone at once');

    await picture.press('Delete');
    await page.getByText('No piece is chosen.').waitFor();
    await page
      .getByRole('button', { name: /^Put in: / })
      .first()
      .press('Enter');
    await page.getByText('Everything is loaded.').waitFor();
    await sound(page);

    await page.getByLabel('Add a container…').selectOption('Box');
    await page.getByRole('button', { name: /^2\. Box/ }).waitFor();
    await page.getByRole('button', { name: /^1\. Box/ }).press('Enter');
    await picture.press(',');
    await page.getByLabel('Move to container…').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^2\. Box 1 piece/ }).waitFor();
    await page.getByRole('button', { name: 'Lock', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Unlock' }).waitFor();
    await picture.press('.');
    await soon.equal(t, () => page.getByRole('button', { name: 'Take out' }).isDisabled(), true, 'it is locked');
  });

  await t.test('an edit outlasts a reload, a lost connection, an expired key, and a new plan', async (t) => {
    const { page, context } = await openEditor(browser, service, t);
    await sound(page);
    await page.locator('.edit-picture').focus();
    // The last one carries nothing.
    await page.keyboard.press(',');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: /^Put in: / }).waitFor();
    await page.getByLabel('Title').fill('Half done');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Half done'));
    await page.reload();
    await page.getByRole('button', { name: /^Put in: / }).waitFor();
    await soon.equal(t, () => page.getByLabel('Title').inputValue(), 'Half done');
    await soon.equal(t, () => page.getByRole('button', { name: 'Undo' }).isDisabled(), false);

    await signIn(page, service);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save to the buffer' }).click();
    await page.getByText(/nothing of it is lost/).waitFor();
    await context.setOffline(false);
    await context.route('**/Edit/Load/**', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"The key has expired."}' }),
    );
    await page.getByRole('button', { name: 'Save to the buffer' }).click();
    await page.getByText('The key has expired.').waitFor();
    await soon.equal(t, () => page.getByRole('button', { name: /^Put in: / }).count(), 1);

    await page.goto(`${service.address}/#/advanced`);
    await page.getByRole('button', { name: 'Edit by hand' }).click();
    await page.getByText('There is an edit that is not saved: “Half done”.').waitFor();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await page.getByRole('button', { name: /^Put in: / }).waitFor();
  });

  await t.test('has no serious fault of accessibility, light and dark, wide and narrow', deepOnly, async (t) => {
    const { page } = await openEditor(browser, service, t);
    await page.locator('.edit-picture').focus();
    await page.keyboard.press('.');
    await page.keyboard.press('ArrowLeft');
    for (const width of some([390, 1400])) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Light', 'Dark']) {
        t.same(await seriousFaults(page), [], `${width} ${name}`);
        await switchTheme(page);
      }
    }
  });
});

async function openEditor(browser: Browser, service: TestService, t: Test) {
  const kept = JSON.stringify({ draft: CRATES, jsonText: null, lines: '' });
  const origins = [{ origin: service.address, localStorage: [{ name: 'stowage.draft', value: kept }] }];
  const opened = await openPage(browser, `${service.address}/#/advanced`, t, {
    storageState: { cookies: [], origins },
  });
  await opened.page.locator('.plan-headline', { hasText: 'All 9 loaded' }).waitFor();
  await opened.page.getByRole('button', { name: 'Edit by hand' }).click();
  await opened.page.locator('.edit-picture').waitFor();
  return opened;
}

function sound(page: Page): Promise<void> {
  return page.getByText('All rules hold: it can be built.').waitFor();
}

/** A place of the picture, in shares of its width and height. */
async function pointAt(page: Page, across: number, down: number): Promise<[number, number]> {
  const { x, y, width, height } = (await page.locator('.edit-picture').boundingBox())!;
  return [x + across * width, y + down * height];
}

/** A frame from one place of the picture to another, drawn with shift. */
async function frame(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.keyboard.down('Shift');
  await page.mouse.move(...(await pointAt(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(page, ...to)), { steps: 3 });
  await page.locator('.edit-frame').waitFor();
  await before();
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

function placeOf(page: Page): Promise<string[]> {
  return Promise.all(['x', 'y', 'z'].map((axis) => page.locator(`#edit-${axis}`).inputValue()));
}
