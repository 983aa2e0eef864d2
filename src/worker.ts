/** `npm run worker`. */
import { endedBy } from './start/ended-by.js';

// A part that is not installed ends in a sentence, too.
await import('./start/work.js').then(({ work }) => work()).catch(endedBy);
