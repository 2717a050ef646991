import { BASE_PATHS, endNewsletter } from '@sabadora/api';
import { marketOf, newsletterHref, patchQuery, type Locale } from '@sabadora/domain';
import { emailButton, emailLinks, emailPage, emailText, emailTitle } from '../purchase/emails/emailPage.ts';
import { wordingOf } from '../purchase/emails/emailWords.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';

/** Asks whoever has the address whether they want the newsletter. */
export function confirmEmail(locale: Locale, origin: string, token: string): EmailTexts {
  const { words } = wordingOf(locale);
  const href = origin + newsletterHref(locale, { confirm: token });
  const { newsletterSubject: subject, newsletterIntro: intro, newsletterClosing: closing } = words;
  return {
    subject,
    text: [intro, '', `${words.newsletterConfirm}: ${href}`, '', closing, ''].join('\n'),
    html: emailPage({
      lang: marketOf(locale).bcp47,
      title: subject,
      preview: intro,
      origin,
      body: [
        emailTitle(1, subject),
        emailText(intro),
        emailButton(words.newsletterConfirm, href),
        emailText(closing, { isQuiet: true }),
      ].join('\n'),
    }),
  };
}

/** Where mail programs end a subscription by one POST, and people by a page (RFC 8058, RFC 2369). */
export function unsubscribeUrl(locale: Locale, origin: string, endToken: string): string {
  const query = patchQuery('', { locale, token: endToken });
  return `${origin}${BASE_PATHS[endNewsletter.base]}${endNewsletter.path}?${query}`;
}

/** The first e-mail of a subscription, which can be ended from it as from every other. */
export function welcomeEmail(locale: Locale, origin: string, endToken: string): EmailTexts {
  const { words } = wordingOf(locale);
  const { bcp47, country } = marketOf(locale);
  const ideas = `${origin}/ideas${country === 'BE' ? `?locale=${locale}` : ''}`;
  const end = origin + newsletterHref(locale, { unsubscribe: endToken });
  const { welcomeSubject: subject, welcomeIntro: intro } = words;
  return {
    subject,
    text: [intro, '', `${words.welcomeIdeas}: ${ideas}`, `${words.welcomeEnd}: ${end}`, ''].join('\n'),
    html: emailPage({
      lang: bcp47,
      title: subject,
      preview: intro,
      origin,
      body: [
        emailTitle(1, subject),
        emailText(intro),
        emailButton(words.welcomeIdeas, ideas),
        emailLinks([[words.welcomeEnd, end]]),
      ].join('\n'),
    }),
  };
}
