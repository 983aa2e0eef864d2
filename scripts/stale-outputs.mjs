/** What an earlier compilation left of sources that were renamed or removed since: it would still be run and tested. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `<folder>/<name>.js` and `<folder>/<name>.js.map` come from `<folder>/<name>.ts` or `.tsx`; what a build generates is declared in a file of types. */
const COMPILED = /\.js(\.map)?$/;

/**
 * Removes the compiled files of a folder that have no source; all others stay, so that the next compilation is quick.
 * @param folders those of the output that the compiler writes; other folders are left alone
 */
export function removeStaleOutputs(sourceRoot, outputRoot, folders) {
  for (const folder of folders) {
    if (!existsSync(join(outputRoot, folder))) continue;
    for (const name of readdirSync(join(outputRoot, folder), { recursive: true })) {
      if (!COMPILED.test(name)) continue;
      const sources = ['.ts', '.tsx', '.d.ts'].map((ending) =>
        join(sourceRoot, folder, name.replace(COMPILED, ending)),
      );
      if (!sources.some((source) => existsSync(source))) rmSync(join(outputRoot, folder, name));
    }
  }
}
