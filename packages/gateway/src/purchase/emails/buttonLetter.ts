import { marketOf, type Locale } from '@sabadora/domain';
import { emailButton, emailLinks, emailPage, emailText, emailTitle } from './emailPage.ts';
import { wordingOf } from './emailWords.ts';
import type { Fact } from './facts.ts';
import type { EmailTexts } from './letter.ts';

/** Content of an e-mail with one button, before it is rendered as HTML and plain text. */
export interface ButtonLetter {
  subject: string;
  intro: string;
  button: string;
  /** Address of the button's link. */
  href: string;
  /** Links below the button, each with its title. @default none */
  links?: readonly Fact[];
  /** Closing paragraph. @default none */
  closing?: string;
}

/** Renders an e-mail with one button. `origin` is the market's site. */
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
