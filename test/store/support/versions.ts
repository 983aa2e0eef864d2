/** Loads that show by themselves whether they are whole: the head says the version, so does every part of the body. */
import type { LoadToSave } from '../../../src/store/index.js';
import { ANN, load } from '../samples.js';

export function versionedLoad(title: string, version: number): LoadToSave {
  return { ...load(ANN, title, { processId: String(version) }), body: bodyOf(version) };
}

/** The version of a load read back. @throws Error when head and body do not belong together */
export function versionOf({ head, body }: LoadToSave): number {
  const version = Number(head.processId);
  if (!bodyOf(version).equals(body)) throw new Error(`a mixture: "${head.title}" of version ${head.processId}`);
  return version;
}

/** Between 8 bytes and 0.4 MB, so that some saves take long. */
function bodyOf(version: number): Buffer {
  return Buffer.from(
    String(version)
      .padStart(8, '.')
      .repeat(1 + (version % 7) ** 6),
  );
}
