/** A package of ours whose compiled part is not there: `npm install --omit=optional` leaves it out, and so does an unknown machine. */

/** As the loaders of napi-rs and node-gyp-build say it. */
const NOT_FOUND = /cannot find native binding|no native build was found/i;
const PACKAGE = /node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\\s]+)/;

/** What is missing and what to do, as a sentence; null when the error is another. */
export function missingNativePart(error: unknown): string | null {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (!NOT_FOUND.test(message)) return null;
  const name = PACKAGE.exec(stack)?.[1]?.replace('\\', '/') ?? 'a package';
  const place = `${process.platform}-${process.arch}`;
  return `The native part of ${name} for ${place} is not installed. Install without --omit=optional, on this kind of machine.`;
}
