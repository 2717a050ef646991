import type { Checkout } from '@sabadora/api';
import { Accordion } from '@sabadora/design-system/Accordion';
import type { CheckoutState } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeList } from './CodeList.tsx';
import messages from './codes.messages.json';
import * as styles from './codes.css.ts';
import { useCodes } from './useCodes.ts';

export interface CodesProps {
  state: CheckoutState;
  checkout: Checkout;
  /** Disables the form, while a payment is in progress. @default false */
  isDisabled?: boolean;
}

/** Gift cards and promotion code: a form behind a disclosure, with a list of those applied to the order (PR-174). */
export function Codes({ state, checkout, isDisabled = false }: CodesProps) {
  const words = useWords(messages);
  const codes = useCodes(state, checkout);
  const hasSome = checkout.giftcards.length > 0 || checkout.promotionCode !== null;
  return (
    <Accordion
      headingLevel={2}
      defaultValue={hasSome ? ['codes'] : []}
      items={[
        {
          id: 'codes',
          title: <span className={styles.title}>{words('checkout.code.title')}</span>,
          content: (
            <div className={styles.body}>
              {hasSome && <CodeList codes={codes} checkout={checkout} isDisabled={isDisabled} />}
              <CodeForm codes={codes} isDisabled={isDisabled} />
              <p role="status" className={styles.status}>
                {codes.announcement}
              </p>
            </div>
          ),
        },
      ]}
    />
  );
}
