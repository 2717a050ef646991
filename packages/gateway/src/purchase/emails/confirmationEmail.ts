import { timeOfDay, type IsoDay } from '@sabadora/days';
import { marketOf } from '@sabadora/domain';
import { languageOf } from '../../search/locale.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { orderLines, orderPrice } from '../orders/orderPrice.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

type Words = typeof en;

/** The words of the e-mails by language; English is what the others were translated from. */
const WORDS: Readonly<Record<'en' | 'es' | 'fr' | 'it' | 'nl', Words>> = { en, es, fr, it, nl };

export interface EmailTexts {
  subject: string;
  html: string;
  text: string;
}

/** A message with its `{name}` parts filled in. */
function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
}

/** What the e-mail tells of the order, one titled line each. */
function factsOf(order: OrderRow, words: Words): [title: string, fact: string][] {
  const { bcp47 } = marketOf(order.locale);
  const { stay, cancellable, cancellation_deadline: deadline, cancellation_option: option } = order;
  const money = (cents: number) =>
    new Intl.NumberFormat(bcp47, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  const day = (iso: IsoDay) =>
    new Intl.DateTimeFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' }).format(timeOfDay(iso));
  const people: [number, string][] = [
    [stay.adult, words.adults],
    [stay.child, words.children],
    [stay.baby, words.babies],
  ];
  const insurance = orderLines(order).find(({ kind }) => kind === 'insurance');
  const isFlexible = cancellable && deadline !== null && option !== 'nonCancellable';
  return [
    [words.number, String(order.number ?? '')],
    [words.hotel, `${stay.hotel.label}, ${stay.hotel.address}`],
    [words.checkin, day(stay.checkin)],
    [words.checkout, day(stay.checkout)],
    [words.guests, people.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')],
    ...stay.activities.map(({ title, date }): [string, string] => [
      words.activities,
      `${title}, ${day(date)}`,
    ]),
    [words.price, money(order.product_amount)],
    ...(insurance ? [[words.insurance, money(insurance.amount)] as [string, string]] : []),
    [words.total, money(orderPrice(order).remainingAmountToPay)],
    ...(stay.localTax === null ? [] : [[words.localTax, money(stay.localTax)] as [string, string]]),
    [words.cancellation, isFlexible ? fill(words.flexible, { date: day(deadline) }) : words.fixed],
  ];
}

/** The confirmation of a paid order, in its market's language. */
export function confirmationEmail(order: OrderRow): EmailTexts {
  const { bcp47 } = marketOf(order.locale);
  const words = WORDS[languageOf(order.locale)];
  const subject = fill(words.subject, { label: order.stay.label, number: String(order.number ?? '') });
  const greeting = fill(words.greeting, { firstName: order.buyer?.firstName ?? '' });
  const facts = factsOf(order, words);
  const rows = facts.map(
    ([title, fact]) =>
      `<tr><th scope="row" align="left">${escapeHtml(title)}</th><td>${escapeHtml(fact)}</td></tr>`,
  );
  return {
    // One line, whatever the catalogue's labels hold: a line break in a subject would begin another header.
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: [
      greeting,
      '',
      words.intro,
      '',
      order.stay.label,
      ...facts.map(([title, fact]) => `${title}: ${fact}`),
      '',
      words.closing,
      '',
    ].join('\n'),
    html: `<!doctype html>
<html lang="${bcp47}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.intro)}</p>
<h1>${escapeHtml(order.stay.label)}</h1>
<table role="presentation" cellpadding="4">
${rows.join('\n')}
</table>
<p>${escapeHtml(words.closing)}</p>
</body>
</html>
`,
  };
}
