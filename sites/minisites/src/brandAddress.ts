import { createHash } from 'node:crypto';

/** Folder of what every minisite has of its own. Beside the pages of all: no minisite is named like it. */
const FOLDER = '/minisites/brands';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Where a file of a brand is: the address changes when its text does. */
export function brandAddress(name: string, text: string, extension: 'css' | 'svg'): string {
  return `${FOLDER}/${name}.${hashOf(text)}.${extension}`;
}
