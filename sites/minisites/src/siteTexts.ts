import { allMessages } from '@sabadora/pages/messages';

/** The English texts of the site's pages by key, to check partners' words against. */
export const siteTexts: ReadonlyMap<string, string> = new Map(
  allMessages.flatMap(({ messages }) => Object.entries(messages['en'] ?? {})),
);
