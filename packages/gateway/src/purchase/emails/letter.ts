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

/** What an e-mail says, before it becomes HTML and plain text. */
export interface Letter {
  subject: string;
  intro: string;
  /** One titled line each. */
  facts: readonly Fact[];
  /** What it costs, line by line. @default nothing */
  price?: readonly Fact[];
  /** What else holds, after the price. @default nothing */
  conditions?: readonly Fact[];
  /** Titled addresses. @default none */
  links?: readonly Fact[];
  closing: string;
}

/** An e-mail to the buyer of an order, in its market's language. `origin` is the market's site. */
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
    // One line, whatever the catalogue's labels hold: a line break in a subject would begin another header.
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
