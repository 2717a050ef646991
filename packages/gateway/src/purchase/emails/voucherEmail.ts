import { marketOf } from '@sabadora/domain';
import { escapeHtml } from '../escapeHtml.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { VoucherRow } from '../vouchers/issueVoucher.ts';
import { emailPage, emailTable, emailText, emailTitle, LOOK } from './emailPage.ts';
import { fill, wordingOf } from './emailWords.ts';
import { type Fact, productFacts } from './facts.ts';
import type { EmailTexts } from './letter.ts';

/** HTML of the giver's message. */
function messageOf(text: string): string {
  return `<blockquote style="margin:20px 0 0;padding:0 0 0 16px;border-left:4px solid ${LOOK.gold};font-style:italic;white-space:pre-line">${escapeHtml(text)}</blockquote>`;
}

/** The code in a monospaced font, whose letters are easy to distinguish. */
function codeOf(title: string, code: string): string {
  return `<p style="margin:24px 0 0;padding:16px;background:${LOOK.sunken};border-radius:8px;font-size:14px;text-align:center">${escapeHtml(title)}<strong style="display:block;font:700 24px/1.4 Consolas, Menlo, monospace;letter-spacing:0.08em;white-space:nowrap">${escapeHtml(code)}</strong></p>`;
}

/** The part above a voucher that is shown on a screen and not printed. */
export interface VoucherCover {
  subject: string;
  lines: readonly string[];
}

/**
 * The voucher of an order, to print or to pass on, with the giver's message.
 *
 * @param origin origin of the market's site
 * @param cover replaces the introduction for the buyer
 */
export function voucherEmail(
  order: OrderRow,
  { code, valid_until }: Pick<VoucherRow, 'code' | 'valid_until'>,
  origin: string,
  cover?: VoucherCover,
): EmailTexts {
  const { locale, product } = order;
  const wording = wordingOf(locale);
  const { words, day, colon } = wording;
  const { bcp47 } = marketOf(locale);
  const isOwn = product.kind === 'activity' && product.ownUse;
  const { toName = '', fromName = '', message = '' } = 'fromName' in product ? product : {};
  const facts: Fact[] = [...productFacts(product, wording), [words.validUntil, day(valid_until)]];
  const title = isOwn ? words.voucherOwn : words.voucherTitle;
  const names = [
    ...(toName === '' ? [] : [fill(words.voucherTo, { name: toName })]),
    ...(fromName === '' ? [] : [fill(words.voucherFrom, { name: fromName })]),
  ];
  const how =
    product.kind === 'activity'
      ? fill(words.voucherActivityHow, { place: product.hotel.label })
      : fill(words.voucherHow, { address: `${new URL(origin).host}/beneficiary/login` });
  const { subject, lines } = cover ?? {
    subject: fill(words.voucherMailSubject, { label: product.label }),
    lines: [words.voucherPrint],
  };
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: [
      ...lines,
      '',
      title,
      ...names,
      ...(message === '' ? [] : ['', message]),
      '',
      product.label,
      ...facts.map(([name, fact]) => `${name}${colon} ${fact}`),
      '',
      `${words.voucherCode}${colon} ${code}`,
      '',
      how,
      '',
    ].join('\n'),
    html: emailPage({
      lang: bcp47,
      title: subject,
      preview: product.label,
      aside: lines.map((line) => escapeHtml(line)).join('<br>'),
      picture: new URL(product.imageUrl, origin).href,
      origin,
      body: [
        emailTitle(1, title),
        ...names.map((name) => emailText(name)),
        ...(message === '' ? [] : [messageOf(message)]),
        '<div style="height:24px"></div>',
        emailTitle(2, product.label),
        emailTable(facts.map(([name, value]) => ({ title: name, value }))),
        codeOf(words.voucherCode, code),
        emailText(how),
      ].join('\n'),
    }),
  };
}
