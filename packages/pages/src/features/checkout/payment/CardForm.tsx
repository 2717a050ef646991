import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import type { SandboxCard } from '@sabadora/api';
import { useSabadora } from '@sabadora/hooks';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from '../steps.css.ts';
import messages from './payment.messages.json';
import { expiryFault, groupDigits, isCardNumber, sandboxCardOf, TEST_CARDS } from './cardNumbers.ts';

export interface CardFormProps {
  /** Called with the name of the sandbox card; its number is never passed on. */
  onPay: (card: SandboxCard) => void;
  /** Content between the fields and the end of the form: the button that pays. */
  children: ReactNode;
}

/** Card form of the payment sandbox. What is typed stays in this component. */
export function CardForm({ onPay, children }: CardFormProps) {
  const words = useWords(messages);
  const { now } = useSabadora();
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const expired = expiryFault(expiry, now.today);
  const faults = {
    number: isCardNumber(number) ? undefined : words('checkout.cardNumberFault'),
    expiry: expired && words(expired === 'past' ? 'checkout.cardExpiryPast' : 'checkout.cardExpiryFault'),
    code: /^\d{3,4}$/.test(code.trim()) ? undefined : words('checkout.cardCodeFault'),
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const first = Object.entries(faults).find(([, fault]) => fault !== undefined);
    if (!first) return onPay(sandboxCardOf(number));
    const field = event.currentTarget.elements.namedItem(first[0]);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <Notice>{words('checkout.sandbox')}</Notice>
      <div className={styles.card}>
        <div className={styles.wide}>
          <TextField
            label={words('checkout.cardNumber')}
            value={number}
            onChange={setNumber}
            isRequired
            errorMessage={isChecked ? faults.number : undefined}
            inputProps={{
              name: 'number',
              autoComplete: 'cc-number',
              inputMode: 'numeric',
              // Grouped on blur only: while typing, the caret would jump.
              onBlur: () => setNumber((typed) => (isCardNumber(typed) ? groupDigits(typed) : typed)),
            }}
          />
        </div>
        <TextField
          label={words('checkout.cardExpiry')}
          value={expiry}
          onChange={setExpiry}
          isRequired
          errorMessage={isChecked ? faults.expiry : undefined}
          inputProps={{ name: 'expiry', autoComplete: 'cc-exp', inputMode: 'numeric' }}
        />
        <TextField
          label={words('checkout.cardCode')}
          value={code}
          onChange={setCode}
          isRequired
          errorMessage={isChecked ? faults.code : undefined}
          inputProps={{ name: 'code', autoComplete: 'cc-csc', inputMode: 'numeric', maxLength: 4 }}
        />
      </div>
      {children}
      <section className={styles.part}>
        <h2 className={styles.small}>{words('checkout.sandboxCards')}</h2>
        <dl className={styles.testCards}>
          {TEST_CARDS.map((card) => (
            <div key={card.card} className={styles.testRow}>
              <dt className={styles.testCard}>{card.number}</dt>
              <dd className={styles.testMeaning}>{words(`checkout.sandboxCard.${card.meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </form>
  );
}
