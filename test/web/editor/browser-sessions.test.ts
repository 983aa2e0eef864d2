/** Sessions of the editor in one page of a real browser: each for itself, with every action, and nothing left of it in the end. */
import type { CDPSession, Page } from 'playwright-core';
import t from 'tap';
import { shownKeys } from '../../../src/web/editor/actions/keys.js';
import { ACTIONS, MENUS } from '../../../src/web/editor/actions/registry.js';
import { wordsOf } from '../../../src/web/words/languages.js';
import { skipWithout } from '../../support/parts.js';
import { openPage, sharedBrowser } from '../../support/web/browser.js';
import { bundledPage } from '../../support/web/bundled-page.js';
import type { EDITORS } from '../../support/web/editors/page.js';
import { soon } from '../../support/web/soon.js';

/** More than the 16 contexts of the graphics card that a browser keeps. */
const ROUNDS = 20;
/** What is made once and kept, as tables of numbers, is there after these. */
const FIRST_ROUNDS = 8;

/** Eight crates on the floor of a box, and one more that lies nowhere. */
const CRATES = {
  title: 'Crates',
  cargoes: [{ style: 'Shipcase', name: 'Crate', length: 400, width: 400, height: 400, weight: 10, qty: 9 }],
  emptyContainers: [{ containerType: 'SeaVan', name: 'Box', length: 1600, width: 800, height: 1000, qty: 3 }],
  filledContainers: [
    {
      emptyContainer: 'Box',
      locked: false,
      placements: Array.from({ length: 8 }, (_, at) => ({
        cargo: 0,
        orientation: 1,
        pos: { length: 400 * Math.floor(at / 2), width: 400 * (at % 2), height: 0 },
      })),
    },
  ],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  others: {},
};

declare global {
  interface Window {
    readonly EDITORS: typeof EDITORS;
    /** Of what was made in the page, what is still waiting or in use. */
    readonly held: { readonly timers: Map<number, string>; readonly contexts: WeakRef<object>[] };
  }
}

t.test('sessions of the editor', { skip: skipWithout('chromium') }, async (t) => {
  const browser = await sharedBrowser();
  const address = await bundledPage(t, 'test/support/web/editors');

  await t.test('two side by side: an edit and an undo in one leave the other untouched', async (t) => {
    const { page, said } = await openPage(browser, address, t);
    for (const name of ['left', 'right']) await open(page, name);
    const [left, right] = [page.locator('#left'), page.locator('#right')];
    const before = await placesIn(page, 'right');
    await soon.same(t, () => placesIn(page, 'left'), before);

    await right.locator('.edit-picture').press(',');
    await right.locator('.edit-picture').press('ArrowLeft');
    const pushed = await placesIn(page, 'right');
    t.notSame(pushed, before);
    await soon.same(t, () => placesIn(page, 'left'), before, 'a push on the right moves nothing on the left');
    await soon.equal(t, () => left.getByRole('button', { name: 'Undo' }).isDisabled(), true);
    await soon.equal(t, () => left.getByText('No piece is chosen.').count(), 1, 'nor is anything chosen there');

    await left.locator('.edit-picture').press('.');
    await left.locator('.edit-picture').press('Delete');
    await soon.equal(t, async () => (await placesIn(page, 'left'))[0]!.length, 7);
    await soon.same(t, () => placesIn(page, 'right'), pushed, 'nothing is taken out on the right');
    await soon.equal(t, () => right.locator('.edit-said').textContent(), 'Moved.', 'what is said is of its own edit');

    await left.locator('.edit-picture').press('Control+z');
    await soon.same(t, () => placesIn(page, 'left'), before, 'undo on the left');
    await soon.same(t, () => placesIn(page, 'right'), pushed, 'undoes nothing on the right');
    await right.locator('#right-x').fill('-50');
    await right.locator('#right-x').press('Enter');
    await right.getByText('is not inside the container').waitFor();
    await left.getByText('All rules hold: it can be built.').waitFor();
    t.same(said, []);

    await page.evaluate(() => window.EDITORS.close('right'));
    const keys = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('stowage.'))
          .sort(),
      );
    await soon.same(t, keys, ['stowage.left', 'stowage.left.work', 'stowage.right', 'stowage.right.work']);
    await left.locator('.edit-picture').press('.');
    await left.locator('.edit-picture').press('ArrowRight');
    await soon.notSame(t, () => placesIn(page, 'left'), before, 'one goes on when the other has ended');
  });

  await t.test('buttons, menus and help show exactly the registry', async (t) => {
    const { page } = await openPage(browser, address, t);
    await open(page, 'left');
    await page.evaluate(() => window.EDITORS.signIn());
    // Two pieces are chosen of the first of two boxes, and one lies nowhere: all there is to do can be done.
    await page.getByLabel('Add a container…').selectOption('Box');
    await page.getByRole('button', { name: /^1\. Box/ }).click();
    await page.locator('.edit-picture').press('.');
    await page.locator('.edit-side summary').click();
    await page
      .locator('.edit-pieces button')
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await page.getByText('2 pieces chosen').waitFor();
    const namesIn = (selector: string) =>
      page
        .locator(`${selector} [data-action]`)
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['action']));
    const ofButtons = ACTIONS.filter(({ place }) => place !== null).map(({ name }) => name);
    const ofMenus = MENUS.map(({ name }) => name);
    await soon.same(
      t,
      async () => (await namesIn('.edit')).sort(),
      [...ofButtons, ...ofMenus].sort(),
      'buttons and menus',
    );

    await page.locator('.edit-picture').press('?');
    const lines = await page.locator('dialog [data-action]').evaluateAll((all) =>
      all.map((one) => ({
        name: (one as HTMLElement).dataset['action'],
        words: one.querySelector('dt')!.textContent,
        keys: [...one.querySelectorAll('kbd')].map((key) => key.textContent),
      })),
    );
    const { pages: english } = await wordsOf('ENG');
    const expected = ACTIONS.filter(({ keys }) => keys.length > 0).map(({ name, words, keys }) => ({
      name,
      words: english[words],
      keys: shownKeys(keys),
    }));
    const byName = (a: { name?: string }, b: { name?: string }) => (a.name! < b.name! ? -1 : 1);
    t.same(lines.sort(byName), expected.sort(byName), 'help');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'hidden' });
    await soon.equal(t, async () => (await placesIn(page, 'left')).length, 2, 'behind the help nothing is undone');
  });

  await t.test(`nothing is left of any of ${ROUNDS} that were made and disposed of`, async (t) => {
    const { page, context } = await openPage(browser, 'about:blank', t);
    await page.addInitScript(holdTimersAndContexts);
    await page.goto(address);
    await page.waitForFunction(() => window.EDITORS !== undefined);
    const inspector = await context.newCDPSession(page);
    await inspector.send('Performance.enable');
    let first: Left | null = null;
    for (let round = 1; round <= ROUNDS; round++) {
      await open(page, 'left');
      await page.locator('.edit-picture').press('.');
      await page.locator('.edit-picture').press('Delete');
      // Disposed of while it waits to be kept, and is judged.
      const timers = await page.evaluate(async () => {
        window.EDITORS.close('left');
        // What draws the page itself ends with the next frame.
        const isDrawing = () => [...window.held.timers.values()].includes('after 0 ms');
        do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        while (isDrawing());
        return [...window.held.timers.values()];
      });
      t.same(timers, [], `no timer is left of round ${round}`);
      if (round === FIRST_ROUNDS) first = await leftIn(page, inspector);
    }
    const more = async () => {
      const last = await leftIn(page, inspector);
      const moreThanFirst = (name: 'listeners' | 'elements') => Math.max(0, last[name] - first![name]);
      return { ...last, listeners: moreThanFirst('listeners'), elements: moreThanFirst('elements') };
    };
    const none: Left = { listeners: 0, elements: 0, contexts: 0, workers: 0 };
    await soon.same(t, more, none, 'no worker, no context of the graphics card, no more than after the first rounds');
  });
});

