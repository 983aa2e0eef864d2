/** `npm run docs`: writes what docs/ says from the code; `npm run format` aligns the tables. */
import { writeFileSync } from 'node:fs';
import { clientTypes } from './client-types.js';
import { interfaceSections } from './interface-sections.js';
import { drawOrientations } from './orientations-drawing.js';
import { writeSections } from './sections.js';

const DOCS = new URL('../../../docs/', import.meta.url);
const CLIENT_TYPES = new URL('../../../src/client/api.ts', import.meta.url);

writeSections(new URL('interface.md', DOCS), interfaceSections());
writeFileSync(new URL('orientations.svg', DOCS), drawOrientations());
writeFileSync(CLIENT_TYPES, await clientTypes());
