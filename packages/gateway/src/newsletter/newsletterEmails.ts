import { BASE_PATHS, endNewsletter } from '@sabadora/api';
import { isHostShared, newsletterHref, patchQuery, type Locale } from '@sabadora/domain';
import { writeButtonLetter } from '../purchase/emails/buttonLetter.ts';
import { wordingOf } from '../purchase/emails/emailWords.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';

/** The e-mail with which the owner of the address confirms the subscription. */
export function confirmEmail(locale: Locale, origin: string, token: string): EmailTexts {
  const { words } = wordingOf(locale);
  return writeButtonLetter(
    {
      subject: words.newsletterSubject,
      intro: words.newsletterIntro,
      button: words.newsletterConfirm,
      href: origin + newsletterHref(locale, { confirm: token }),
      closing: words.newsletterClosing,
    },
    { locale, origin },
  );
}

/** Address at which mail programs end a subscription by one POST, and people on a page (RFC 8058, RFC 2369). */
export function unsubscribeUrl(locale: Locale, origin: string, endToken: string): string {
  const query = patchQuery('', { locale, token: endToken });
  return `${origin}${BASE_PATHS[endNewsletter.base]}${endNewsletter.path}?${query}`;
}

/** The first e-mail of a subscription; like every other, it has the address that ends it. */
export function welcomeEmail(locale: Locale, origin: string, endToken: string): EmailTexts {
  const { words } = wordingOf(locale);
  return writeButtonLetter(
    {
      subject: words.welcomeSubject,
      intro: words.welcomeIntro,
      button: words.welcomeIdeas,
      href: `${origin}/ideas${isHostShared(locale) ? `?locale=${locale}` : ''}`,
      links: [[words.welcomeEnd, origin + newsletterHref(locale, { unsubscribe: endToken })]],
    },
    { locale, origin },
  );
}
