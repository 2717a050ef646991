import { accountHref, SIGN_IN_PATH, type Locale } from '@sabadora/domain';
import { writeButtonLetter } from '../purchase/emails/buttonLetter.ts';
import { wordingOf } from '../purchase/emails/emailWords.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';

/** The e-mail with the link that signs the owner of the address in. */
export function signInEmail(locale: Locale, origin: string, token: string): EmailTexts {
  const { words } = wordingOf(locale);
  return writeButtonLetter(
    {
      subject: words.signInSubject,
      intro: words.signInIntro,
      button: words.signInButton,
      href: origin + accountHref(locale, SIGN_IN_PATH, { token }),
      closing: words.signInClosing,
    },
    { locale, origin },
  );
}
