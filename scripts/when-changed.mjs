/** Work whose results stay as long as what it reads does: a build is short when little has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * @param stamp file beside the results, from the root: it keeps what they were made from
 * @param paths files and folders that the work reads, from the root
 */
export async function whenChanged(stamp, paths, work) {
  const inputs = hashOf(paths);
  const file = join(ROOT, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === inputs) return;
  await work();
  writeFileSync(file, inputs);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(ROOT, path))) return [];
  const isFile = /\.\w+$/.test(path);
  if (isFile) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
