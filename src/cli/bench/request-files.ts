/** The suite files: load requests of one's own. */
import { readRequests, requestSettings } from '../read-requests.js';
import { UsageError } from '../usage.js';
import { BOUND, CONTAINERS, CPU, LEFT, NODES, plannedSuite, VOLUME } from './planned.js';
import type { Suite } from './suite.js';

export const FILES: Suite = {
  about: 'requests of your own from --file: JSON, .xlsx, .csv or lines of text, as `stowage plan` reads them',
  hasOwnLevels: true,
  figures: [VOLUME, CONTAINERS, BOUND, LEFT, CPU, NODES],
  readsFiles: true,
  async open({ files, uom }) {
    if (files.length === 0)
      throw new UsageError('the suite files needs requests: --file order.json, said as often as needed');
    const settings = requestSettings(uom === undefined ? {} : { uom });
    const read = await Promise.all(files.map(async (file) => ({ file, requests: await readRequests(file, settings) })));
    return plannedSuite(
      read.flatMap(({ file, requests }) =>
        requests.map(({ body, uom }, place) => {
          const name = requests.length === 1 ? file : `${file} ${place + 1}`;
          return { group: file, name, body, uom };
        }),
      ),
    );
  },
};
