/** Fonts that a build puts into build/fonts (scripts/build.mjs). */
import { fileURLToPath } from 'node:url';

/** Path of one of them. */
export function packagedFont(file: string): string {
  return fileURLToPath(import.meta.resolve(`#fonts/${file}`));
}
