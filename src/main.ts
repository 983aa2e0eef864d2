/** `npm start`. */
import { endedBy } from './start/ended-by.js';
import { serve } from './start/serve.js';

await serve().catch(endedBy);
