import { formatMoney } from '@sabadora/domain';
import type { EmailTexts } from '../emails/letter.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { OrderRow } from '../orders/orderRow.ts';

interface FailedRefund {
  id: string;
  /** Cents. */
  amount: number;
  /** The provider's code, e.g. "lost_or_stolen_card". */
  reason: string;
  provider: string;
}

/** The e-mail to customer care, in English, about a refund that failed and has to be made in another way. */
export function refundFailedEmail(
  { id: orderId, number, locale }: Pick<OrderRow, 'id' | 'number' | 'locale'>,
  { id, amount, reason, provider }: FailedRefund,
): EmailTexts {
  const subject = `A refund failed: ${number ?? orderId}`;
  const lines = [
    `${formatMoney(amount, locale)} of order ${number ?? orderId} (${locale}) could not be given back by ${provider}: ${reason}.`,
    'Ask the buyer for another account, and give the amount back in another way.',
    `Refund ${id}`,
  ];
  return {
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${lines
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join('')}</body></html>`,
  };
}
