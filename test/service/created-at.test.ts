import t from 'tap';
import { parseCreatedAt } from '../../src/service/created-at.js';

t.test('a day, an interval, an instant', async (t) => {
  t.strictSame(parseCreatedAt(undefined), {});
  t.strictSame(parseCreatedAt('2026-11-20'), {
    createdFrom: '2026-11-20T00:00:00.000Z',
    createdTo: '2026-11-21T00:00:00.000Z',
  });
  t.strictSame(parseCreatedAt('2026-11-01/2026-11-30'), {
    createdFrom: '2026-11-01T00:00:00.000Z',
    createdTo: '2026-12-01T00:00:00.000Z',
  });
  t.strictSame(parseCreatedAt('2024-02-29T23:30:00.5-01:30'), { createdFrom: '2024-03-01T01:00:00.500Z' });
  t.strictSame(parseCreatedAt('2026-11-20T08:00z'), { createdFrom: '2026-11-20T08:00:00.000Z' });
});

t.test('anything else is refused', async (t) => {
  const wrong = ['yesterday', '2026', '2026-11', '2026-02-30', '2026-13-01', '2026-11-30/2026-11-01', '2026-11-20/'];
  wrong.push('/2026-11-20', '2026-11-20/2026-11-21/2026-11-22', '2026-11-20T08:00:00', '2026-02-30T08:00:00Z');
  wrong.push('2026-11-20T25:00:00Z', ' 2026-11-20', '2026-11-20T08:00:00Z/2026-11-21');
  for (const text of wrong) t.throws(() => parseCreatedAt(text), { code: 'BadDate' }, text);
});
