/** Reports over HTTP: their addresses, who may see them and how long, what they say of a plan that was made anew. */
import t, { type Test } from 'tap';
import { onBothStoresInDeepRuns, type StartService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { USER } from '../support/service/running-service.js';

interface Links {
  readonly overview: string;
  readonly pdf: string;
  readonly workbook: string;
  readonly workOrder: string;
}

async function text(address: string): Promise<{ status: number; type: string; text: string; headers: Headers }> {
  const answer = await fetch(address);
  const type = answer.headers.get('Content-Type') ?? '';
  return { status: answer.status, type, text: await answer.text(), headers: answer.headers };
}

const TITLE = 'Tour <1> & "2"';

t.test('reports', { timeout: 240_000 }, (t) =>
  onBothStoresInDeepRuns(t, async (t: Test, start: StartService) => {
    const { post, call } = await start();
    const built = await post('/Loads?UOM=UnitMetric&reportLanguage=GER', smallRequest({ title: TITLE }));
    const links: Links = built.body.reportLinks;
    const [filled] = built.body.filledContainers;

    t.test('a saved load and each of its containers has a page', async (t) => {
      for (const address of [links.overview, filled.reportLinks.overview]) {
        const page = await text(address);
        t.match(page, { status: 200, type: 'text/html; charset=utf-8' });
        t.match(page.text, /<h1><bdi>Tour &lt;1&gt; &amp; &quot;2&quot;<\/bdi><\/h1>/);
        t.notMatch(page.text, 'Tour <1>');
        t.match(page.headers.get('Content-Security-Policy'), /default-src 'none'.*frame-ancestors 'self'$/);
      }
      t.match(filled.reportLinks.overview, /\/1\?UOM=UnitMetric|\/1\?reportLanguage=GER/);
    });

    t.test('the work order has every step with its placements', async (t) => {
      const order = await (await fetch(links.workOrder)).json();
      const [container] = order.containers;
      const placed = container.steps.flatMap((step: { arrangements: { placements: unknown[] }[] }) =>
        step.arrangements.flatMap(({ placements }) => placements),
      );
      t.equal(placed.length, filled.loadSummary.cargoesLoaded);
      t.equal(container.steps.at(-1).qtySoFar, placed.length);
    });

    t.test('the PDF is one, in its language, to be shown under the title', async (t) => {
      for (const address of [links.pdf, filled.reportLinks.pdf]) {
        const answer = await fetch(address);
        t.equal(answer.headers.get('Content-Type'), 'application/pdf');
        const name = `Tour _1_ _ _2_ - Ladeplan${address === links.pdf ? '' : ' 1'}.pdf`;
        t.match(answer.headers.get('Content-Disposition'), `inline; filename="${name}"; filename*=`);
        const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        t.match(bytes, /^%PDF-1\.7/);
        t.match(bytes, /\/Lang \(de-DE\)/);
        t.match(bytes, /%%EOF\s*$/);
      }
    });

    t.test('files of one load tell each other apart, in their language', async (t) => {
      const nameOf = async (layout: string, language: string) => {
        const address = new URL(links.pdf);
        address.searchParams.set('reportLayout', layout);
        address.searchParams.set('reportLanguage', language);
        const said = (await fetch(address)).headers.get('Content-Disposition')!;
        return decodeURIComponent(/filename\*=UTF-8''(.*)/.exec(said)![1]!);
      };
      t.equal(await nameOf('loader', 'ENG'), 'Tour _1_ _ _2_ - Loading sheet.pdf');
      t.equal(await nameOf('driver', 'ENG'), 'Tour _1_ _ _2_ - Driver’s sheet.pdf');
      t.equal(await nameOf('customer', 'FRN'), 'Tour _1_ _ _2_ - Fiche du client.pdf');
      t.equal(await nameOf('labels', 'JPN'), 'Tour _1_ _ _2_ - ラベル.pdf');
    });

    t.test('the paper is that of the unit, or the one that is asked for', async (t) => {
      const boxOf = async (address: string) =>
        /\/MediaBox \[0 0 (\d+)/.exec(Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1'))?.[1];
      t.equal(await boxOf(links.pdf), '595');
      t.equal(await boxOf(links.pdf.replace('UnitMetric', 'UnitEnglish')), '612');
      t.equal(await boxOf(`${links.pdf}&reportPaper=Letter`), '612');
      t.match((await text(`${links.overview}&reportPaper=Letter`)).text, '@page{size:Letter');
      const read = await call(`/Loads/${USER}/${encodeURIComponent(TITLE)}?reportPaper=Letter`);
      t.match(read.body.items[0].reportLinks.pdf, 'reportPaper=Letter');
      t.equal((await fetch(`${links.pdf}&reportPaper=A3`)).status, 400);
    });

    t.test('a PDF comes as it is written, and one that nobody waits for holds up no other', async (t) => {
      const leaving = new AbortController();
      const begun = await fetch(links.pdf, { signal: leaving.signal });
      t.equal(begun.headers.get('Content-Length'), null);
      leaving.abort();
      t.equal((await fetch(links.pdf)).status, 200);
      const known = await fetch(links.pdf, { headers: { 'If-None-Match': begun.headers.get('ETag')! } });
      t.equal(known.status, 304);
      const [address, query] = links.pdf.split('?');
      const missing = await fetch(`${address!.replace(/\.pdf$/, '')}/99.pdf?${query}`);
      t.equal(missing.status, 404);
    });

    t.test('the workbook has the report, and the request to be uploaded again', async (t) => {
      const answer = await fetch(links.workbook);
      t.match(answer.headers.get('Content-Disposition'), /^attachment; filename=".* - Arbeitsmappe.xlsx"/);
      const form = new FormData();
      form.set('file', new File([await answer.arrayBuffer()], 'again.xlsx'));
      const uploaded = await call('/Upload/Loads?UOM=UnitMetric&loadSaved=false', { method: 'POST', body: form });
      const [load] = uploaded.body.items;
      t.match(uploaded.body, { status: 'succeed', count: 1 });
      t.same(load.loadSummary.cargoesLoaded, built.body.loadSummary.cargoesLoaded);
      t.equal(load.filledContainers[0].loadSummary.weightLoaded, filled.loadSummary.weightLoaded);
    });

    t.test('a load that is not saved has none', async (t) => {
      const { body } = await post('/Loads?loadSaved=false', smallRequest({ title: 'Gone' }));
      t.equal(body.reportLinks, null);
      t.equal(body.filledContainers[0].reportLinks, null);
    });

    t.test('reads give the same addresses, in their own language and unit', async (t) => {
      const { body } = await call('/Loads?reportLanguage=FRN&UOM=UnitEnglish');
      const [load] = body.items;
      const [path, query] = load.reportLinks.overview.split('?');
      t.equal(path, links.overview.split('?')[0]);
      t.match(query, /reportLanguage=FRN/);
      t.match((await text(load.reportLinks.overview)).text, /<html lang="fr-FR"/);
      const container = await call(`/Loads/${USER}/${encodeURIComponent(TITLE)}/1`);
      t.match(container.body.reportLinks.overview, /\/1$/);
    });

    t.test('an address that was changed, or leads nowhere, is 404', async (t) => {
      const [path] = links.overview.split('?');
      for (const wrong of [`${path!.slice(0, -1)}_`, `${path}x`, `${path}/2`, `${path}/0`, `${path}/1.doc`]) {
        t.match(await text(wrong), { status: 404, type: 'application/json' }, wrong);
      }
      const asked = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
      const page = await fetch(`${path}x?reportLanguage=GER`, asked);
      t.equal(page.status, 404);
      t.match(page.headers.get('Content-Type'), 'text/html');
      t.match(await page.text(), /<html lang="de-DE">.*<h1>Diesen Ladeplan gibt es nicht mehr<\/h1>/);
    });

    t.test('a plan made anew is shown at the old address, which says so; the print knows that it is old', async (t) => {
      const before = await text(links.overview);
      const digest = /data-plan="([A-Z]{8})"/.exec(before.text)![1]!;
      t.notMatch(before.text, 'class="note"');
      const print = `${links.overview}&print=${digest}`;
      t.match((await text(print)).text, /<p class="note">/);
      await post('/Loads?UOM=UnitMetric', { ...smallRequest({ title: TITLE }), description: 'changed' });
      const after = await text(links.overview);
      t.match(after.text, /<p class="note">/);
      t.notMatch(after.text, `data-plan="${digest}"`);
      t.match((await text(print)).text, /<p class="note warn" role="alert">/);
    });

    t.test('a link made by hand shows the report until it is revoked', async (t) => {
      const made = await post('/Links', { title: TITLE });
      t.match(made, { status: 200, body: { title: TITLE, embed: /^<iframe src="http/ } });
      const { id, url } = made.body;
      const page = await text(url);
      t.equal(page.status, 200);
      t.match((await call('/Links')).body, { count: 1, items: [{ id, url, title: TITLE }] });
      t.equal((await call(`/Links/${id}x`, { method: 'DELETE' })).status, 400);
      t.equal((await call(`/Links/${id}`, { method: 'DELETE' })).status, 200);
      t.equal((await text(url)).status, 404, 'at once');
      t.equal((await call('/Links')).body.count, 0);
      t.match(await post('/Links', { title: 'No such' }), { status: 400, body: { code: 'NoRecords' } });
      const past = await post('/Links', { title: TITLE, expiresAt: '2020-01-01' });
      t.match(past, { status: 400, body: { code: 'ValidationFailed' } });
      const soon = new Date(Date.now() + 5_000).toISOString();
      const short = await post('/Links', { title: TITLE, expiresAt: soon });
      t.equal((await text(short.body.url)).status, 200);
      await until(async () => (await text(short.body.url)).status === 404);
    });

    t.test('a load that is deleted has no report any more', async (t) => {
      const one = await post('/Loads', smallRequest({ title: 'Short' }));
      t.equal((await text(one.body.reportLinks.overview)).status, 200);
      await post('/Links', { title: 'Short' });
      const linked = async () =>
        (await call('/Links')).body.items.filter(({ title }: { title: string }) => title === 'Short').length;
      t.equal(await linked(), 1);
      await call(`/Loads/${USER}/Short`, { method: 'DELETE' });
      t.equal(await linked(), 0, 'a link that leads nowhere is not offered');
      t.equal((await text(one.body.reportLinks.overview)).status, 404);
    });

    t.test(
      'labels of pallets are a layout of their own behind the same address, in the size that is asked for',
      async (t) => {
        const cargo = { style: 'Shipcase', name: 'Tin', length: 300, width: 200, height: 200, weight: 4, qty: 20 };
        const pallet = { containerType: 'Pallet', name: 'Euro', length: 1200, width: 800, height: 1500, qty: 1 };
        const { body } = await post('/Loads?UOM=UnitMetric&reportLayout=labels&reportLabelSize=100x150', {
          ...smallRequest({ title: 'On a pallet' }),
          ...{ cargoes: [cargo], emptyContainers: [pallet] },
        });
        const { pdf, overview } = body.reportLinks as Links;
        t.match(pdf, /reportLayout=labels.*reportLabelSize=100x150/);
        const boxOf = async (address: string) => /\/MediaBox \[0 0 (\d+)/.exec((await text(address)).text)?.[1];
        t.equal(await boxOf(pdf), '283');
        t.equal(await boxOf(pdf.replace('100x150', 'A6')), '297');
        t.match((await text(overview)).text, /id="pallet-1"/);
        t.equal((await fetch(pdf.replace('100x150', 'A5'))).status, 400);
      },
    );

    t.test('a title of the longest length has a report', async (t) => {
      const { body } = await post('/Loads', smallRequest({ title: '装'.repeat(255) }));
      t.equal((await text(body.reportLinks.overview)).status, 200);
    });
  }),
);
