/** Measurements stay whole however small a picture is: 200 x 200 is what callers get who do not ask for a size. */
import t from 'tap';
import { sheetOf } from '../../../src/report/pictures/compose.js';
import { extentOf } from '../../../src/report/pictures/measures-inside.js';
import type { Shape } from '../../../src/report/pictures/sheet.js';
import type { PictureSubject } from '../../../src/schema/pictures.js';
import { goldenLoads } from '../../support/report/golden.js';

const SIZES = [
  [200, 200],
  [160, 240],
  [320, 160],
] as const;

const isMeasure = (shape: Shape) => shape.kind === 'text' && /\d (mm|cm|m|in|ft)$/.test(shape.text);

for (const [name, load] of Object.entries(goldenLoads())) {
  t.test(name, async (t) => {
    const subjects = load.plan.containers.flatMap(({ arrangements }, container): PictureSubject[] => [
      { kind: 'container', container, picture: 'diagram' },
      ...arrangements
        .slice(0, 6)
        .map((_, space): PictureSubject => ({ kind: 'space', container, space, picture: 'thumbnail' })),
    ]);
    for (const [width, height] of SIZES) {
      const look = { width, height, hasMeasures: true, background: 0xffffff, isGrey: false };
      const outside = subjects.flatMap((subject) => {
        const texts = sheetOf(load, subject, look)!.panels.flatMap(({ over }) => over.filter(isMeasure));
        t.ok(texts.length > 0, 'there are measurements');
        const { left, right, low, high } = extentOf(texts);
        const beyond = Math.max(-left, right - width, -low, high - height);
        return beyond > 0.5 ? [`${JSON.stringify(subject)}: ${beyond.toFixed(1)} pixels`] : [];
      });
      t.same(outside, [], `${width} x ${height}`);
    }
  });
}
