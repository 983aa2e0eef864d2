/** A change in the office of a load of which pieces stand in the truck already, in a real browser with a real dock. */
import type { Page } from 'playwright-core';
import t from 'tap';
import type { CalculatedLoad, EditBufferBody } from '../../../src/calculation/browser/index.js';
import { withoutBehind } from '../../../src/web/pages/plan/behind.js';
import { keptIn } from '../../../src/web/plan-request/kept-in.js';
import type { KeptPiece } from '../../../src/web/plan-request/kept-pieces.js';
import { EMPTY_DRAFT, type RequestDraft } from '../../../src/web/plan-request/request-draft.js';
import { skipWithout } from '../../support/parts.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { startTestService, USER } from '../../support/service/running-service.js';
import { signIn } from '../../support/web/account.js';
import { openPage, seriousFaults, sharedBrowser } from '../../support/web/browser.js';
import { cell, headline } from '../../support/web/desk-page.js';
import { soon } from '../../support/web/soon.js';

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const;

const box = { style: 'Shipcase', orientationsAllowed: 'Orientation1' };
const ORDER = {
  title: 'Standing',
  cargoes: [
    { ...box, name: 'Machine', length: 120, width: 110, height: 100, weight: 300, qty: 4 },
    { ...box, name: 'Carton', length: 60, width: 55, height: 50, weight: 20, qty: 12 },
  ],
  emptyContainers: [
    { containerType: 'Truck', name: 'Van', length: 480, width: 220, height: 200, maxWeight: 28_000, qty: 1 },
  ],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

interface Space {
  readonly isEmpty: boolean;
  readonly sequence: number;
  readonly section: number;
  readonly cargo: { readonly name: string };
  readonly placements: readonly { readonly pos: object; readonly fillDirection: string }[];
}

const piece = (name: string, x: number, z = 0, size = 50): KeptPiece => ({
  ...{ cargo: { name, length: size, width: size, height: size }, orientation: 'Orientation1' },
  ...{ pos: { length: x, width: 0, height: z }, size: { length: size, width: size, height: size } },
});
const van = { name: 'Van', length: 400, width: 100, height: 100 };
const cube = (name: string, qty: number, side = 50) => ({ name, length: side, width: side, height: side, qty });

t.test('says which pieces an order can keep, and why not the others', async (t) => {
  const pieces = [piece('A', 0), piece('A', 0, 50), piece('B', 50), piece('C', 50, 50), piece('D', 100)];
  const kept = { told: '', uom: 'UnitHighMetric' as const, containers: [{ emptyContainer: van, pieces }] };
  const draft = (cargoes: readonly object[], more: Partial<RequestDraft> = {}): RequestDraft => ({
    ...{ ...EMPTY_DRAFT, uom: 'UnitHighMetric', emptyContainers: [van], kept },
    ...{ cargoes: cargoes as RequestDraft['cargoes'], ...more },
  });
  const whys = (one: RequestDraft) => keptIn(one).lost.map(({ why, name, count }) => `${count} ${name} ${why}`);
  const all = [cube('A', 2), cube('B', 1), cube('C', 1), cube('D', 1)];
  t.match(keptIn(draft(all)), { count: 5, lost: [], filledContainers: [{ emptyContainer: 'Van' }] });
  t.strictSame(whys(draft(all.slice(0, 3))), ['1 D gone']);
  t.strictSame(whys(draft(all.slice(0, 3), { leftOut: [{ row: cube('D', 1), at: 3 }] })), ['1 D out']);
  t.strictSame(whys(draft([cube('A', 1), ...all.slice(1)])), ['1 A fewer']);
  t.strictSame(whys(draft([all[0]!, cube('B', 1, 40), ...all.slice(2)])), ['1 B size', '1 C above']);
  t.strictSame(whys(draft(all, { emptyContainers: [{ ...van, length: 500 }] })), [
    '2 A container',
    '1 B container',
    '1 C container',
    '1 D container',
  ]);
  const inches = draft(
    all.map((one) => ({ ...one, length: 50 / 2.54, width: 50 / 2.54, height: 50 / 2.54 })),
    { uom: 'UnitEnglish', emptyContainers: [{ ...van, length: 400 / 2.54, width: 100 / 2.54, height: 100 / 2.54 }] },
  );
  t.match(keptIn(inches), { count: 5, lost: [] }, 'in another unit');
  t.equal(keptIn(inches).filledContainers[0]!.placements[2]!.pos.length, 19.685);
});

t.test('takes out what is planned behind what stands, with what is on it', async (t) => {
  const size = { length: 500, width: 500, height: 500 };
  const problem = problemOf(
    [{ name: 'A', size, quantity: 9 }],
    [{ size: { length: 4000, width: 1000, height: 1000 } }],
  );
  const at = (x: number, z: number, more: object = {}) => ({
    ...{ cargo: 0, orientation: 1 as const, position: { x, y: 0, z }, counts: { length: 1, width: 1, height: 1 } },
    ...more,
  });
  const arrangements = [at(0, 0), at(0, 500), at(500, 0, { isKept: true }), at(500, 500), at(1000, 0)];
  const containers = [{ container: 0, arrangements }];
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const request = { cargoes: [{}], emptyContainers: [{}] };
  const load = { title: '', problem, request, plan: { containers, unloaded: [], search } } as unknown as CalculatedLoad;
  const placements = arrangements.map(({ position: { x, z } }) => ({ pos: { length: x, width: 0, height: z } }));
  const buffer = { filledContainers: [{ emptyContainer: 'Van', placements }] } as unknown as EditBufferBody;
  const [found] = withoutBehind(load, buffer, 1)!.filledContainers;
  t.match(found, { locked: true });
  t.strictSame(found!.placements, placements.slice(2), 'what is above what stands, or nearer to the door, stays');
  t.equal(withoutBehind(load, buffer, 0), null);
});

t.test('what stands in the truck already', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const at = `/Loads/${USER}/${ORDER.title}`;
  const spaces = async (version: number): Promise<Space[]> => {
    const { body } = await service.call(`${at}/Versions/${version}?spacesCreated=true&placementsCreated=true`);
    return body.filledContainers[0].spaces.filter(({ isEmpty }: Space) => !isEmpty);
  };
  const placesIn = (all: readonly Space[]) =>
    all.flatMap(({ cargo, placements }) =>
      placements.map(({ pos, fillDirection }) => JSON.stringify([cargo.name, pos, fillDirection])),
    );
  t.match((await service.post('/Loads?UOM=UnitHighMetric', ORDER)).body, { status: 'succeed' });
  const before = await spaces(1);
  const { url } = (await service.post('/Links', { title: ORDER.title, allows: 'Dock' })).body;
  const dock = `${service.address}/#/dock?load=${url.split('/').at(-1)}`;
  const { page: phone } = await openPage(browser, dock, t, PHONE);
  const press = (name: string | RegExp) => phone.getByRole('button', { name }).click();
  const told = async (version: number) => (await service.call(`${at}/Progress?version=${version}`)).body.progress;
  await press(/^Van/);
  await press('Done');
  await phone.getByText('Step 2 of 2').waitFor();
  await press('Done');
  await soon.match(t, () => told(1), { done: 16, of: 16 });
  const { page, said } = await openPage(browser, service.address, t, WIDE);
  await signIn(page, service);
  const open = async (page: Page) => {
    await page.goto(`${service.address}/#/loads`);
    await page.getByRole('link', { name: ORDER.title, exact: true }).click();
    await headline(page, /pieces load/);
  };
  const note = page.locator('.note');
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await t.test('is told of at the first change, and decided on before it is saved', async (t) => {
    await open(page);
    t.equal(await note.count(), 0);
    await cell(page, 1, 'qty').fill('20');
    await note.getByText('16 of 16 pieces stand in the truck already').waitFor();
    await headline(page, 'All 24 pieces load');
    await save.click();
    await note.getByText('Decide this before you save').waitFor();
    await soon.equal(t, () => page.evaluate(() => document.activeElement?.textContent), 'Keep them where they stand');
    t.equal((await service.call(`${at}/Versions`)).body.items.length, 1, 'nothing is saved');
    t.same(await seriousFaults(page), []);
  });

  await t.test('stays exactly where it stands, and the rest is planned around it', async (t) => {
    await page.getByRole('button', { name: 'Keep them where they stand' }).click();
    await note.getByText('16 pieces stay where they stand').waitFor();
    await cell(page, 0, 'qty').fill('3');
    await note.getByText('1 × Machine (fewer are ordered)').waitFor();
    await page.keyboard.press('Control+z');
    await note.getByText('Cannot stay').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+z');
    await headline(page, 'All 24 pieces load');
    await save.click();
    await page.locator('.title', { hasText: /Saved \d/ }).waitFor();
    const after = placesIn(await spaces(2));
    t.equal(after.length, 24);
    t.same(
      placesIn(before).filter((place) => !after.includes(place)),
      [],
    );
    await page.locator('.at-dock').getByText('16 of 16 loaded').waitFor();
    const { warnings } = (await service.call(`${at}/Versions/2`)).body;
    t.notMatch(JSON.stringify(warnings ?? []), /by hand/);
  });

  await t.test('the dock has nothing to move, and the office sees what stands', async (t) => {
    await phone.getByText('There is a newer plan of this load').waitFor();
    await press('Open');
    await phone.getByText('16 pieces that are loaded stand as the newer plan wants them').waitFor();
    t.equal(await phone.getByText('stand elsewhere in the newer plan').count(), 0);
    await press('Load by the newer plan');
    await phone.getByText('2 of 3 steps').waitFor();
    await soon.match(t, () => told(2), { done: 16, of: 24 });
    await page.locator('.at-dock').getByText('16 of 24 loaded').waitFor();
  });

  await t.test(
    'what the dock notes as not loaded is said in the list of loads, and nothing is green there',
    async (t) => {
      const problem = { id: 'torn', at: new Date().toISOString(), container: 1, section: 1, space: 1 };
      const events = [{ ...problem, kind: 'Damaged', count: 1, text: 'torn cover' }];
      t.match((await service.post(`${at}/Progress`, { version: 2, events })).body, { status: 'succeed' });
      await page.goto(`${service.address}/#/loads`);
      await page.locator('.pill[data-tone="warn"]', { hasText: 'All 24 · 1 problem' }).waitFor();
      await page.getByRole('link', { name: ORDER.title, exact: true }).click();
      await headline(page, /pieces load/);
    },
  );

  await t.test('what would help is planned around it, and at a higher level the search ends', async (t) => {
    // As long as the van: it goes in before all else, or not at all.
    await cell(page, 2, 'name').fill('Beam');
    for (const [field, value] of [
      ['length', '480'],
      ['width', '55'],
      ['height', '50'],
      ['weight', '50'],
      ['qty', '1'],
    ] as const)
      await cell(page, 2, field).fill(value);
    await headline(page, '24 of 25 pieces load');
    await page.getByRole('tab', { name: /^Left behind/ }).click();
    await page.getByRole('button', { name: 'Try what would help' }).click();
    const help = page.getByRole('region', { name: 'What would help' });
    await help.getByText('Search longer').waitFor();
    await help.locator('s', { hasText: 'Search longer' }).waitFor();
    t.equal(await help.getByRole('button', { name: /Search longer/ }).count(), 0);
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await headline(page, '24 of 25 pieces load');
    await soon.equal(t, () => page.getByText('So far').count(), 0);
  });

  await t.test('where it breaks a rule of the changed order that is said in words, and nothing stays', async (t) => {
    await page.locator('[data-cell="0/nothingOnTop"]').click();
    const says = 'What stands in the truck breaks a rule of the changed order';
    await page.locator('.verdict', { hasText: says }).waitFor();
    t.equal(await page.getByText(/stays? where/).count(), 0);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/breaks.png` });
    t.same(await seriousFaults(page), []);
  });
  t.same(said, []);
});
