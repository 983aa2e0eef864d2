/** `npm run worker`. */
import { endedBy } from './start/ended-by.js';
import { work } from './start/work.js';

await work().catch(endedBy);
