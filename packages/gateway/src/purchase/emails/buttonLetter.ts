import { marketOf, type Locale } from '@sabadora/domain';
import { emailButton, emailLinks, emailPage, emailText, emailTitle } from './emailPage.ts';
import { wordingOf } from './emailWords.ts';
import type { Fact } from './facts.ts';
import type { EmailTexts } from './letter.ts';

/** An e-mail that leads to one thing, before it becomes HTML and plain text. */
export interface ButtonLetter {
  subject: string;
  intro: string;
  button: string;
  /** Where the button leads. */
  href: string;
  /** Titled addresses below the button. @default none */
  links?: readonly Fact[];
  /** @default nothing */
  closing?: string;
}

/** An e-mail with one button. `origin` is the market's site. */
export function writeButtonLetter(
  { subject, intro, button, href, links = [], closing }: ButtonLetter,
  { locale, origin }: { locale: Locale; origin: string },
): EmailTexts {
  const { colon } = wordingOf(locale);
  const lines = ([[button, href], ...links] as const).map(
    ([title, address]) => `${title}${colon} ${address}`,
  );
  return {
    subject,
    text: [intro, '', ...lines, ...(closing === undefined ? [] : ['', closing]), ''].join('\n'),
    html: emailPage({
      lang: marketOf(locale).bcp47,
      title: subject,
      preview: intro,
      origin,
      body: [
        emailTitle(1, subject),
        emailText(intro),
        emailButton(button, href),
        ...(links.length > 0 ? [emailLinks(links)] : []),
        ...(closing === undefined ? [] : [emailText(closing, { isQuiet: true })]),
      ].join('\n'),
    }),
  };
}
