import { allMessages } from '@sabadora/pages/messages';

/** What the site's pages say, in English by key: what a partner's words are compared with. */
export const siteTexts: ReadonlyMap<string, string> = new Map(
  allMessages.flatMap(({ messages }) => Object.entries(messages['en'] ?? {})),
);
