import type { TextLink } from '../../legalText.ts';

/** Day on which the text last changed its meaning, in all languages alike. */
export const UPDATED_ON = '2026-11-22';

/** Who hears complaints in a country. */
export interface Authority {
  name: string;
  address: string;
  site: TextLink;
}

/** A link that writes to the address. */
export function mailTo(email: string): TextLink {
  return { text: email, href: `mailto:${email}` };
}

/** The address of a site as it is read, and where it leads. */
export function siteAt(host: string): TextLink {
  return { text: host, href: `https://${host}/` };
}
