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
import { VoucherSummary } from './VoucherSummary.tsx';

export interface SummaryStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** What is bought, and what holds if plans change (PR-140…PR-155). */
export function SummaryStep({ state, checkout }: SummaryStepProps) {
  const words = useWords(messages);
  const [isAsked, setIsAsked] = useState(false);
  /** Chosen, and being saved. */
  const [saving, setSaving] = useState<CancellationOption>();
  const [hasFailed, setHasFailed] = useState(false);
  const { product, cancellation } = checkout;
  const chosen = saving ?? cancellation.chosen;
  const isMissing = cancellation.options.length > 0 && chosen === null;

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
        if (isMissing) setIsAsked(true);
        else state.goTo('details');
      }}
      noValidate
    >
      {product.kind === 'stay' ? (
        <StayIncluded lines={checkout.lines} />
      ) : (
        <VoucherSummary product={product} />
      )}
      {cancellation.options.length > 0 && (
        <CancellationChoice
          checkout={checkout}
          chosen={chosen}
          isMissing={isAsked && isMissing}
          onChange={(option) => void choose(option)}
        />
      )}
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

/** What the price of a stay includes. */
function StayIncluded({ lines }: Pick<Checkout, 'lines'>) {
  const words = useWords(messages);
  const included = lines.filter(({ kind, amount }) => amount === 0 || kind === 'room');
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words('checkout.included')}</h2>
      <ul className={styles.included}>
        {included.map(({ kind, label }) => (
          <li key={`${kind} ${label}`}>{label}</li>
        ))}
      </ul>
    </section>
  );
}

interface CancellationChoiceProps {
  checkout: Checkout;
  chosen: CancellationOption | null;
  /** The buyer went on without a choice. */
  isMissing: boolean;
  onChange: (option: CancellationOption) => void;
}

function CancellationChoice({ checkout, chosen, isMissing, onChange }: CancellationChoiceProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  return (
    <section className={styles.part}>
      <RadioGroup
        label={words('checkout.cancellation')}
        variant="cards"
        options={checkout.cancellation.options.map(({ option, amount }) => ({
          value: option,
          label: words(`checkout.option.${option}`),
          end: priceOf(option, amount, words, locale),
          description: describe(option, checkout, words, locale),
        }))}
        value={chosen ?? ''}
        onChange={(value) => onChange(value as CancellationOption)}
        isRequired
        errorMessage={isMissing ? words('checkout.chooseOption') : undefined}
        inputProps={{ name: 'cancellation' }}
      />
    </section>
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
