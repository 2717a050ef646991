import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of a text, twelve characters long. */
export const shortHash = (text: string | Buffer): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, 12);

/** Paths of all files that decide what a picture looks like: those of this folder. */
function sources(): string[] {
  const here = import.meta.dirname;
  const drawing = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path) && !path.includes('.test.'))
    .toSorted();
  return drawing.map((path) => join(here, path));
}

/**
 * A hash of the drawing code: after a change to the code, pictures of an earlier version are no longer served. Takes
 * about 2 ms.
 */
export function readEdition(): string {
  return shortHash(Buffer.concat(sources().map((path) => readFileSync(path))));
}
