/** A step of `npm run build`: the pages under /docs. */
import { fileURLToPath } from 'node:url';
import { buildSite } from './build-site.js';

buildSite(fileURLToPath(new URL('../../site/', import.meta.url)));
