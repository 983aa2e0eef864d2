/** The frame of the desk in a real browser: saving, sharing, printing, and the menu of the account. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../../support/draws.js';
import { skipWithout } from '../../support/parts.js';
import { pdfPages } from '../../support/report/pdf-text.js';
import { startTestService, USER } from '../../support/service/running-service.js';
import { givePassword, signIn, signInByForm } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { begin, cell, checked, headline, kept, TWO_ROWS } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';
import { watched } from '../../support/web/watched.js';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const;

/** Its best plan is looked for longer than anybody waits. */
const MANY_ROWS = {
  ...TWO_ROWS,
  cargoes: Array.from({ length: 40 }, (_, at) => ({
    ...{ style: 'Shipcase', name: `Box ${at + 1}`, weight: 5, qty: 6 },
    ...{ length: 31 + ((at * 7) % 23), width: 23 + ((at * 5) % 19), height: 17 + ((at * 11) % 13) },
  })),
};

t.test('the frame of the desk', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = (t: Test, options: BrowserContextOptions = {}) =>
    openPage(browser, `${service.address}/#/`, t, { viewport: { width: 1440, height: 900 }, ...options });
  const openSignedIn = async (t: Test, request: object = TWO_ROWS) => {
    const opened = await open(t);
    await signIn(opened.page, service);
    await begin(opened.page, request);
    return opened;
  };
  const savedAs = async (title: string) => (await service.call(`/Loads?title=${encodeURIComponent(title)}`)).body;

  await t.test('Save asks for a title, then who it is, and then saves what is seen at once', async (t) => {
    const { page, said } = await open(t);
    await begin(page, { ...TWO_ROWS, title: '' });
    await soon.equal(t, () => page.locator('.title input').inputValue(), 'request', 'the name of the file');
    await cell(page, 1, 'qty').fill('11');
    await page.locator('.title input').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.title input:focus').waitFor();
    await page.locator('.title', { hasText: 'Save under this title' }).waitFor();
    await soon.match(
      t,
      () => page.locator('.title input').inputValue(),
      /^New load \d+ \w+ \d{4}$/,
      'one that is accepted',
    );
    await page.keyboard.type('Tuesday');
    await soon.equal(t, () => page.locator('.title input').inputValue(), 'Tuesday', 'typed in its place');
    await page.keyboard.press('Enter');
    await givePassword(service);
    const beside = await page.context().newPage();
    await beside.goto(service.address);
    await beside.getByRole('button', { name: 'Sign in' }).waitFor();
    await signInByForm(page);
    await beside.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
    await beside.close();
    await saved(page);
    await page.keyboard.press('Control+z');
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await soon.equal(t, () => cell(page, 1, 'qty').inputValue(), '12');
    await soon.equal(
      t,
      () => page.locator('.title input').inputValue(),
      'Tuesday',
      'undo does not take the title away',
    );
    await cell(page, 1, 'qty').fill('3');
    t.equal((await savedAs('Tuesday')).items[0].loadSummary.cargoesLoaded, 14, 'what was seen');
    await headline(page, '6 of 9');
    await page.keyboard.press('Control+s');
    await saved(page);
    const { count, items } = await savedAs('Tuesday');
    t.equal(count, 1);
    t.equal(items[0].loadSummary.cargoesLoaded, 6, 'its own title is not asked about again');
    await kept(page);
    await page.reload();
    await saved(page);
    await page.getByRole('link', { name: 'Stowage' }).click();
    await page.locator('.way').first().waitFor();
    await soon.equal(t, () => page.locator('.unsaved').count(), 0, 'what is saved is not listed');
    t.same(said, [], 'nothing was asked for that is refused');
  });

  await t.test(
    'a load that is opened shows the plan that was saved, and is planned anew only once it is changed',
    async (t) => {
      // One crate of eighteen pieces, far from the front wall: no search would leave it so.
      const placements = [{ cargo: 1, orientation: 'Orientation1', pos: { length: 150, width: 0, height: 0 } }];
      const buffer = { ...TWO_ROWS, title: 'As placed', filledContainers: [{ emptyContainer: 'Van', placements }] };
      const sent = await service.post(
        `/Edit/Load/${USER}?UOM=UnitHighMetric&fillRemaining=false&loadSaved=true`,
        buffer,
      );
      t.match(sent.body, { status: 'succeed' });
      const { page } = await openSignedIn(t);
      await page.getByRole('link', { name: 'Loads' }).click();
      await page.getByRole('link', { name: 'As placed', exact: true }).click();
      await headline(page, '1 of 18 pieces load');
      await checked(page);
      await saved(page);
      await soon.equal(
        t,
        () => page.getByRole('button', { name: 'Undo' }).isDisabled(),
        true,
        'nothing was done to it',
      );
      await kept(page);
      await page.reload();
      await headline(page, '1 of 18 pieces load');
      await cell(page, 1, 'qty').fill('11');
      await headline(page, '14 of 17 pieces load');
      await page.locator('.verdict', { hasText: 'Undo brings that one back' }).waitFor();
      await page.keyboard.press('Control+z');
      await headline(page, '1 of 18 pieces load');
      // A hand placed it, so that it is searched only when that is asked for.
      await page.getByRole('button', { name: 'Plan again' }).click();
      await headline(page, '15 of 18 pieces load');
    },
  );

  await t.test(
    'of a long search one Save keeps the quick plan, and the better one waits for another',
    deepOnly,
    async (t) => {
      const { page } = await openSignedIn(t, {
        ...MANY_ROWS,
        title: 'Long',
        rules: { calculationType: 'MixLoad', optimizationLevel: 4, maxRunTimeSeconds: 6 },
      });
      await page.getByRole('button', { name: 'Stop searching' }).waitFor();
      await page.keyboard.press('Control+s');
      await page.locator('.title', { hasText: 'Quick plan saved' }).waitFor();
      const [quick] = (await savedAs('Long')).items;
      t.match(quick, { document: { version: 1 }, engine: { optimizationLevel: 1 } });
      await page.locator('.title', { hasText: 'The better plan is not saved' }).waitFor();
      t.equal((await savedAs('Long')).items[0].document.version, 1, 'nothing is saved that nobody asked for');
      await page.keyboard.press('Control+s');
      await saved(page);
      const [better] = (await savedAs('Long')).items;
      t.match(better, { document: { version: 2 }, engine: { optimizationLevel: 4 } });
      const { cargoesLoaded, cargoesLeft } = better.loadSummary;
      await headline(page, `${cargoesLoaded} of ${cargoesLoaded + cargoesLeft}`);
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('dialog', { name: 'Print' }).getByText('Loader').waitFor();
      await soon.equal(
        t,
        () => page.getByRole('dialog').getByText('are not saved').count(),
        0,
        'what is printed is what is seen',
      );
    },
  );

  await t.test('a search that was stopped is not begun again until something changes', async (t) => {
    const { page } = await open(t);
    await begin(page, { ...MANY_ROWS, rules: { calculationType: 'MixLoad', optimizationLevel: 4 } });
    const stop = page.getByRole('button', { name: 'Stop searching' });
    // The quick plan is there: what is stopped is the search for a better one.
    await headline(page, 'of 240');
    await stop.click();
    await stop.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Loads' }).click();
    await page.locator('.desk-stage').waitFor({ state: 'detached' });
    await page.goBack();
    await checked(page);
    await page.waitForTimeout(500);
    t.equal(await stop.count(), 0, 'as it was left');
    await cell(page, 0, 'qty').fill('5');
    await stop.click();
  });

  await t.test('what was stopped before there was a plan is planned, and seen, when it is saved', async (t) => {
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'Stopped and saved' });
    await checked(page);
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, said: { readonly kind?: string }, ...others: unknown[]) {
        if (said.kind !== 'calculate') postMessage.call(this, said, ...(others as []));
        else Worker.prototype.postMessage = postMessage;
      };
    });
    await cell(page, 0, 'qty').fill('1');
    await page.getByRole('button', { name: 'Stop searching' }).click();
    await page.locator('.verdict', { hasText: 'Stopped: this is the plan before the change.' }).waitFor();
    await page.keyboard.press('Control+s');
    await saved(page);
    await headline(page, 'All 13 pieces load');
    t.match((await savedAs('Stopped and saved')).items, [{ loadSummary: { cargoesLoaded: 13 } }]);
  });

  await t.test('while another load is searched for, a saved one shows its own plan at once', async (t) => {
    const [van] = TWO_ROWS.emptyContainers;
    const sent = await service.post('/Loads?UOM=UnitHighMetric', {
      ...{ ...TWO_ROWS, title: 'At once' },
      cargoes: [...TWO_ROWS.cargoes, { ...TWO_ROWS.cargoes[0], name: 'High', height: 175, qty: 1 }],
      emptyContainers: [{ ...van, door: { width: 160, height: 170 } }],
    });
    const { page } = await openSignedIn(t, { ...MANY_ROWS, title: 'Long search', rules: { optimizationLevel: 4 } });
    await page.getByRole('button', { name: 'Stop searching' }).waitFor();
    await headline(page, 'of 240');
    const seen = await watched(page, () => {
      const first = document.querySelector<HTMLInputElement>('[data-cell="0/name"]')?.value ?? '';
      return first === 'Crate' ? (document.querySelector('.headline h2')?.textContent ?? 'none') : 'before';
    });
    await page.evaluate((id) => {
      location.hash = `#/loads/${id}`;
    }, sent.body.document.id);
    await headline(page, '15 of 19');
    await saved(page);
    t.notMatch(await seen(), /of 240/, 'nothing of the other load');
    await page.getByRole('tab', { name: /Left behind/ }).click();
    await page.locator('.left-rows', { hasText: 'does not pass the door' }).waitFor();
    t.equal(await page.getByRole('button', { name: 'Stop searching' }).count(), 0);
  });

  await t.test('a plan without a title is saved and printed in one step', async (t) => {
    const { page } = await openSignedIn(t);
    await headline(page, '15 of 18');
    await page.locator('.title input').fill('');
    await page.getByRole('button', { name: 'Print' }).click();
    const print = page.getByRole('dialog', { name: 'Print' });
    await print.getByRole('button', { name: 'Save and print' }).click();
    await print.locator('.sheets a').nth(3).waitFor();
    await saved(page);
    await soon.match(t, () => page.locator('.title input').inputValue(), /^New load \d/, 'as Save proposes it');
  });

  await t.test(
    'a better level keeps the plan that is there, and saves it, until a better one is found',
    deepOnly,
    async (t) => {
      const rules = { calculationType: 'MixLoad', optimizationLevel: 2, maxRunTimeSeconds: 120 };
      const { page } = await openSignedIn(t, { ...MANY_ROWS, title: 'Level by level', rules });
      await checked(page);
      const good = (await page.locator('.headline h2').textContent())!;
      const seen = await watched(page, () => document.querySelector('.headline')?.textContent ?? 'none');
      await page.getByRole('button', { name: 'Best', exact: true }).click();
      await page.getByRole('button', { name: 'Stop searching' }).waitFor();
      await headline(page, good);
      await page.locator('.headline', { hasText: 'So far: Good' }).waitFor();
      await page.keyboard.press('Control+s');
      await soon.match(t, () => page.locator('.title').textContent(), 'Plan “Good” saved');
      t.notMatch(await seen(), /quick plan so far|none/);
      t.match((await savedAs('Level by level')).items, [{ engine: { optimizationLevel: 2 } }]);
      await page.getByRole('button', { name: 'Good', exact: true }).click();
      await checked(page);
      t.notMatch(await seen(), /quick plan so far|none/, 'and is there again when one goes back');
    },
  );

  await t.test('who is asked whether to replace a newer one sees what would be saved', deepOnly, async (t) => {
    const rules = { calculationType: 'MixLoad', maxRunTimeSeconds: 8 };
    // Room decides, not weight: a better plan loads more.
    const cargoes = MANY_ROWS.cargoes.map((row) => ({ ...row, qty: 9 }));
    const emptyContainers = [{ ...TWO_ROWS.emptyContainers[0], maxWeight: 9000 }];
    const { page } = await openSignedIn(t, { title: 'Overtaken', cargoes, emptyContainers, rules });
    await checked(page);
    await page.keyboard.press('Control+s');
    await saved(page);
    await service.post('/Loads?UOM=UnitHighMetric', { ...TWO_ROWS, title: 'Overtaken' });
    await page.getByRole('button', { name: 'Best', exact: true }).click();
    const stop = page.getByRole('button', { name: 'Stop searching' });
    await stop.waitFor();
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('dialog', { name: 'Save' });
    const mine = asked.locator('.both-versions > section').nth(1);
    await mine.waitFor();
    await stop.waitFor({ state: 'detached' });
    const sum = mine.getByText('Volume used');
    await soon.match(
      t,
      () => sum.textContent(),
      /^Packages 2[5-9]\d /,
      'the better plan, though the quick one was there first',
    );
    const figures = await sum.textContent();
    await asked.getByRole('button', { name: 'Replace it' }).click();
    await saved(page);
    const { loadSummary } = (await savedAs('Overtaken')).items[0];
    t.match(figures, `Packages ${loadSummary.cargoesLoaded} · Left ${loadSummary.cargoesLeft}`);
  });

  await t.test('a title that is taken is asked about: replaced, or saved as a new one', async (t) => {
    await service.post('/Loads?UOM=UnitHighMetric', { ...TWO_ROWS, title: 'Untitled' });
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'Untitled', cargoes: [TWO_ROWS.cargoes[1]] });
    await headline(page, 'All 12');
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('dialog', { name: 'Save' });
    await asked.getByText('already').waitFor();
    t.same(await seriousFaults(page), []);
    t.equal((await savedAs('Untitled')).items[0].loadSummary.cargoesLoaded, 15, 'nothing is overwritten');
    await soon.equal(t, () => asked.getByLabel('New title').inputValue(), 'Untitled (2)');
    await asked.getByLabel('New title').fill('Untitled');
    await asked.getByText('As a new load it needs a title of its own, not “Untitled”.').waitFor();
    t.notOk(await asked.getByRole('button', { name: 'Save as a new one' }).isEnabled());
    await asked.getByLabel('New title').fill('Untitled (2)');
    await soon.equal(t, () => asked.getByText('a title of its own').count(), 0);
    await asked.getByRole('button', { name: 'Save as a new one' }).click();
    await saved(page);
    t.equal((await savedAs('Untitled (2)')).items[0].loadSummary.cargoesLoaded, 12);
    await page.locator('.title input').fill('Untitled');
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await page.keyboard.press('Control+s');
    await asked.getByRole('button', { name: 'Replace it' }).click();
    await saved(page);
    const { items } = await savedAs('Untitled');
    const found = items.find((one: { document: { title: string } }) => one.document.title === 'Untitled');
    t.equal(found.loadSummary.cargoesLoaded, 12);
    await page.locator('.title input').fill('Monday');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as a new load. “Untitled” is still there').waitFor();
  });

  await t.test('a saved load has an address of its own, for a reload, another tab and a colleague', async (t) => {
    const { page, context } = await openSignedIn(t, { ...TWO_ROWS, title: 'Addressed' });
    await headline(page, '15 of 18');
    await page.waitForFunction(() => /^#\/\?draft=(?!new)\w+$/.test(location.hash));
    await page.keyboard.press('Control+s');
    await saved(page);
    const { id } = (await savedAs('Addressed')).items[0].document;
    await page.waitForURL(`**/#/loads/${id}`);
    await page.reload();
    await headline(page, '15 of 18');
    await saved(page);
    await soon.equal(t, () => new URL(page.url()).hash, `#/loads/${id}`);

    await cell(page, 0, 'qty').fill('3');
    await page.waitForFunction((id) => location.hash.startsWith(`#/loads/${id}?draft=`), id);
    await kept(page);
    await page.reload();
    await headline(page, 'All 15');
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    const second = await context.newPage();
    await second.goto(`${service.address}/#/loads/${id}`);
    await headline(second, '15 of 18');
    await soon.equal(t, () => cell(second, 0, 'qty').inputValue(), '6', 'others see what is saved');
    await second.getByRole('link', { name: 'Show my changes' }).click();
    await headline(second, 'All 15');
    await page.goto(`${service.address}/#/loads/${id}`);
    await page.getByText('These are changes of yours that are not saved').waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Show what is saved' }).click();
    await headline(page, '15 of 18');

    const stranger = await open(t);
    await stranger.page.goto(`${service.address}/#/loads/${id}`);
    await stranger.page.locator('#sign-in-email').waitFor();
    await signIn(stranger.page, service, 'ben@example.com');
    await headline(stranger.page, '15 of 18');
    await stranger.page.goto(`${service.address}/#/loads/nothing-of-this-name`);
    await stranger.page.getByText('This load is not there').waitFor();

    await service.call(`/Loads/${USER}/Addressed`, { method: 'DELETE' });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('dialog').getByText('This load is not there').waitFor();
    await page.reload();
    await page.getByText('What is on the desk is not saved').waitFor();
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await headline(page, '15 of 18');
  });

  await t.test('who saves over what somebody else saved meanwhile is asked first', async (t) => {
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'Of two' });
    await headline(page, '15 of 18');
    await page.keyboard.press('Control+s');
    await saved(page);
    const { document } = (await savedAs('Of two')).items[0];
    const { page: other } = await open(t);
    await signIn(other, service, 'ben@example.com');
    await other.goto(`${service.address}/#/loads/${document.id}`);
    await headline(other, '15 of 18');
    await other.locator('.title', { hasText: `Load of ${USER}` }).waitFor();
    await cell(other, 1, 'qty').fill('2');
    await headline(other, '5 of 8');
    await other.keyboard.press('Control+s');
    await saved(other);
    const { body: after } = await service.call(`/Loads?id=${document.id}`);
    t.match(after.items[0].document, { createdBy: USER, savedBy: 'ben@example.com' });

    await cell(page, 0, 'qty').fill('2');
    await headline(page, 'All 14');
    const asked = page.getByRole('dialog', { name: 'Save' });
    await page.goto(`${service.address}/#/advanced`);
    await page.getByRole('button', { name: 'Save…' }).click();
    await asked.getByRole('button', { name: 'Save on the server' }).click();
    await asked.locator('.both-versions canvas').nth(1).waitFor();
    await asked.getByText('Crate: 6 pieces, now 2').waitFor();
    await page.goto(`${service.address}/#/?draft=new`);
    await page.locator('.way').first().waitFor();
    await soon.equal(t, () => asked.count(), 0, 'what is asked of one load is not asked of another');
    await page.goBack();
    await page.getByRole('button', { name: 'Save…' }).waitFor();
    await page.goBack();
    await headline(page, 'All 14');
    await page.keyboard.press('Control+s');
    await asked.getByText(/^Changed by ben@example\.com at \d\d:\d\d/).waitFor();
    await asked.locator('.both-versions canvas').nth(1).waitFor();
    await asked.getByText('What ben@example.com changed').waitFor();
    await asked.getByText('Box: 12 pieces, now 2').waitFor();
    await asked.getByText('Crate: 6 pieces, now 2').waitFor();
    await asked.getByText('Box: 2 pieces, now 12').waitFor();
    t.same(await seriousFaults(page), []);
    const [looked] = await Promise.all([
      page.waitForEvent('popup'),
      asked.getByRole('link', { name: 'Look at it' }).click(),
    ]);
    await headline(looked, '5 of 8');
    await looked.close();
    await page.goto(`${service.address}/#/?draft=new`);
    await page.locator('.way').first().waitFor();
    await soon.equal(t, () => asked.count(), 0);
    await page.goBack();
    await headline(page, 'All 14');
    await page.keyboard.press('Control+s');
    await asked.getByRole('button', { name: 'Replace it' }).click();
    await saved(page);
    t.equal((await savedAs('Of two')).items[0].loadSummary.cargoesLoaded, 14);

    await cell(other, 1, 'qty').fill('1');
    await headline(other, '4 of 7');
    await other.keyboard.press('Control+s');
    const askedToo = other.getByRole('dialog', { name: 'Save' });
    await askedToo.getByText('Changed by').waitFor();
    await askedToo.getByRole('button', { name: 'Save as a new one' }).click();
    await saved(other);
    const { items } = await savedAs('Of two');
    t.same(
      items.map((one: { document: { title: string; createdBy: string } }) => [
        one.document.title,
        one.document.createdBy,
      ]),
      [
        ['Of two (2)', 'ben@example.com'],
        ['Of two', USER],
      ],
    );

    // Its owner keeps it to itself while it is changed elsewhere, by somebody whose session ends, too.
    await other.goto(`${service.address}/#/loads/${document.id}`);
    await headline(other, 'All 14');
    await cell(other, 1, 'qty').fill('9');
    await service.post('/Loads?UOM=UnitHighMetric&loadShared=false', { ...TWO_ROWS, title: 'Of two' });
    await givePassword(service, 'ben@example.com');
    await other.context().clearCookies();
    await other.keyboard.press('Control+s');
    await signInByForm(other, undefined, 'ben@example.com');
    await askedToo.getByText('does not share this load any more').waitFor();
    await soon.equal(t, () => askedToo.getByRole('button', { name: 'Replace it' }).count(), 0);
    await askedToo.getByLabel('New title').fill('Of Ben alone');
    await askedToo.getByRole('button', { name: 'Save as a new one' }).click();
    await saved(other);
    t.match((await savedAs('Of Ben alone')).items, [{ document: { createdBy: 'ben@example.com' } }]);
  });

  await t.test('tabs of one draft save it once, and a long save is told and given up', async (t) => {
    const { page, context, said } = await openSignedIn(t, { ...TWO_ROWS, title: 'In two tabs' });
    await headline(page, '15 of 18');
    await kept(page);
    let posts = 0;
    let isSlow = false;
    await context.route(/\/(Loads|Edit\/Load)[/?]/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts++;
      // So long that the other tab is asked to save meanwhile.
      await new Promise((resolve) => setTimeout(resolve, isSlow ? 20_000 : 1500));
      return route.continue().catch(() => {});
    });
    const second = await context.newPage();
    await second.goto(await page.evaluate(() => location.href));
    await headline(second, '15 of 18');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.title', { hasText: 'Saving…' }).waitFor();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    await saved(second);
    t.equal(posts, 1);
    t.equal(await second.getByRole('dialog').count(), 0, 'nothing is asked about one’s own load');
    t.match(await savedAs('In two tabs'), { count: 1 });
    isSlow = true;
    await cell(page, 1, 'qty').fill('11');
    await headline(page, '14 of 17');
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: /Saving… for [3-9] s/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    t.match(await savedAs('In two tabs'), { items: [{ loadSummary: { cargoesLoaded: 15 } }] });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    t.same(said, []);
  });

  await t.test('who goes to another load while one is saved sees and saves that', async (t) => {
    const { page, context, said } = await openSignedIn(t, { ...TWO_ROWS, title: 'Left while saving' });
    await headline(page, '15 of 18');
    let release = () => {};
    await context.route(/\/(Loads\?|Edit\/)/, async (route) => {
      if (route.request().postData()?.includes('Left while saving')) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      return route.continue();
    });
    const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    t.equal(await isAsked(), false);
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: 'Saving…' }).waitFor();
    await page.getByLabel('Open…').selectOption('new');
    await page.locator('.unsaved li', { hasText: /Left while saving.*Saving…/ }).waitFor();
    await begin(page, { ...TWO_ROWS, title: 'Meanwhile' });
    await headline(page, '15 of 18');
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save and print' }).click();
    await page.getByRole('dialog').getByText('Loader').waitFor();
    await page.keyboard.press('Escape');
    await saved(page);
    t.match(await savedAs('Meanwhile'), { count: 1 });
    t.equal(await isAsked(), true, 'a page that is left takes the request along');
    await page.getByRole('link', { name: 'Stowage' }).click();
    await page.getByRole('link', { name: 'Open: Left while saving' }).click();
    await page.locator('.title', { hasText: 'Saving…' }).waitFor();
    release();
    await saved(page);
    t.equal(await isAsked(), false);
    await cell(page, 1, 'qty').fill('11');
    await headline(page, '14 of 17');
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: 'Saving…' }).waitFor();
    await page.getByRole('link', { name: 'Stowage' }).click();
    await page.locator('.unsaved li', { hasText: 'Saving…' }).waitFor();
    release();
    await page.locator('.unsaved li').waitFor({ state: 'detached' });
    t.match(await savedAs('Left while saving'), { count: 1, items: [{ loadSummary: { cargoesLoaded: 14 } }] });
    await page.goBack();
    await soon.equal(t, () => page.locator('.title input').inputValue(), 'Left while saving');
    await saved(page);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    t.same(said, []);
  });

  await t.test('what the service plans for long is saved as it is shown', deepOnly, async (t) => {
    const { page, context } = await openSignedIn(t, { ...TWO_ROWS, title: 'As it is shown' });
    await headline(page, '15 of 18');
    await context.route(/\/Loads\?/, async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 60_000));
      return route.continue().catch(() => {});
    });
    await page.keyboard.press('Control+s');
    await page.locator('.note', { hasText: 'The service plans it once more' }).waitFor();
    t.same(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Save it as it is shown' }).click();
    await saved(page);
    t.match(await savedAs('As it is shown'), { count: 1, items: [{ loadSummary: { cargoesLoaded: 15 } }] });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await t.test('what cannot be saved says so, is kept, and can be tried again', async (t) => {
    const { page, context } = await openSignedIn(t, { ...TWO_ROWS, title: 'Far away' });
    await checked(page);
    await context.setOffline(true);
    await page.locator('.is-offline', { hasText: 'Offline' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('.title', { hasText: 'Could not save' }).waitFor();
    t.same(await seriousFaults(page), []);
    await cell(page, 0, 'qty').fill('5');
    await headline(page, '15 of 17');
    await context.setOffline(false);
    await page.locator('.is-offline').waitFor({ state: 'detached' });
    await saved(page);
    t.equal((await savedAs('Far away')).items[0].loadSummary.cargoesLoaded, 15);
  });

  await t.test('a load that was saved again elsewhere is told of, and printed as what it is', async (t) => {
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'Twice' });
    await headline(page, '15 of 18');
    await page.keyboard.press('Control+s');
    await saved(page);
    await service.post('/Loads?UOM=UnitHighMetric', { ...TWO_ROWS, title: 'Twice', cargoes: [TWO_ROWS.cargoes[1]] });
    await page.getByRole('button', { name: 'Print' }).click();
    const print = page.getByRole('dialog', { name: 'Print' });
    await print.getByText('saved this load again').waitFor();
    t.equal(await print.locator('.sheets').count(), 0, 'no sheet of another plan than the one that is seen');
    t.same(await seriousFaults(page), []);
    await print.getByRole('button', { name: 'Print what is saved' }).click();
    await print.locator('.sheets a').first().waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const note = page.locator('.note', { hasText: 'saved this load again' });
    await note.getByRole('button', { name: 'Show what is saved' }).click();
    await headline(page, 'All 12');
    await saved(page);
    await soon.equal(t, () => note.count(), 0);
    await page.getByRole('button', { name: 'Print' }).click();
    await print.locator('.sheets a').first().waitFor();
  });

  await t.test('who saves in order to print has it printed, and no note of what was saved before', async (t) => {
    const { page } = await open(t, { timezoneId: 'Asia/Tokyo' });
    await signIn(page, service);
    await begin(page, { ...TWO_ROWS, title: 'Printed at once' });
    const printed: string[] = [];
    await page.exposeFunction('notePrinted', (address: string) => printed.push(address));
    await page.addInitScript('window.print = () => parent.notePrinted(location.href)');
    await headline(page, '15 of 18');
    await page.keyboard.press('Control+s');
    await saved(page);
    const { id } = (await savedAs('Printed at once')).items[0].document;
    await cell(page, 0, 'qty').fill('5');
    await page.waitForFunction((id) => location.hash.startsWith(`#/loads/${id}?draft=`), id);
    await page.goto(`${service.address}/#/loads/${id}`);
    const note = page.getByText('These are changes of yours that are not saved');
    await note.waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    const print = page.getByRole('dialog', { name: 'Print' });
    await print.locator('.sheets').waitFor();
    t.same(printed, [], 'nothing that nobody asked for');
    await print.getByText(/Sheets say times in UTC: \d\d:\d\d here is \d\d:\d\d there/).waitFor();
    await print.getByRole('button', { name: 'Save and print' }).click();
    await soon.match(t, () => printed.join(' '), /^\S+reportLayout=planner\S*$/);
    await print.locator('.sheets a').nth(3).waitFor();
    t.same(await seriousFaults(page), []);
    await page.keyboard.press('Escape');
    await cell(page, 0, 'qty').fill('4');
    await headline(page, /of 16/);
    await page.locator('.title', { hasText: 'Not saved' }).waitFor();
    t.equal(await note.count(), 0, 'what was saved before is the past');
    await page.goto(`${service.address}/#/loads/${id}`);
    await note.waitFor();
  });

  await t.test('the saved load is shared by links and printed for each who reads it', async (t) => {
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'For others' });
    await checked(page);
    await soon.equal(t, () => page.getByRole('button', { name: 'Print' }).getAttribute('title'), 'Print (1. Save)');
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByText('Save this load first').waitFor();
    await share.getByRole('button', { name: 'Save', exact: true }).click();
    const isShared = async () => (await savedAs('For others')).items[0].document.isShared;
    const shared = share.getByRole('checkbox', { name: 'Everyone at Example can open it' });
    await shared.waitFor();
    await soon.equal(t, isShared, true);
    await shared.uncheck();
    await share.getByRole('checkbox', { checked: false, disabled: false }).waitFor();
    await soon.equal(t, isShared, false);
    await share.getByRole('button', { name: 'Make a link' }).click();
    await share.locator('.links li').waitFor();
    await share.getByRole('button', { name: 'Make a code for the dock' }).click();
    await share.getByRole('img', { name: 'Code with the dock’s address' }).waitFor();
    await share.getByText('without signing in').waitFor();
    const { items } = (await service.call('/Links')).body;
    const ofLoad = items.filter(({ title }: { title: string }) => title === 'For others');
    t.same(ofLoad.map(({ allows }: { allows: string }) => allows).sort(), ['Dock', 'Report']);
    t.same(await seriousFaults(page), []);
    await share.locator('.dock-link').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog', { name: 'Revoke' }).getByRole('button', { name: 'Revoke' }).click();
    await share.getByRole('img', { name: 'Code with the dock’s address' }).waitFor({ state: 'detached' });
    await share.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Only you can open it' }).click();
    await share.getByRole('checkbox', { name: 'Everyone at Example can open it' }).waitFor();
    await share.getByRole('button', { name: 'Close' }).click();
    await cell(page, 0, 'qty').fill('5');
    await page.getByRole('button', { name: 'Print' }).click();
    const print = page.getByRole('dialog', { name: 'Print' });
    await print.getByText('are not saved').waitFor();
    await print.locator('.sheets a').nth(3).waitFor();
    t.same(await seriousFaults(page), []);
    const sheets = await print
      .locator('.sheets li a:first-child')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const [at, layout] of ['planner', 'loader', 'driver', 'customer'].entries()) {
      const sheet = await fetch(sheets[at]!);
      t.equal(sheet.status, 200, layout);
      const page = await sheet.text();
      t.match(page, 'For others', layout);
      if (layout === 'driver') t.match(page, 'Driver name', 'a place to sign');
    }
    const address = await print.getByRole('link', { name: 'Loader: PDF' }).evaluate((a: HTMLAnchorElement) => a.href);
    const pdf = await fetch(address);
    t.equal(pdf.headers.get('content-type'), 'application/pdf');
    t.match(new URL(address).searchParams.get('reportLayout'), 'loader');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    const goToDock = async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.locator('#account-menu').getByRole('button', { name: 'Load it (dock)' }).click();
    };
    await goToDock();
    await print.getByText('are not saved').waitFor();
    await print.getByRole('button', { name: 'Save and print' }).click();
    await print.getByText('are not saved').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await goToDock();
    await page.waitForURL('**/#/dock?load=*');
  });

  await t.test('of what stands on pallets labels are printed, too', async (t) => {
    const pallet = { containerType: 'Pallet', name: 'EUR pallet 1200 x 800', length: 1200, width: 800, height: 1500 };
    const { page } = await openSignedIn(t, { ...TWO_ROWS, title: 'On a pallet', emptyContainers: [pallet] });
    await checked(page);
    await page.getByRole('button', { name: 'Print' }).click();
    const print = page.getByRole('dialog', { name: 'Print' });
    await print.getByRole('button', { name: 'Save and print' }).click();
    const address = await print
      .getByRole('link', { name: 'Labels: 100 × 150 mm' })
      .evaluate((a: HTMLAnchorElement) => a.href);
    t.same(await seriousFaults(page), []);
    const labels = await fetch(address);
    t.equal(labels.headers.get('content-type'), 'application/pdf');
    const [first] = pdfPages(Buffer.from(await labels.arrayBuffer()));
    t.match(first!.pieces.join(' '), /Pallet 1 of \d/);
  });

  await t.test('everything else is behind the round button', deepOnly, async (t) => {
    const { page } = await open(t);
    await begin(page);
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    const menu = page.locator('#account-menu');
    for (const name of ['Items and containers', 'Upload', 'Background jobs', 'Webhooks', 'Account and API keys']) {
      await menu.getByRole('link', { name }).waitFor();
    }
    t.same(await seriousFaults(page), []);
    await menu.getByRole('button', { name: /^Theme/ }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    t.same(await seriousFaults(page), []);
    await menu.getByRole('button', { name: 'Keyboard' }).click();
    await page.getByRole('dialog', { name: 'Keyboard' }).getByText('Repeat the cell above').waitFor();
    t.same(await seriousFaults(page), []);
    await page.keyboard.press('Escape');
    await account.click();
    await menu.getByLabel('Language').selectOption('GER');
    await menu.getByText('Artikel und Laderäume').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Vergleichen' }).click();
    await page.locator('.plan-card[data-is-own="true"]', { hasText: '1 × Van' }).waitFor();
    await page.goBack();
    await soon.equal(t, () => cell(page, 0, 'name').inputValue(), 'Crate', 'and the way back leads to the same order');
    await page.locator('.account').click();
    await menu.getByRole('button', { name: 'Anmelden' }).click();
    await givePassword(service);
    await signInByForm(page);
    await page.locator('.account', { hasText: /^[A-Z]{1,2}$/ }).click();
    await menu.getByText('ann@example.com').waitFor();
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('dialog', { name: 'Abmelden' }).getByRole('button', { name: 'Abmelden' }).click();
    await page.locator('.account .icon').waitFor();
    await page.locator('.way').first().waitFor();
  });

  await t.test('where the browser cannot draw, the steps stand in place of the picture', deepOnly, async (t) => {
    const { page } = await open(t);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await begin(page);
    await checked(page);
    const steps = page.locator('.desk-stage [data-step]');
    await steps.nth(1).click();
    await page.locator('.desk-stage [data-step="2"][aria-current="step"]').waitFor();
    t.same(await seriousFaults(page), []);
  });

  await t.test('what is said of a saved load has one line below its title', async (t) => {
    const { page } = await open(t, { viewport: { width: 1440, height: 900 } });
    await signIn(page, service);
    await page.evaluate(() => localStorage.setItem('stowage.language', 'GER'));
    await page.reload();
    await begin(page, { ...TWO_ROWS, title: 'In einer Zeile' });
    await checked(page);
    await page.keyboard.press('Control+s');
    await page.locator('.title p', { hasText: 'Ihre Firma kann sie öffnen' }).waitFor();
    await cell(page, 1, 'qty').fill('11');
    await headline(page, '14 von 17');
    await page.keyboard.press('Control+s');
    const said = page.locator('.title p', { hasText: /Gespeichert.*Version 2.*Ihre Firma kann sie öffnen/s });
    await said.waitFor();
    t.equal(Math.round((await said.boundingBox())!.height), 15);
  });

  await t.test('the top bar fits, in the longest languages and with the longest words', async (t) => {
    for (const locale of some(['de-DE', 'fr-FR'])) {
      const { page, context } = await open(t, { locale, colorScheme: 'dark' });
      await begin(page, { ...TWO_ROWS, title: 'Herbstauftrag für Rotterdam, zweite Abholung am Freitag' });
      await checked(page);
      await context.setOffline(true);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const bar = page.locator('.desk-top');
        const over = () => bar.evaluate((top) => top.scrollWidth - top.clientWidth);
        await soon.equal(t, over, 0, `${locale} ${width} x ${height}`);
        const isOneLine = () =>
          bar.evaluate((top) => [...top.children].every((one) => one.getBoundingClientRect().height <= 56));
        await soon.ok(t, isOneLine, `${locale} ${width} x ${height}: nothing is broken into lines`);
        await soon.ok(
          t,
          async () => (await page.locator('.title input').boundingBox())!.width >= 90,
          `${locale} ${width}: room for the title`,
        );
        await page.locator('.account').click();
        const menu = (await page.locator('#account-menu').boundingBox())!;
        t.ok(menu.x >= 0 && menu.x + menu.width <= width && menu.y + menu.height <= height, `${locale} ${width}: menu`);
        await page.keyboard.press('Escape');
      }
    }
  });
});

async function saved(page: Page): Promise<void> {
  await page.locator('.title', { hasText: /Saved \d\d:\d\d/ }).waitFor();
}
