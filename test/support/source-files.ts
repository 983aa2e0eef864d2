/** Our own source files with what they import, for tests of the architecture. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The checkout; tests run from build/test. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface SourceFile {
  /** From the root of the checkout, with slashes: `src/rules/overlap.ts`. */
  readonly path: string;
  /** Without its comments. */
  readonly code: string;
  /** Files of ours that it imports, as paths from the root. */
  readonly files: readonly string[];
  /** Everything else that it imports: `koa`, `node:fs`. */
  readonly packages: readonly string[];
}

/** All TypeScript files of a folder of the checkout. */
export function sourceFilesOf(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceFile(path, readFileSync(join(ROOT, path), 'utf8')));
}

export function sourceFile(path: string, text: string): SourceFile {
  const imports = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  const isOurs = (name: string) => name.startsWith('.');
  return {
    path,
    code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1'),
    files: imports.filter(isOurs).map((name) => pathOf(path, name)),
    packages: imports.filter((name) => !isOurs(name)),
  };
}

/** `./<name>.js` in TypeScript and `./<name>` in AssemblyScript both mean the file `<name>.ts`, or `<name>.tsx`. */
function pathOf(importer: string, name: string): string {
  const path = normalize(join(dirname(importer), name))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '');
  return existsSync(join(ROOT, `${path}.tsx`)) ? `${path}.tsx` : `${path}.ts`;
}
