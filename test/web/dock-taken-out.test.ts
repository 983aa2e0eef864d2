/** A customer who is left out while the truck is half full: what stands of theirs comes out, on every phone and for the office. */
import t from 'tap';
import { skipWithout } from '../support/parts.js';
import { startTestService, USER } from '../support/service/running-service.js';
import { signIn } from '../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { soon } from '../support/web/soon.js';
import { BOX, CARTONS, vanOrder } from '../support/web/van-order.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const PUMPS = { ...BOX, name: 'Pump', length: 1200, width: 1100, height: 1000, weight: 300, qty: 4 };
/** Both want the same place. */
const OF_SOUTH = { ...CARTONS, qty: 12, groupName: 'South' };
const CRATES = { ...BOX, name: 'Crate', length: 600, width: 500, height: 400, weight: 10, qty: 2, groupName: 'South' };
const TANK = { ...BOX, name: 'Tank', length: 1200, width: 2200, height: 1900, weight: 640, qty: 1 };
const ORDER = vanOrder('Left out');

t.test('a customer who is left out', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const save = async (order: object) => (await service.post('/Loads?UOM=UnitMetric', { ...ORDER, ...order })).body;
  const told = async (version: number) =>
    (await service.call(`/Loads/${USER}/${encodeURIComponent(ORDER.title)}/Progress?version=${version}`)).body;
  await save({ cargoes: [PUMPS, OF_SOUTH, CRATES] });
  const { url } = (await service.post('/Links', { title: ORDER.title, allows: 'Dock' })).body;
  const address = `${service.address}/#/dock?load=${url.split('/').at(-1)}`;
  const phone = async () => (await openPage(browser, address, t, PHONE)).page;
  const page = await phone();
  const press = (name: string | RegExp, on = page) => on.getByRole('button', { name }).click();

  await t.test('is told so, and asked before Done where something of theirs still stands', async (t) => {
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/Dock/*/Progress', async (route) => {
      // The first asks what others loaded by.
      if (++calls > 1) await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: /^Van/ }).waitFor();
    await soon.equal(t, async () => calls, 2);
    t.equal(await page.getByText('Nobody else sees them').count(), 0, 'as long as it is not known nothing is said');
    answer();
    await page.getByText('The office sees ticks and notes').waitFor();
    await page.unroute('**/Dock/*/Progress');
    await press(/^Van/);
    await press('Done');
    await page.getByText('Step 2 of 3').waitFor();
    await soon.equal(t, async () => (await told(1)).progress.done, 4);
    await press('Done');
    await soon.equal(t, async () => (await told(1)).progress.done, 16);
    const older = await phone();
    await press(/^Van/, older);
    await older.getByText('Step 3 of 3').waitFor();
    await save({ cargoes: [PUMPS, TANK], leftOut: [{ at: 1, uom: 'UnitMetric', cargo: OF_SOUTH }] });
    await press('Open');
    await page.getByText('12 pieces must come out of the truck').waitFor();
    await page.getByText('12 pieces come out: left out by the office').waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/newer.png` });
    await press('Load by the newer plan');
    await press(/^Van/);
    await page.getByText('Step 2 of 2').waitFor();
    await page.getByText('In this place stands what must come out of the truck first: 12 × B Carton').waitFor();
    await page.getByText('Grey and dashed in the picture: 12 pieces').waitFor();
    // Another phone goes on by the older plan: each that loads by the newer one hears of it, as one that opens it only now.
    await press('Done', older);
    await page.getByText('Grey and dashed in the picture: 14 pieces').waitFor();
    const third = await phone();
    await third.getByRole('button', { name: '14 pieces must come out of the truck' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '14 pieces must come out of the truck' }).waitFor();
    await press(/^Van/);
    await page.waitForTimeout(700);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/step.png` });
    await press('Done');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('12 × B Carton').waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/ask.png` });
    t.same(await seriousFaults(page), []);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('4 of 5 loaded').waitFor();
  });

  await t.test('is told of by nobody while the load is deleted, and goes on once it is restored', async (t) => {
    const { page: office } = await openPage(browser, service.address, t);
    await signIn(office, service);
    await office.goto(`${service.address}/#/loads`);
    const inList = office.locator('.loads-table tr', { hasText: ORDER.title });
    await inList.getByText(/^14 pieces stand in the truck by the plan of .*they must come out\.$/).waitFor();
    await inList.getByText(/^Somebody goes on loading by the plan of/).waitFor();
    if (process.env['SHOTS']) await office.screenshot({ path: `${process.env['SHOTS']}/list.png` });
    t.same(await seriousFaults(office), []);
    await office.getByRole('link', { name: ORDER.title, exact: true }).click();
    const atDock = office.locator('.at-dock');
    await atDock.getByText(/^14 pieces stand in the truck by the plan of .*they must come out\.$/).waitFor();
    await atDock.getByText(/^Somebody goes on loading by the plan of/).waitFor();
    if (process.env['SHOTS']) await atDock.screenshot({ path: `${process.env['SHOTS']}/office.png` });
    t.same(await seriousFaults(office), []);
    await office.goto(`${service.address}/#/loads`);
    await office.getByRole('button', { name: 'Copy the dock’s address' }).waitFor();
    await office.getByRole('button', { name: /^More.*Left out/ }).click();
    await soon.equal(t, () => office.getByRole('button', { name: 'Copy the dock’s address' }).count(), 2);
    await office.getByRole('button', { name: 'Delete', exact: true }).click();
    await office.getByText('4 pieces of it are loaded. The dock goes on').waitFor();
    t.same(await seriousFaults(office), []);
    await office.getByRole('button', { name: 'Delete', exact: true }).click();
    await office.getByText('No link was made.').waitFor();
    const heard = page.getByText('The office no longer hears from this device.', { exact: true });
    const isThere = () => page.evaluate(() => dispatchEvent(new Event('online')));
    await soon.equal(
      t,
      async () => {
        await isThere();
        return heard.count();
      },
      1,
    );
    await press('Done');
    await press('Yes, loaded');
    await page.getByText('All steps are done').waitFor();
    await office.getByRole('button', { name: 'Undo' }).click();
    await office.getByRole('button', { name: 'Copy the dock’s address' }).waitFor();
    await isThere();
    await heard.waitFor({ state: 'detached' });
    await soon.match(t, () => told(2), { progress: { done: 5 } });
    await soon.match(t, () => told(1), { progress: { done: 4 } });
    await press('Overview');
    await page.getByText('The office sees ticks and notes').waitFor();
    t.equal(await page.getByText('must come out').count(), 0);
  });

  await t.test('is not done while something must still come out, though all steps are', async (t) => {
    await save({ cargoes: [PUMPS] });
    await press('Open');
    await press('Load by the newer plan');
    await press(/^Van/);
    await page.getByText('All steps are done').waitFor();
    const said = page.getByRole('alert').filter({ hasText: /^1 piece must still come out: 1 × .*Tank\.$/ });
    await said.waitFor();
    await page.getByText('Steps: 1 · pieces: 5 · 1,840 kg').waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/done.png` });
    t.same(await seriousFaults(page), []);
    await press('See where, and say that it is out');
    await press('1 piece is taken out now');
    await page.getByText('Steps: 1 · pieces: 4 · 1,200 kg').waitFor();
    t.equal(await said.count(), 0);
  });

  await t.test('is said to stand behind others, which are to be moved first', async (t) => {
    const few = { ...CARTONS, qty: 8 };
    await save({ cargoes: [PUMPS, TANK, few] });
    await press('Open');
    await press('Load by the newer plan');
    await press(/^Van/);
    for (const step of [2, 3]) {
      await page.getByText(`Step ${step} of 3`).waitFor();
      await press('Done');
    }
    await page.getByText('All steps are done').waitFor();
    await save({ cargoes: [PUMPS, TANK, { ...few, name: 'Parcel' }] });
    await press('Open');
    await page.getByText('8 pieces must come out of the truck').waitFor();
    await page.getByText(/^In the way, take it out first and put it back after: 1 × . Tank\.$/).waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/behind.png` });
    t.same(await seriousFaults(page), []);
    await press('Load by the newer plan');
    await press('8 pieces must come out of the truck');
    await page.getByText(/^In the way, take it out first/).waitFor();
  });
});