async function open(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => window.EDITORS !== undefined);
  await page.evaluate((one) => window.EDITORS.open(one.name, one.body as never), { name, body: CRATES });
  await page.waitForFunction((one) => window.EDITORS.isJudged(one), name);
}

function placesIn(page: Page, name: string): Promise<string[][]> {
  return page.evaluate((one) => window.EDITORS.places(one), name);
}

interface Left {
  readonly listeners: number;
  readonly elements: number;
  readonly contexts: number;
  readonly workers: number;
}

async function leftIn(page: Page, inspector: CDPSession): Promise<Left> {
  // What is freed by one collection holds on to what the next one frees.
  for (let time = 0; time < 3; time++) {
    await inspector.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const { metrics } = await inspector.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
  const contexts = await page.evaluate(() => window.held.contexts.filter((one) => one.deref() !== undefined).length);
  return { listeners: metric('JSEventListeners'), elements: metric('Nodes'), contexts, workers: page.workers().length };
}

/** In the page, before anything else runs there. */
function holdTimersAndContexts(): void {
  const timers = new Map<number, string>();
  const contexts: WeakRef<object>[] = [];
  Object.assign(window, { held: { timers, contexts } });
  const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window;
  window.setTimeout = ((work: () => void, after = 0, ...rest: unknown[]) => {
    const id = begin(
      () => {
        timers.delete(id);
        work();
      },
      after,
      ...rest,
    ) as unknown as number;
    timers.set(id, `after ${after} ms`);
    return id;
  }) as unknown as typeof setTimeout;
  window.clearTimeout = ((id: number) => {
    timers.delete(id);
    end(id);
  }) as typeof clearTimeout;
  window.setInterval = ((work: () => void, every: number) => {
    const id = repeat(work, every) as unknown as number;
    timers.set(id, `every ${every} ms`);
    return id;
  }) as unknown as typeof setInterval;
  window.clearInterval = ((id: number) => {
    timers.delete(id);
    stop(id);
  }) as typeof clearInterval;
  const contextOf = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    const found = (contextOf as (...all: unknown[]) => object | null).call(this, kind, ...rest);
    if (found !== null && kind.startsWith('webgl')) contexts.push(new WeakRef(found));
    return found;
  } as typeof contextOf;
}
