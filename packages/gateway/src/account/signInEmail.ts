import { accountHref, marketOf, SIGN_IN_PATH, type Locale } from '@sabadora/domain';
import { emailButton, emailPage, emailText, emailTitle } from '../purchase/emails/emailPage.ts';
import { wordingOf } from '../purchase/emails/emailWords.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';

/** Leads whoever reads the mail of an address into its account. */
export function signInEmail(locale: Locale, origin: string, token: string): EmailTexts {
  const { words } = wordingOf(locale);
  const href = origin + accountHref(locale, SIGN_IN_PATH, { token });
  const { signInSubject: subject, signInIntro: intro, signInClosing: closing } = words;
  return {
    subject,
    text: [intro, '', `${words.signInButton}: ${href}`, '', closing, ''].join('\n'),
    html: emailPage({
      lang: marketOf(locale).bcp47,
      title: subject,
      preview: intro,
      origin,
      body: [
        emailTitle(1, subject),
        emailText(intro),
        emailButton(words.signInButton, href),
        emailText(closing, { isQuiet: true }),
      ].join('\n'),
    }),
  };
}
