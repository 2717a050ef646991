import { createHash } from 'node:crypto';

/** Folder of the brand files of all minisites; not below `/minisite`, so no minisite's name can collide with it. */
const FOLDER = '/minisites/brands';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Address of a brand's file; it contains a hash of the text. */
export function brandAddress(name: string, text: string, extension: 'css' | 'svg'): string {
  return `${FOLDER}/${name}.${hashOf(text)}.${extension}`;
}
