/** People, audit, usage, bin and versions as admins and planners see them, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { skipWithout } from '../support/parts.js';
import { startTestService, USER } from '../support/service/running-service.js';
import { signIn } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { cell, headline, TWO_ROWS } from '../support/web/desk-page.js';
import { soon } from '../support/web/soon.js';

const CARTON = { style: 'Shipcase', name: 'Carton', length: 400, width: 300, height: 300, weight: 9, qty: 12 };
const VAN = { containerType: 'SeaVan', name: '20DC', length: 5900, width: 2350, height: 2390, maxWeight: 28_000 };
const PHONE = { width: 390, height: 844 };
const BOB = 'bob@example.com';

function request(qty: number) {
  return {
    title: 'Tuesday',
    cargoes: [{ ...CARTON, qty }],
    emptyContainers: [VAN],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}

t.test('people, and what they leave', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = async (path: string, t: Test, user = USER) => {
    const opened = await openPage(browser, `${service.address}/#${path}`, t);
    await signIn(opened.page, service, user);
    return opened.page;
  };
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

  await t.test('somebody is invited, made less, disabled, and removed', async (t) => {
    const page = await open('/people', t);
    await row(page, USER).waitFor();
    await page.getByLabel('E-mail').fill(BOB);
    await page.getByLabel('Name', { exact: true }).fill('Bob Marsh');
    await page.getByRole('button', { name: 'Give access and make a link' }).click();
    const link = (await page.locator('[data-invitation]').textContent()) ?? '';
    await row(page, 'Bob Marsh').waitFor();
    t.same(await seriousFaults(page), []);
    await page.setViewportSize(PHONE);
    await soon.ok(t, () => isOnScreen(page.getByRole('button', { name: 'Remove: Bob Marsh' })));

    const other = await openPage(browser, link, t);
    await other.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await other.page.getByRole('button', { name: 'Account: Bob Marsh' }).waitFor();

    // One crate of eighteen pieces, far from the front wall: no search would leave it so.
    const placements = [{ cargo: 1, orientation: 'Orientation1', pos: { length: 150, width: 0, height: 0 } }];
    const buffer = { ...TWO_ROWS, title: 'As placed', filledContainers: [{ emptyContainer: 'Van', placements }] };
    const placed = await service.post(`/Edit/Load/${USER}?UOM=UnitHighMetric&fillRemaining=false`, buffer);
    const address = `${service.address}/#/loads/${placed.body.document.id}`;
    await other.page.goto(address);
    await headline(other.page, '1 of 18 pieces load');
    await other.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    const comesBack = () => other.page.evaluate(() => dispatchEvent(new Event('focus')));

    const changed = page.waitForResponse(
      (one) => one.request().method() === 'PUT' && one.url().includes('/Account/People/'),
    );
    await page.getByLabel('Role: Bob Marsh').selectOption('Viewer');
    await changed;
    await page.getByRole('status').getByText('Bob Marsh: Viewer').waitFor();
    await comesBack();
    await other.page.getByRole('alert').getByText('Your role is now: Viewer').waitFor();
    t.same(await seriousFaults(other.page), []);
    await other.page.getByText('View only').waitFor();
    await other.page.reload();
    await headline(other.page, '1 of 18 pieces load');
    for (const name of ['Save', 'Share', 'Open']) {
      await soon.equal(
        t,
        () => other.page.getByRole('button', { name, exact: true }).count(),
        0,
        `${name} is not offered`,
      );
    }
    await cell(other.page, 1, 'qty').fill('11');
    await other.page.locator('.title').getByText('Your changes are not saved').waitFor();
    await other.page.getByText('nothing that you do here is saved').waitFor();
    await other.page.keyboard.press('Control+s');
    await other.page
      .getByRole('alert')
      .getByText('An administrator of your company can give you another role')
      .waitFor();
    await other.page.goto(`${service.address}/#/advanced`);
    await other.page.getByText('Your role does not include this page').waitFor();
    await other.page.goto(`${service.address}/#/?draft=new`);
    await other.page.getByRole('link', { name: 'As placed', exact: true }).waitFor();
    await soon.equal(t, () => other.page.getByRole('link', { name: 'New load' }).count(), 0);
    await other.page.goto(`${service.address}/#/people`);
    await other.page.reload();
    await other.page.getByText('Your role does not include this page').waitFor();
    await soon.equal(t, () => other.page.getByRole('row').count(), 0, 'a viewer sees nobody');

    await page.getByRole('button', { name: 'Disable: Bob Marsh' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await row(page, 'Disabled').waitFor();
    t.equal(await other.page.evaluate(async () => (await fetch('/Account/Me')).status), 401, 'at once');
    await comesBack();
    await other.page.getByRole('alert').getByText('You were signed out').waitFor();
    await page.getByRole('button', { name: 'Enable: Bob Marsh' }).click();
    await page.getByRole('button', { name: 'Disable: Bob Marsh' }).waitFor();
    await page.getByRole('button', { name: 'Remove: Bob Marsh' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row(page, 'Bob Marsh').waitFor({ state: 'detached' });

    await page.getByLabel(`Role: ${USER}`).selectOption('Planner');
    await page.getByRole('alert').getByText(/admin/i).waitFor();
    await soon.equal(t, () => page.getByLabel(`Role: ${USER}`).inputValue(), 'admin', 'the last admin stays one');
  });

  await t.test('what was done, and used', async (t) => {
    const page = await open('/audit', t);
    await row(page, 'Person changed').first().waitFor();
    await page.getByLabel('What', { exact: true }).selectOption('Person invited');
    await row(page, 'Person changed').first().waitFor({ state: 'detached' });
    await soon.match(t, () => row(page, 'Person invited').textContent(), BOB);
    t.same(await seriousFaults(page), []);
    await page.getByRole('link', { name: 'Usage' }).click();
    await row(page, USER).first().waitFor();
  });

  await t.test('a load is looked at as it was, restored, deleted, and had back', async (t) => {
    await service.post('/Loads?UOM=UnitMetric', request(12));
    await service.post('/Loads?UOM=UnitMetric', request(30));
    const page = await open('/loads', t);
    await page.getByRole('button', { name: 'More: Tuesday' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Versions (2)' }).click();
    const first = page.getByRole('listitem').filter({ hasText: 'Version 1' });
    await first.getByRole('button', { name: 'Look at it' }).click();
    await first.getByText('Carton: 12 pieces, now 30').waitFor();
    const isDrawn = () => first.locator('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0);
    await soon.ok(t, isDrawn, 'with its picture');
    t.same(await seriousFaults(page), []);
    await first.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Version 1 is restored').waitFor();
    await page.keyboard.press('Escape');
    const { body } = await service.call(`/Loads/${USER}/Tuesday`);
    t.match(body.items, [{ loadSummary: { cargoesLoaded: 12 }, document: { version: 3 } }]);

    const ofColleague = await open('/loads', t, 'carl@example.com');
    await ofColleague.getByRole('button', { name: 'More: Tuesday' }).click();
    await ofColleague.getByRole('dialog').getByRole('button', { name: 'Versions (3)' }).click();
    const second = ofColleague.getByRole('listitem').filter({ hasText: 'Version 2' });
    await second.getByRole('button', { name: 'Restore' }).click();
    await ofColleague.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await ofColleague.getByText('Version 2 is restored').waitFor();

    await page.getByRole('button', { name: 'More: Tuesday' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('stays in the bin for 30 days').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Tuesday” is deleted.').waitFor();
    await page.goto(`${service.address}/#/bin`);
    await page.getByText('stays in the bin for 30 days').waitFor();
    const restore = page.getByRole('button', { name: 'Restore: Tuesday' });
    await page.setViewportSize(PHONE);
    await soon.ok(t, () => isOnScreen(restore));
    await restore.click();
    await page.getByText('“Tuesday” is restored').waitFor();
    await page.getByText('The bin is empty').waitFor();
    t.equal((await service.call(`/Loads/${USER}/Tuesday`)).status, 200);
  });

  await t.test('oneself', async (t) => {
    const page = await open('/account', t);
    await page.getByLabel('Your name, as colleagues see it').fill('Ann Ray');
    await page.getByLabel('Language', { exact: true }).last().selectOption('GER');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Gespeichert.').waitFor();
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click();
    await page.getByRole('button', { name: 'Anmelden' }).first().waitFor();
    t.equal(await page.evaluate(async () => (await fetch('/Account/Me')).status), 401);
  });
});

/** Nothing has to be scrolled sideways to it. */
async function isOnScreen(element: Locator): Promise<boolean> {
  const { x, width } = (await element.boundingBox())!;
  return x >= 0 && x + width <= PHONE.width;
}
