/** API keys, right and wrong ones, in the right place and in wrong ones: never in an answer, never in a log line. */
import t from 'tap';
import { onBothStoresInDeepRuns } from '../support/http/both-stores.js';
import { postInit, USER } from '../support/service/running-service.js';

await onBothStoresInDeepRuns(t, async (t, start) => {
  const service = await start();
  const right = await service.createKey(USER, 'Example');
  const wrong = `stowage_${'w'.repeat(43)}`;
  const chosen = 'an-operators-own-key';
  for (const key of [right, wrong, chosen]) {
    const paths = [
      '/Loads',
      `/Account/Keys/${key}`,
      `/nothing/${key}`,
      `/Database/Cargoes/${key}`,
      `/Loads?limit=${key}`,
    ];
    const headers: Record<string, string>[] = [
      { TokenID: key },
      { Authorization: `TokenID ${key}` },
      { Authorization: `Bearer ${key}` },
      { Authorization: key },
      { Authorization: `${key} ${key}` },
      { Authorization: `TokenID="${key}" x` },
      { TokenID: key, 'X-Request-Id': key },
    ];
    for (const path of paths) {
      for (const sent of headers) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const response = await fetch(service.address + path, {
            ...(method === 'POST' ? postInit({}) : { method }),
            headers: sent,
          });
          const answer = [...response.headers].join('\n') + (await response.text());
          t.notOk(answer.includes(key), `${method} ${path.replace(key, '')} ${Object.keys(sent)}: ${response.status}`);
        }
      }
    }
    const leaks = service.lines.filter((line) => line.includes(key));
    t.strictSame(leaks.slice(0, 3), [], 'nor in the log');
  }
});
