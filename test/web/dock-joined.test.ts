/** The progress of a device and what others told, joined; and which places of a plan steps are. */
import t from 'tap';
import type { ProgressEvent } from '../../src/domain/progress.js';
import { stepPlaces } from '../../src/scene/step-places.js';
import { BEGUN, type Progress } from '../../src/web/pages/dock/progress.js';
import { draftsOf, joined, type ShownSheets } from '../../src/web/pages/dock/told/joined.js';

const place = (space: number, container = 1) => ({ container, section: 1, space });
/** Two containers: three steps, of which the second loads two spaces; one step. */
const PLACES = [[[place(1)], [place(2), place(3)], [place(4)]], [[place(1, 2)]]];
const SHOWN: ShownSheets = {
  sheetOf: ({ container }) => container - 1,
  places: (sheet) => PLACES[sheet]!,
  pieces: () => 5,
};
let ids = 0;
function event(minute: number, kind: ProgressEvent['kind'], at: object, more: object = {}): ProgressEvent {
  return { id: `e${++ids}`, at: `2026-11-20T08:0${minute}:00.000Z`, by: '', kind, ...at, ...more } as ProgressEvent;
}
const done = (steps: number, ofSecond = 0): Progress => ({
  ...BEGUN,
  done: { ...(steps && { '0': steps }), ...(ofSecond && { '1': ofSecond }) },
});
const NOTE = { sheet: 0, step: 2, pieces: 2, reason: 'reasonDamaged', note: 'torn' } as const;

t.test('what changes on a device is told of every space of the step', async (t) => {
  t.strictSame(draftsOf(done(1), done(3), SHOWN.places), [
    { ...place(2), kind: 'Done' },
    { ...place(3), kind: 'Done' },
    { ...place(4), kind: 'Done' },
  ]);
  t.strictSame(draftsOf(done(3, 1), done(2), SHOWN.places), [
    { ...place(4), kind: 'Undone' },
    { ...place(1, 2), kind: 'Undone' },
  ]);
  const noted = { ...done(2), problems: [NOTE] };
  t.strictSame(draftsOf(done(2), noted, SHOWN.places), [{ ...place(2), kind: 'Damaged', text: 'torn', count: 2 }]);
  t.match(draftsOf(noted, done(2), SHOWN.places), [{ ...place(2), kind: 'Damaged', count: 0 }]);
  const again = { ...done(2), problems: [{ ...NOTE, pieces: 1 }] };
  t.match(draftsOf(noted, again, SHOWN.places), [{ count: 1 }], 'the second note takes the place of the first');
});

t.test('nothing was told: the device is right, and tells it', async (t) => {
  const own = { ...done(2), problems: [NOTE] };
  const { progress, toTell } = joined(own, [], SHOWN);
  t.strictSame(progress, own);
  t.strictSame(
    toTell.map(({ kind, space }) => `${kind} ${space}`),
    ['Done 1', 'Done 2', 'Done 3', 'Damaged 2'],
  );
});

t.test('others were further, elsewhere, or took something back', async (t) => {
  const others = [event(1, 'Done', place(1)), event(2, 'Done', place(2)), event(2, 'Done', place(3))];
  t.strictSame(joined(BEGUN, others, SHOWN), { progress: done(2), toTell: [] });
  t.match(joined(BEGUN, others.slice(0, 2), SHOWN).progress, done(1), 'a step is done when all of it is');
  t.match(joined(BEGUN, [event(1, 'Done', place(4))], SHOWN).progress.done, {}, 'a later step does not count alone');
  t.match(joined(done(2), [event(1, 'Done', place(4))], SHOWN).progress, done(3));
  t.match(joined(done(3), [event(3, 'Undone', place(2)), ...others], SHOWN).progress, done(1), 'taken back');
  t.match(joined(BEGUN, [event(1, 'Done', { container: 1, section: 1 })], SHOWN).progress, done(3), 'a whole section');
  t.match(joined(BEGUN, [event(1, 'Done', place(1, 2))], SHOWN).progress, done(0, 1));
});

t.test('notes of others join those of the device', async (t) => {
  const missing = event(1, 'Missing', place(4), { count: 9 });
  const own = { ...BEGUN, problems: [NOTE] };
  const { progress, toTell } = joined(own, [missing], SHOWN);
  t.match(progress.problems, [{ step: 3, pieces: 5, reason: 'reasonMissing', note: '' }, NOTE]);
  t.match(toTell, [{ kind: 'Damaged' }]);
  t.strictSame(joined(own, [event(1, 'Other', place(2), { count: 0 })], SHOWN).progress.problems, [], 'taken back');
});

t.test('steps of interlocked spaces share them by their cargo', async (t) => {
  const arrangements = [0, 1, 0, 2].map((cargo) => ({ cargo })) as never;
  const sections = [{ arrangements: 3 }, { arrangements: 1 }] as never;
  const both = { first: 1, last: 3 };
  const steps = [
    { spaces: both, cargo: 0 },
    { spaces: both, cargo: 1 },
    { spaces: both, cargo: 0 },
    { spaces: { first: 4, last: 4 }, cargo: 2 },
  ];
  t.strictSame(stepPlaces({ arrangements, sections }, steps, { container: 2 }), [
    [place(1, 2), place(3, 2)],
    [place(2, 2)],
    [],
    [{ container: 2, section: 2, space: 4 }],
  ]);
});
