import { marketOf } from '@sabadora/domain';
import type { OrderRow } from '../orders/orderRow.ts';
import { emailLinks, emailPage, emailTable, emailText, emailTitle } from './emailPage.ts';
import { fill, wordingOf } from './emailWords.ts';
import { isTotal, type Fact } from './facts.ts';

/** An e-mail, as HTML and as plain text. */
export interface EmailTexts {
  subject: string;
  html: string;
  text: string;
}

/** Content of an e-mail, before it is rendered as HTML and plain text. */
export interface Letter {
  subject: string;
  intro: string;
  /** Facts, one line with a title each. */
  facts: readonly Fact[];
  /** The price, line by line. @default none */
  price?: readonly Fact[];
  /** Conditions after the price. @default none */
  conditions?: readonly Fact[];
  /** Links with their titles. @default none */
  links?: readonly Fact[];
  closing: string;
}

/** Renders an e-mail to the buyer of an order, in its market's language. `origin` is the market's site. */
export function writeLetter(
  order: OrderRow,
  { subject, intro, facts, price = [], conditions = [], links = [], closing }: Letter,
  origin: string,
): EmailTexts {
  const wording = wordingOf(order.locale);
  const { words, colon } = wording;
  const { label, imageUrl } = order.product;
  const greeting = fill(words.greeting, { firstName: order.buyer?.firstName ?? '' });
  const groups = [
    { rows: facts, isPrice: false },
    { rows: price, isPrice: true },
    { rows: conditions, isPrice: false },
  ].filter(({ rows }) => rows.length > 0);
  const line = ([title, fact]: Fact) => `${title}${colon} ${fact}`;
  return {
    // Reduced to one line: a line break from the catalogue's labels would start another header.
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: [
      greeting,
      '',
      intro,
      '',
      label,
      ...groups.flatMap(({ rows }, index) => [...(index > 0 ? [''] : []), ...rows.map(line)]),
      '',
      ...links.map(line),
      ...(links.length > 0 ? [''] : []),
      closing,
      '',
    ].join('\n'),
    html: emailPage({
      lang: marketOf(order.locale).bcp47,
      title: subject,
      preview: intro,
      picture: new URL(imageUrl, origin).href,
      origin,
      body: [
        emailTitle(1, label),
        emailText(greeting),
        emailText(intro),
        ...groups.map(({ rows, isPrice }) =>
          emailTable(
            rows.map(([title, value]) => ({ title, value, isTotal: isTotal(title, wording) })),
            { isPrice },
          ),
        ),
        emailLinks(links),
        emailText(closing),
      ].join('\n'),
    }),
  };
}
