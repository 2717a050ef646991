import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { formatMoney } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './codes.messages.json';
import * as styles from './codes.css.ts';
import type { CodesState } from './useCodes.ts';

export interface CodeListProps {
  codes: CodesState;
  checkout: Checkout;
  isDisabled: boolean;
}

/** The gift cards and the promotion code applied to an order, each with its amount and a button that removes it. */
export function CodeList({ codes, checkout, isDisabled }: CodeListProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { giftcards, promotionCode, lines } = checkout;
  const off = lines.find(({ kind }) => kind === 'promotion')?.amount ?? 0;
  const rows = [
    ...(promotionCode === null
      ? []
      : [
          {
            code: promotionCode,
            label: words('checkout.code.promotion', { code: promotionCode }),
            amount: -off,
            what: 'promotion' as const,
          },
        ]),
    ...giftcards.map(({ serialNumber, usedAmount }) => ({
      code: serialNumber,
      label: words('checkout.code.giftcard', { code: serialNumber }),
      amount: usedAmount,
      what: { serialNumber },
    })),
  ];
  return (
    <ul className={styles.list} aria-label={words('checkout.code.applied')}>
      {rows.map(({ code, label, amount, what }) => (
        <li key={label} className={styles.row}>
          <span className={styles.code}>{label}</span>
          <span className={styles.amount}>{formatMoney(amount, locale)}</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={words('checkout.code.removeOf', { code })}
            isLoading={codes.busy === (what === 'promotion' ? what : code)}
            isDisabled={isDisabled}
            onClick={() => void codes.remove(what)}
          >
            {words('checkout.code.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
