import { marketOf } from '@sabadora/domain';
import type { CustomerCaseTable } from '../database/contactTables.ts';
import { emailPage, emailTable, emailText, emailTitle } from '../purchase/emails/emailPage.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';

export interface FiledCase extends Omit<
  CustomerCaseTable,
  'proof' | 'status' | 'received_at' | 'forward_at' | 'forward_tries' | 'forwarded_at'
> {
  /** Whether the message came with a proof of work. */
  isProved: boolean;
}

/** The e-mail about a case to customer care: in English, with the visitor's text unchanged. */
export function caseEmail(filed: FiledCase, origin: string): EmailTexts {
  const { id, locale, type, subtype, booking_number, name, email, phone, description, isProved } = filed;
  const subject = [
    `Case: ${type}, ${subtype}`,
    ...(booking_number === null ? [] : [`(${booking_number})`]),
  ].join(' ');
  const rows = [
    ['Market', locale],
    ...(booking_number === null ? [] : [['Booking', booking_number]]),
    ['Name', name],
    ['E-mail', email],
    ['Telephone', phone],
    ['Case', id],
    ...(isProved ? [] : [['Sent', 'without JavaScript, so without a proof of work']]),
  ] as [string, string][];
  return {
    subject,
    text: [...rows.map(([title, value]) => `${title}: ${value}`), '', description, ''].join('\n'),
    html: emailPage({
      lang: 'en',
      title: subject,
      preview: description.slice(0, 120),
      origin,
      body: [
        emailTitle(1, subject),
        emailTable(rows.map(([title, value]) => ({ title, value }))),
        `<div lang="${marketOf(locale).bcp47}">${description
          .split(/\n+/)
          .map((line) => emailText(line))
          .join('\n')}</div>`,
      ].join('\n'),
    }),
  };
}
