/** Lists come into the page: pasted, dropped, from files; what it asks, remembers, refuses, and how long it takes. */
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { deepOnly, some } from '../support/draws.js';
import { LISTS_OF_EUROPE_AND_AMERICA } from '../support/lists/europe-and-america.js';
import { sourceOf } from '../support/lists/kept-list.js';
import { skipWithout } from '../support/parts.js';
import { startTestService } from '../support/service/running-service.js';
import { openPage, seriousFaults, sharedBrowser } from '../support/web/browser.js';
import { soon } from '../support/web/soon.js';
import { workbook } from '../upload/workbooks.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const german = readFileSync(new URL('../../../test/fixtures/lists/german-packing-list.xlsx', import.meta.url));

t.test('lists in the page', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await sharedBrowser();
  const open = async (t: Test, options?: BrowserContextOptions) => {
    const opened = await openPage(browser, `${service.address}/#/advanced`, t, options);
    await planned(opened.page);
    return opened;
  };

  await t.test('a packing list pasted into the first cell, in the place of the sample', async (t) => {
    const { page, said } = await open(t);
    await paste(page, '[data-cell="0/name"]', await textOf('packing list of a freight forwarder'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('60 ✓ as your list says').waitFor();
    await dialog.getByText('The totals show that “Gross Weight (kg)” is the weight of the whole row').waitFor();
    await soon.equal(
      t,
      () => dialog.getByLabel('What the column “Description of Goods” is').inputValue(),
      'description',
    );
    await page.keyboard.press('Enter');
    await page.getByText('All 60 loaded').first().waitFor();
    await soon.equal(
      t,
      () => page.locator('[data-cell="0/length"]').inputValue(),
      '60',
      'centimetres as they were pasted: nobody chose the millimetres of the sample',
    );
    await soon.equal(t, () => page.locator('[data-cell="0/weight"]').inputValue(), '24');
    t.same(said, []);
  });

  await t.test('cells without titles are pasted from the cell on, units beside figures too', deepOnly, async (t) => {
    const { page } = await open(t);
    await paste(page, '[data-cell="1/length"]', '90 cm\t60 cm\r\n1.2 m\t700\r\n');
    await soon.equal(t, () => page.locator('[data-cell="1/length"]').inputValue(), '900');
    await soon.equal(t, () => page.locator('[data-cell="2/length"]').inputValue(), '1200');
    await soon.equal(t, () => page.locator('[data-cell="2/width"]').inputValue(), '700');
  });

  await t.test('a workbook dropped anywhere; the next one of its sender needs no click', async (t) => {
    const { page } = await open(t);
    const drop = () => dropFile(page, 'order.xlsx', german);
    await drop();
    await page.getByText('Unload the 2 stops in order, stop 1 first').waitFor();
    await page.getByRole('button', { name: 'Import 12 rows' }).click();
    await page.getByText('12 rows', { exact: true }).waitFor();
    await page.getByText('All 186 loaded').first().waitFor();
    await drop();
    const again = page.getByRole('dialog');
    await again.getByText('These 12 rows are in the table already').waitFor();
    t.same(await seriousFaults(page), []);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.waitFor({ state: 'detached' });
    await soon.equal(t, () => page.getByText('12 rows', { exact: true }).count(), 1, 'nothing came');
    await drop();
    await again.getByRole('button', { name: 'Replace all rows there' }).click();
    await again.waitFor({ state: 'detached' });
    await page.getByText('12 rows', { exact: true }).waitFor();
    await drop();
    await again.getByRole('button', { name: 'Add again' }).click();
    await page.getByText('12 rows imported, read as the last list').waitFor();
    await page.getByText('24 rows', { exact: true }).waitFor();
    await soon.equal(t, () => page.getByRole('dialog').count(), 0, 'no dialog');
    await page.getByRole('button', { name: 'Replace the others' }).click();
    await page.getByText('12 rows', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    const { rules, cargoes } = JSON.parse(await page.locator('#json').inputValue());
    t.match(rules, { isSequenceUsed: true, maxLoadingReach: /^(100|1000)$/ });
    t.match(cargoes[0], { name: 'Item 0', alias: 'SKU-100', nothingOnTop: true, sequence: 2, groupName: '1' });
  });

  await t.test('another mapping, another row of titles, and the answer to whose weights they are', async (t) => {
    const { page } = await open(t);
    await paste(page, 'body', await textOf('weights of which nothing says whose they are'));
    const dialog = page.getByRole('dialog');
    const take = dialog.getByRole('button', { name: 'Import 2 rows' });
    await dialog.getByText('is that the weight of one piece').waitFor();
    await soon.ok(t, () => take.isDisabled(), 'it has to be said');
    await dialog.getByRole('button', { name: 'Of the whole row' }).click();
    await dialog.getByText('360 kg').waitFor();
    await dialog.getByLabel('What the column “Goods” is').selectOption('description');
    await dialog.getByLabel('What the column “Colli” is').selectOption('');
    await dialog.getByText('No column says how many: each row is one piece.').waitFor();
    await dialog.getByLabel('Titles are in row').selectOption('-1');
    await dialog.getByText('Still missing: Length, Width, Height.').waitFor();
  });

  await t.test('Enter answers no question by chance, and imports once all are answered', async (t) => {
    const { page } = await open(t);
    await paste(page, 'body', await textOf('weights of which nothing says whose they are'));
    const dialog = page.getByRole('dialog');
    const question = dialog.locator('.list-question.is-open');
    await question.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.list-question'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await soon.ok(t, () =>
      dialog.getByRole('button', { name: 'Of one piece' }).evaluate((one) => one === document.activeElement),
    );
    await soon.equal(t, () => question.count(), 1, 'it is open still');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.list-foot .is-main'));
    await page.keyboard.press('Enter');
    await page.getByText('2 rows', { exact: true }).waitFor();
  });

  await t.test('sheets with the same titles come in one after the other', deepOnly, async (t) => {
    const { page } = await open(t, { viewport: { width: 390, height: 844 } });
    const titles = ['Ref', 'Colli', 'Length cm', 'Width cm', 'Height cm', 'Kg each'];
    const row = [4, 120, 80, 140, 300];
    const bytes = await workbook({
      Gent: [titles, ['G1', ...row]],
      'Lille-Lesquin, hall 12 north': [titles, ['L1', ...row], ['L2', ...row]],
    });
    await dropFile(page, 'pickups.xlsx', bytes);
    const first = page.getByRole('button', { name: 'Import 1 row, then sheet Lille-Lesquin, hall 12 north' });
    await soon.ok(t, () => first.evaluate((one) => one.scrollWidth <= one.clientWidth), 'all of it can be read');
    await first.click();
    await page.getByRole('button', { name: 'Import 2 rows', exact: true }).click();
    await page.getByText('3 rows', { exact: true }).waitFor();
    await soon.equal(t, () => page.locator('[data-cell="2/name"]').inputValue(), 'L2');
  });

  await t.test('titles without rows are said to be that', async (t) => {
    const { page } = await open(t);
    await dropFile(page, 'titles.csv', new TextEncoder().encode('Item;Qty;Length cm;Width cm;Height cm\n'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There are no rows of cargo below the titles.').waitFor();
    await soon.equal(t, () => dialog.getByText('No column says').count(), 0);
  });

  await t.test('a figure with two readings is asked without the sign that is in doubt', deepOnly, async (t) => {
    const { page } = await open(t, { locale: 'de-DE' });
    await paste(page, 'body', 'Artikel\tAnzahl\tLxBxH cm\tGewicht je Stück kg\nA\t3\t120x80x150\t1.170\n');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '1170', exact: true }).click();
    await dialog.getByText('3.510 kg').waitFor();
    await soon.equal(t, () => dialog.getByText('hat einen Fehler').count(), 0);
  });

  await t.test('running text is refused in one sentence, and changes nothing', async (t) => {
    const { page } = await open(t);
    const before = await page.locator('[data-cell="0/name"]').inputValue();
    await paste(
      page,
      '[data-cell="0/name"]',
      'Hi Tom,\n\n4 pallets 120x80x145 cm, 380 kg each\n2 crates, do not stack',
    );
    await page.getByRole('dialog').getByText('This text holds no table').waitFor();
    await page.keyboard.press('Escape');
    await soon.equal(t, () => page.locator('[data-cell="0/name"]').inputValue(), before);
  });

  await t.test('a list that lacks something is not thrown away by Enter', deepOnly, async (t) => {
    const { page } = await open(t);
    await paste(page, 'body', 'Article\tPieces\tFigure\tWidth mm\tHeight mm\nPipe\t4\t300\t150\t200\n');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Still missing: Length.').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'SELECT');
    await soon.ok(t, () =>
      dialog.getByLabel('What the column “Figure” is').evaluate((one) => one === document.activeElement),
    );
    await page.keyboard.press('Enter');
    await soon.equal(t, () => dialog.count(), 1, 'it is still there');
  });

  await t.test('what nobody can tell of handling keeps no row from being planned', async (t) => {
    const { page } = await open(t);
    const row = (name: string, said: string) => `${name}\t4\t300x200x200\t${said}\n`;
    const titles = 'Article\tPieces\tSize mm\tStackable\n';
    await paste(page, 'body', titles + row('A', 'no') + row('B', 'max 2 t') + row('C', '2-fach') + row('D', 'yes'));
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Row 3: Stackable: “max 2 t” is not understood, so the row is planned as “Nothing on top”')
      .waitFor();
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click();
    await page.getByText('All 16 loaded').first().waitFor();
  });

  await t.test('a text with a quotation mark that stays open is kept, and mended where it is', async (t) => {
    const { page } = await open(t);
    const titles = 'Article\tPieces\tLength mm\tWidth mm\tHeight mm\n';
    await paste(page, 'body', `${titles}A\t4\t300\t200\t200\n"Rack\t1\t300\t200\t100\nC\t1\t300\t200\t100\n`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Row 3 opens a quotation mark that is never closed').waitFor();
    const pasted = dialog.getByRole('textbox');
    t.match(await pasted.inputValue(), /^Article\t.*\nA\t.*\n"Rack\t/);
    t.match(await page.evaluate(() => getSelection()?.toString() ?? ''), /^"Rack/, 'it is chosen');
    await pasted.fill((await pasted.inputValue()).replace('"', ''));
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.getByText('All 6 loaded').first().waitFor();
  });

  await t.test('every fault of a list is named, by the title of its column and the word of the table', async (t) => {
    const { page } = await open(t);
    const rows = Array.from({ length: 7 }, (_, at) => `A${at}\t1\t300\ttbd\t200\n`).join('');
    await paste(page, 'body', `Article\tPieces\tLength mm\tBreite mm\tHeight mm\n${rows}B\t1\t300\t200\t200\n`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Row 2: Breite mm (Width) must be a number: “tbd” is none').waitFor();
    await dialog.getByText('2 more').click();
    await dialog.getByText('Row 8: Breite mm (Width) must be a number').waitFor();
  });

  await t.test('faults stand under their rows in the words of the reader', async (t) => {
    const { page } = await open(t, { locale: 'de-DE' });
    await paste(
      page,
      'body',
      'Artikel\tMenge\tLänge mm\tBreite mm\tHöhe mm\nRohr\t4\t300\ttbd\t200\nKiste\t2\t300\t\t200\n',
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 Zeilen haben einen Fehler').waitFor();
    await dialog.getByText('Zeile 3: Breite mm fehlt').waitFor();
    await dialog.getByRole('button', { name: '2 Zeilen importieren' }).click();
    await page.locator('.sheet-said').getByText('Breite muss eine Zahl sein: „tbd“ ist keine').waitFor();
    await page.locator('.sheet-said').getByText('Breite fehlt').waitFor();
    const shown = (await page.locator('.plan-request, .notice.is-bad').allInnerTexts()).join('\n');
    t.notMatch(shown, /`|\/cargoes|must be/, 'no field, no pointer, no English');
    await page.locator('[data-cell="0/width"]').fill('150');
    await page.locator('[data-cell="1/width"]').fill('150');
    await page.locator('.sheet-said').first().waitFor({ state: 'detached' });
  });

  await t.test('another unit to look at changes no digit and no plan', async (t) => {
    const { page } = await open(t);
    const cells = () =>
      page
        .locator('.sheet input[inputmode="decimal"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const before = await cells();
    const units = page.getByLabel('Units');
    await units.selectOption('UnitEnglish');
    await page.locator('.sheet thead').getByText('in', { exact: true }).first().waitFor();
    await soon.notSame(t, cells, before);
    await soon.equal(
      t,
      () => page.getByText('not of what is typed now').count(),
      0,
      'the plan is still that of the request',
    );
    await units.selectOption('UnitMetric');
    await page.locator('.sheet thead').getByText('mm', { exact: true }).first().waitFor();
    await soon.same(t, cells, before);
  });

  await t.test('a container of 120 m and a piece of 12 m are asked about, with one click', async (t) => {
    const { page } = await open(t);
    await page.getByRole('tab', { name: 'Containers' }).click();
    const length = page.locator('[data-cell="0/length"]');
    await length.fill('120000');
    const long = page.getByText('120,000 mm is longer than any vehicle');
    await long.waitFor();
    await soon.equal(
      t,
      () => page.getByRole('button', { name: /^It is / }).count(),
      0,
      'in no other unit it would be a container',
    );
    for (const [side, figure] of [
      ['length', '1203'],
      ['width', '235'],
      ['height', '239'],
    ]) {
      await page.locator(`[data-cell="0/${side}"]`).fill(figure!);
    }
    await page.getByText('1,203 mm is short for what it is.').waitFor();
    await page.getByRole('button', { name: 'It is cm' }).click();
    await soon.equal(t, () => length.inputValue(), '12030');
    await page.getByRole('tab', { name: 'Cargo' }).click();
    await page.locator('[data-cell="0/length"]').fill('60000');
    await page.getByText('60,000 mm is longer than any container.').waitFor();
    await page.getByRole('button', { name: 'mm is right' }).click();
    await page.getByText('60,000 mm is longer than any container.').waitFor({ state: 'detached' });
  });

  await t.test('what no planner sends is refused soon, in words', deepOnly, async (t) => {
    const { page } = await open(t);
    const parts = { '[Content_Types].xml': strToU8('<Types/>') };
    const book = strToU8('<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>');
    const bomb = zipSync({
      ...parts,
      'xl/workbook.xml': book,
      'xl/worksheets/sheet1.xml': [new Uint8Array(300 * 1024 * 1024), { level: 9 }],
    });
    const hostile: readonly (readonly [string, Uint8Array, string])[] = [
      ['bomb.xlsx', bomb, 'The file is too large: at most 50 MB, 200,000 rows and a million cells are read.'],
      ['macros.xlsx', zipSync({ ...parts, 'xl/workbook.xml': book, 'xl/vbaProject.bin': strToU8('x') }), 'has macros'],
      ['old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'an old workbook'],
      ['torn.xlsx', german.subarray(0, 3000), 'damaged'],
      ['empty.csv', new Uint8Array(), 'The file is empty.'],
      ['open.csv', strToU8('Name,Qty\n"a,1\n'), 'quotation mark'],
    ];
    for (const [name, bytes, says] of hostile) {
      const begun = Date.now();
      await page.locator('#open-file').setInputFiles({ name, mimeType: XLSX, buffer: Buffer.from(bytes) });
      await page.getByRole('dialog').getByRole('alert').getByText(says).waitFor();
      t.ok(Date.now() - begun < 10_000, `${name}: ${Date.now() - begun} ms`);
      await page.keyboard.press('Escape');
    }
  });

  await t.test('five thousand rows come in without a frozen frame', async (t) => {
    const { page } = await open(t);
    const titles = [
      'Artikel-Nr.',
      'Bezeichnung',
      'Packstücke',
      'Länge (cm)',
      'Breite (cm)',
      'Höhe (cm)',
      'Gewicht je Packstück (kg)',
    ];
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      `A-${at}`,
      `Teil ${at}`,
      1 + (at % 9),
      20 + (at % 60),
      20 + (at % 40),
      10 + (at % 30),
      1 + (at % 25),
    ]);
    const buffer = await workbook({ List: [titles, ...rows] });
    await page.locator('#open-file').setInputFiles({ name: 'long.xlsx', mimeType: XLSX, buffer });
    const drawn = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let frames = 0;
          const look = () => {
            frames++;
            const isRead = [...document.querySelectorAll('button')].some(
              (one) => one.textContent === 'Import 5,000 rows',
            );
            if (isRead) done(frames);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    // However slow the machine: read in the page itself, the list would be there with the next frame or two.
    t.ok(drawn >= 5, `${drawn} frames are drawn while it is read`);
    await page.getByRole('button', { name: 'Import 5,000 rows' }).click();
    await page.getByText('5,000 rows', { exact: true }).waitFor();
  });

  await t.test('no serious fault of accessibility, wide and narrow, light and dark', async (t) => {
    for (const [colorScheme, width] of some([
      ['light', 1400],
      ['dark', 390],
    ] as const)) {
      const { page } = await open(t, { colorScheme, viewport: { width, height: 800 } });
      await paste(page, 'body', await textOf('weights of which nothing says whose they are'));
      await page.getByRole('dialog').getByText('is that the weight of one piece').waitFor();
      t.same(await seriousFaults(page), [], `${colorScheme} ${width}`);
      await soon.ok(
        t,
        () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing sticks out',
      );
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Paste or import a table' }).click();
      await page.locator('.list-source .button').waitFor();
      t.same(await seriousFaults(page), []);
    }
  });
});

async function planned(page: Page): Promise<void> {
  await page.locator('.plan-headline', { hasText: '403' }).waitFor();
}

async function textOf(what: string): Promise<string> {
  const list = LISTS_OF_EUROPE_AND_AMERICA.find((one) => one.what.startsWith(what))!;
  const source = await sourceOf({ ...list, form: { delimiter: '\t', encoding: 'utf-8', isPasted: true } });
  return source as string;
}

async function paste(page: Page, selector: string, text: string): Promise<void> {
  if (selector !== 'body') await page.locator(selector).focus();
  await page.evaluate(
    ([to, pasted]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted!);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector(to!)!.dispatchEvent(event);
    },
    [selector, text],
  );
}

async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.evaluate(
    ([file, content]) => {
      const dataTransfer = new DataTransfer();
      const whole = Uint8Array.from(atob(content!), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([whole], file!));
      for (const kind of ['dragover', 'drop']) {
        document
          .querySelector('main')!
          .dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    [name, Buffer.from(bytes).toString('base64')],
  );
}
