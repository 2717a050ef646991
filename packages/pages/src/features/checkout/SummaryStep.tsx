import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { formatDay, formatMoney, type CancellationOption, type Locale } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import * as styles from './steps.css.ts';

export interface SummaryStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** What is booked, and what holds if plans change (PR-140…PR-155). */
export function SummaryStep({ state, checkout }: SummaryStepProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const [isAsked, setIsAsked] = useState(false);
  /** Chosen, and being saved. */
  const [saving, setSaving] = useState<CancellationOption>();
  const [hasFailed, setHasFailed] = useState(false);
  const { options } = checkout.cancellation;
  const chosen = saving ?? checkout.cancellation.chosen;
  const included = checkout.lines.filter(({ kind, amount }) => amount === 0 || kind === 'room');

  const choose = async (option: CancellationOption) => {
    setSaving(option);
    const { status } = await state.change({ cancellation: option });
    setSaving(undefined);
    setHasFailed(status === 'failed');
  };

  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) setIsAsked(true);
        else state.goTo('details');
      }}
      noValidate
    >
      <section className={styles.part}>
        <h2 className={styles.heading}>{words('checkout.included')}</h2>
        <ul className={styles.included}>
          {included.map(({ kind, label }) => (
            <li key={`${kind} ${label}`}>{label}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <RadioGroup
          label={words('checkout.cancellation')}
          variant="cards"
          options={options.map(({ option, amount }) => ({
            value: option,
            label: words(`checkout.option.${option}`),
            end: priceOf(option, amount, words, locale),
            description: describe(option, checkout, words, locale),
          }))}
          value={chosen ?? ''}
          onChange={(value) => void choose(value as CancellationOption)}
          isRequired
          errorMessage={isAsked && chosen === null ? words('checkout.chooseOption') : undefined}
          inputProps={{ name: 'cancellation' }}
        />
      </section>
      {hasFailed && (
        <Notice tone="error" role="alert" title={words('checkout.failed')}>
          {words('checkout.failedText')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" isLoading={saving !== undefined}>
          {words('checkout.toDetails')}
        </Button>
      </div>
    </form>
  );
}

function priceOf(
  option: CancellationOption,
  amount: number,
  words: Words<typeof messages>,
  locale: Locale,
): string | undefined {
  if (amount > 0) return `+ ${formatMoney(amount, locale)}`;
  return option === 'flexible' ? words('checkout.option.included') : undefined;
}

/** PR-144, PR-145, PR-153. */
function describe(
  option: CancellationOption,
  { cancellation }: Checkout,
  words: Words<typeof messages>,
  locale: Locale,
): string {
  const { cancellationDeadline } = cancellation.policy;
  if (option === 'flexible' && cancellationDeadline !== null)
    return words('checkout.option.flexibleText', { date: formatDay(cancellationDeadline, locale, 'long') });
  return words(
    option === 'insurance' ? 'checkout.option.insuranceText' : 'checkout.option.nonCancellableText',
  );
}
