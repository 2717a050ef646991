import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { wordsIn, type Messages, type Words } from '../src/kit/words/messages.ts';
import { compileTexts, readMessageFile, textsIn } from './messages.ts';

const src = join(import.meta.dirname, '../src');

/** All `.messages.json` files of the package: the path of each, relative to `src/`, and its messages. */
export const allMessages = globSync('**/*.messages.json', { cwd: src })
  .toSorted()
  .map((file) => ({ file, messages: readMessageFile(join(src, file)) }));

/** Returns the words of all pages in a locale (BCP 47), for tests of the whole site. */
export function wordsOfSite(bcp47: string): Words<Messages> {
  const texts = Object.assign({}, ...allMessages.map(({ messages }) => textsIn(messages, bcp47)));
  const compiled: unknown = runInThisContext(`(${compileTexts(texts)})`);
  return wordsIn(bcp47, { [bcp47]: compiled } as unknown as Messages);
}
