/** Nothing is done for a request for which there is no place. */
import { pino } from 'pino';
import t from 'tap';
import { QueueIsFull } from '../../src/calculation/node/pool.js';
import { LoadBuilder } from '../../src/service/loads/build-load.js';
import { LoadCalculator } from '../../src/service/loads/calculate-load.js';
import { ANN, oneCaller } from '../support/http/http-app.js';

t.test('a full queue is told before the body is read or a record looked up', async (t) => {
  const never = async (): Promise<never> => t.fail('there is no place for it') as never;
  const pool = {
    admit: () => {
      throw new QueueIsFull(40, 80);
    },
    fullness: (): never => t.fail('it never had a place') as never,
    calculate: never,
    namesToLookUp: never,
    titleIn: never,
    keptLetters: never,
  };
  const NO_PICTURES = { linksOf: never, keep: never };
  const calculator = new LoadCalculator(
    { ...pool, check: never },
    {} as never,
    oneCaller,
    { read: never },
    NO_PICTURES,
    { keep: never },
  );
  const builder = new LoadBuilder(calculator, {} as never, { note: never });
  const caller = ANN;
  const asked = {
    body: Buffer.from('{}'),
    caller,
    userId: null,
    isShared: true,
    hasStoredCargoes: true,
    hasStoredContainers: true,
    options: {} as never,
    signal: new AbortController().signal,
    address: '',
    log: pino({ level: 'silent' }),
  };
  await t.rejects(builder.build(asked), { code: 'QueueFull', retryAfter: 8, message: /^40 calculations are waiting/ });
});
