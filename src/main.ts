/** `npm start`. */
import { endedBy } from './start/ended-by.js';

// A part that is not installed ends in a sentence, too.
await import('./start/serve.js').then(({ serve }) => serve()).catch(endedBy);
