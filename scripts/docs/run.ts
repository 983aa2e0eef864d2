/** `npm run docs`: writes what docs/ says from the code; `npm run format` aligns the tables. */
import { writeFileSync } from 'node:fs';
import { clientTypes } from './client-types.js';
import { codeSections } from './code-sections.js';
import { interfaceSections } from './interface-sections.js';
import { drawOrientations } from './orientations-drawing.js';
import { writeSections } from './sections.js';
import { drawStacks } from './stack-drawing.js';
import { STACK_DRAWINGS } from './stack-scenes.js';

const DOCS = new URL('../../../docs/', import.meta.url);
const CLIENT_TYPES = new URL('../../../src/client/api.ts', import.meta.url);

writeSections(new URL('interface.md', DOCS), interfaceSections());
writeSections(new URL('codes.md', DOCS), codeSections());
writeFileSync(new URL('orientations.svg', DOCS), drawOrientations());
for (const drawing of STACK_DRAWINGS) writeFileSync(new URL(drawing.file, DOCS), drawStacks(drawing));
writeFileSync(CLIENT_TYPES, await clientTypes());
