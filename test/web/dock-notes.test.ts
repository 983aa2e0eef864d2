/** The dock on a phone, in a real browser: names that are long, and what a note of one step is to others. */
import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { skipWithout } from '../support/parts.js';
import { startTestService } from '../support/service/running-service.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { soon } from '../support/web/soon.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** As nobody can break it: 130 letters. */
const ONE_WORD = 'Donaudampfschiffahrt'.repeat(7).slice(0, 130);

const side = { style: 'Shipcase', length: 1000, width: 1000, qty: 1, orientationsAllowed: 'Orientations12' };

/** One pile: the frame stands on the drum, and the drum on the floor. */
const PILE = {
  title: `Pile ${ONE_WORD}`,
  cargoes: [
    {
      ...side,
      name: 'Anchor chain drum',
      height: 900,
      weight: 900,
      groupName: 'Norddeutsche Gesellschaft für Gebäudetechnik, Lüftungs- und Klimaanlagenbau mbH & Co. KG',
    },
    { ...side, name: ONE_WORD, alias: ONE_WORD, height: 800, weight: 60, nothingOnTop: true, groupName: ONE_WORD },
  ],
  emptyContainers: [
    { containerType: 'SeaVan', name: ONE_WORD, length: 1050, width: 1050, height: 2000, maxWeight: 28_000 },
  ],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

t.test('notes and names of the dock', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const { reportLinks } = (await service.post('/Loads?UOM=UnitMetric', PILE)).body;
  const token = /Reports\/([^/?]+)/.exec(reportLinks.overview)![1]!;
  const { page } = await openPage(browser, `${service.address}/#/dock?load=${token}`, t, PHONE);
  const fits = (t: Test, what: string) => soon.equal(t, () => beyondEdge(page), '', `${what} fits the screen`);
  const container = page.getByRole('button', { name: new RegExp(`^${ONE_WORD}`) });

  await t.test('wraps names of any length on all screens', async (t) => {
    await container.waitFor();
    await fits(t, 'the overview');
    await page.getByRole('searchbox').fill('donau');
    await page.locator('.dock-find button').waitFor();
    await fits(t, 'what is found');
    await container.click();
    for (const step of [1, 2]) {
      await page.getByText(`Step ${step} of 2`).waitFor();
      await fits(t, `step ${step}`);
      await page.getByRole('button', { name: 'Cannot load this' }).click();
      await page.getByLabel('Note').fill(ONE_WORD);
      await page.getByRole('radio', { name: 'Damaged' }).check();
      await fits(t, 'the question');
      await page.getByRole('button', { name: 'Note it and go on' }).click();
    }
    await page.getByRole('heading', { name: 'All steps are done' }).waitFor();
    await fits(t, 'the end');
    await page.getByRole('button', { name: 'Begin again' }).click();
    await fits(t, 'what is asked');
    await page.getByRole('button', { name: 'Take back all ticks' }).click();
    await page.getByText('Step 1 of 2').waitFor();
    await fits(t, 'a step with a note');
    await page.getByRole('button', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Noted here (2)' }).click();
    await fits(t, 'the notes');
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Take it back' }).first().click();
      await page.getByRole('heading', { name: `(${left})` }).waitFor();
    }
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
    await fits(t, 'the loads of this device');
    await page.getByRole('button', { name: /^Forget: / }).click();
    await fits(t, 'whether to forget one');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Pile / }).click();
  });

  await t.test('says of what was not loaded that it was not, and what should stand on it', async (t) => {
    await container.click();
    await page.getByText('Step 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Cannot load this' }).click();
    await page.getByRole('radio', { name: 'Damaged' }).check();
    await page.getByRole('button', { name: 'Note it and go on' }).click();
    await page.getByText('Step 2 of 2').waitFor();
    const missing = page.getByText(
      /^What it should stand on was not loaded: 1 × \w+ Anchor chain drum\. Ask the office\.$/,
    );
    await missing.waitFor();
    await fits(t, 'the step without what carries it');
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Step 1 of 2').waitFor();
    t.equal(await missing.count(), 0, 'the drum itself stands on the floor');
    await page.getByRole('button', { name: 'Done' }).click();
    await missing.waitFor();
    await page.getByRole('button', { name: 'Overview' }).click();
    await page.getByRole('searchbox').fill('chain');
    const badge = page.locator('.dock-find .badge');
    await soon.equal(t, () => badge.textContent(), 'not loaded: damaged');
    t.same(await seriousFaults(page), []);
  });
});

/** The first thing that reaches beyond the right edge, whether or not one can scroll to it; empty: nothing does. */
function beyondEdge(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll<HTMLElement>('.dock *:not(svg *, canvas)')];
    const wide = all.find((one) => one.getBoundingClientRect().right > innerWidth);
    return wide === undefined ? '' : `${wide.tagName}.${wide.className}`;
  });
}
