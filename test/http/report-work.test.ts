/** Long reports are work that many may ask for at once, and nobody else waits for. */
import t from 'tap';
import { SignedLimit } from '../../src/http/signed-limit.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { startTestService } from '../support/service/running-service.js';

/** Steps enough for a PDF of seconds. */
function longRequest(title: string) {
  const cargoes = Array.from({ length: 40 }, (_, at) => ({
    ...{ style: 'Shipcase', name: `Carton ${at}`, weight: 3, qty: 15 },
    ...{ length: 200 + 10 * ((at * 7) % 30), width: 150 + 10 * ((at * 11) % 20), height: 100 + 10 * ((at * 13) % 20) },
  }));
  return {
    title,
    cargoes,
    emptyContainers: [{ containerType: 'SeaVan', name: '40 ft', length: 12_032, width: 2_352, height: 2_393 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
}

t.test('reports are work', { timeout: 600_000 }, async (t) => {
  const { post, lines } = await startTestService(t);
  const long = await post('/Loads?UOM=UnitMetric', longRequest('Long'));
  const short = await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Short' }));
  const { pdf } = long.body.reportLinks;

  t.test('forty calls of one address are one piece of work, and others are answered meanwhile', async (t) => {
    let ended = 0;
    const begun = performance.now();
    const calls = Array.from({ length: 40 }, async () => {
      const answer = await fetch(pdf);
      const bytes = Buffer.from(await answer.arrayBuffer());
      ended++;
      return { status: answer.status, bytes };
    });
    const languages = ['GER', 'SPN', 'FRN'].map((language) => fetch(`${pdf}&reportLanguage=${language}`));
    t.equal((await fetch(short.body.reportLinks.pdf)).status, 200);
    t.equal((await fetch(short.body.reportLinks.overview)).status, 200);
    t.equal(ended, 0, 'the long one is still being written');
    const answers = await Promise.all(calls);
    t.ok(answers.every(({ status, bytes }) => status === 200 && bytes.equals(answers[0]!.bytes)));
    const again = performance.now();
    const written = again - begun;
    t.ok(Buffer.from(await (await fetch(pdf)).arrayBuffer()).equals(answers[0]!.bytes), 'kept');
    t.ok(performance.now() - again < written / 3, 'and not written again');
    for (const answer of await Promise.all(languages)) {
      t.equal(answer.status, 200);
      await answer.body!.cancel();
    }
  });

  t.test('who hangs up is no 404, and what nobody waits for is given up', async (t) => {
    const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    let tries = 100;
    await until(async () => {
      // Each another address: none is kept.
      const answer = fetch(`${pdf}&reportHeavyFrom=${++tries}`, { signal: AbortSignal.timeout(200) });
      await answer.then((begun) => begun.arrayBuffer()).catch(() => {});
      return requests().some(({ status, complete }) => status === 499 && !complete);
    });
    t.same(requests().filter(({ status }) => status === 404).length, 0);
    const next = performance.now();
    t.equal((await fetch(short.body.reportLinks.pdf)).status, 200);
    t.ok(performance.now() - next < 20_000);
  });

  t.test('one network address and the loads of one user have their share of a minute', async (t) => {
    // Of the token it makes no difference: guesses count, too.
    const guess = () => fetch(new URL('/Reports/guess', pdf));
    let answer = await guess();
    for (let more = 0; more < 600 && answer.status === 404; more++) answer = await guess();
    t.equal(answer.status, 429);
    t.match(await answer.json(), {
      code: 'TooManyRequests',
      message: /from your network address\. Try again in \d+ s\.$/,
    });
    t.match(answer.headers.get('Retry-After'), /^[1-9]\d?$/);
    t.equal(
      (await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Short' }))).status,
      200,
      'keys have their own limit',
    );
    const few = new SignedLimit({ most: 9, seconds: 60 }, { most: 1, seconds: 60 });
    await few.ofOwner('ann@example.com');
    await few.ofOwner(null);
    await t.rejects(few.ofOwner('ann@example.com'), { status: 429, message: /of the loads of one user/ });
  });
});
