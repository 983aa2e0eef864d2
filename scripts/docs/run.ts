/** `npm run docs`: writes what docs/ says from the code, as the formatter would have it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientTypes } from './client-types.js';
import { codeSections } from './code-sections.js';
import { indexSections, referenceSections } from './interface-sections.js';
import { drawOrientations } from './orientations-drawing.js';
import { pythonTypes } from './python-types.js';
import { referencePages, writeReference } from './reference.js';
import { writeCollection } from './request-collection.js';
import { writeSections } from './sections.js';
import { drawStacks } from './stack-drawing.js';
import { STACK_DRAWINGS } from './stack-scenes.js';
import { termSections } from './term-sections.js';

const ROOT = new URL('../../../', import.meta.url);
const DOCS = new URL('docs/', ROOT);
const CLIENT_TYPES = new URL('src/client/api.ts', ROOT);
const PYTHON_TYPES = new URL('clients/python/src/stowage/types.py', ROOT);

const REFERENCE = new URL('reference/', DOCS);
const pages = referencePages(REFERENCE);
writeReference(REFERENCE, pages, { ...referenceSections(pages), ...termSections() });
writeSections(new URL('interface.md', DOCS), indexSections(pages));
writeSections(new URL('codes.md', DOCS), codeSections());
writeFileSync(new URL('orientations.svg', DOCS), drawOrientations());
for (const drawing of STACK_DRAWINGS) writeFileSync(new URL(drawing.file, DOCS), drawStacks(drawing));
writeFileSync(CLIENT_TYPES, await clientTypes());
writeFileSync(PYTHON_TYPES, pythonTypes());
writeCollection(new URL('examples/bruno/', ROOT));
const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', ROOT));
execFileSync(process.execPath, [biome, 'check', '--write', fileURLToPath(DOCS)], { cwd: ROOT });
