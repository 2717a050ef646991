import type { Country, IsoDay, Language } from '@sabadora/domain';

/** A piece of a sentence that leads somewhere. */
export interface TextLink {
  text: string;
  href: string;
}

/** The words by which an item of a list is found. */
export interface StrongText {
  strong: string;
}

/** A sentence or more, with links and strong words in it. */
export type RichText = string | readonly (string | TextLink | StrongText)[];

/** Something that the browser keeps for the site. */
export interface StoredThing {
  /** As the browser shows it, e.g. "sabadora.consent". */
  name: string;
  purpose: string;
  duration: string;
}

export interface TextTable {
  caption: string;
  /** Heads of the three columns, which a narrow screen repeats in each row. */
  columns: Readonly<Record<keyof StoredThing, string>>;
  rows: readonly StoredThing[];
}

/** What a section is made of; `consent` is the button that opens the choice on cookies. */
export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'table'; table: TextTable }
  | { kind: 'consent' };

export interface Section {
  /** Names the place in the page's address, e.g. "rights". */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal page in one language, as plain data: it goes to the browser as it is. */
export interface LegalText {
  title: string;
  /** For search engines, one sentence. */
  description: string;
  /** Under the title. */
  lead: string;
  /** Day of the last change of meaning. */
  updatedOn: IsoDay;
  sections: readonly Section[];
}

/** The markets' languages, and English, which is the source. */
export type TextLanguage = Language | 'en';

/** What a text says that is not the same everywhere. */
export interface TextFacts {
  country: Country;
  /** Where questions about personal data are answered. */
  email: string;
}

/** A legal page in one language, for any market that speaks it. */
export type WriteText = (facts: TextFacts) => LegalText;
