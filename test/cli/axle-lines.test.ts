/** The window that the command line tells: what stands at a told edge must be legal. */
import t from 'tap';
import { axleLines } from '../../src/cli/axle-lines.js';

type Filled = Parameters<typeof axleLines>[0]['filledContainers'][number];
type Units = Parameters<typeof axleLines>[0]['units'];

function toldOf(from: number, to: number): string {
  const axles = { gross: 39_108, maxGrossWeight: 0, window: { from, to }, stages: [] };
  const filled = { name: 'Trailer', axles } as unknown as Filled;
  return axleLines({ filledContainers: [filled], units: { weight: 'kg', length: 'mm' } as unknown as Units })[1]!;
}

t.test('axle lines: a window is rounded inwards, unless it is narrower than what is told', async (t) => {
  t.match(toldOf(6617.9829, 10_014.7917), 'may lie from 6,618 to 10,014 mm');
  t.match(toldOf(6617.2, 6617.8), 'may lie from 6617.20 to 6617.80 mm');
});
