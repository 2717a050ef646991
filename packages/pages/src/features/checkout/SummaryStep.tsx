import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import {
  formatDay,
  formatMoney,
  type CancellationOption,
  type Locale,
  type Personalisation,
} from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { afterPaint } from '../../kit/parts/afterPaint.ts';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import failureMessages from '../frame/failure/failure.messages.json';
import messages from './CheckoutContent.messages.json';
import * as styles from './steps.css.ts';
import { VoucherSummary } from './VoucherSummary.tsx';

export interface SummaryStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/**
 * The summary step: what the purchase includes, and the cancellation options (PR-140…PR-155). The insurance is
 * offered where it is switched on and its price is known.
 */
export function SummaryStep({ state, checkout }: SummaryStepProps) {
  const words = useWords(messages, failureMessages);
  const { toggles } = useShared().switches;
  const [hasTriedToGoOn, setHasTriedToGoOn] = useState(false);
  /** The option just chosen, while it is being saved. */
  const [saving, setSaving] = useState<CancellationOption>();
  const [hasFailed, setHasFailed] = useState(false);
  /** True while the next step waits for a choice to be saved. */
  const [isGoingOn, setIsGoingOn] = useState(false);
  const lastSave = useRef<Promise<{ isSaved: boolean }>>(undefined);
  const { product, cancellation } = checkout;
  const chosen = saving ?? cancellation.chosen;
  const isMissing = cancellation.options.length > 0 && chosen === null;

  const choose = (option: CancellationOption) => {
    setSaving(option);
    setHasFailed(false);
    // Saves after the choice is painted, and one save after another, so that the last choice wins.
    const painted = new Promise<void>((resolve) => afterPaint(resolve));
    const save = Promise.all([lastSave.current, painted]).then(async () => {
      const { status } = await state.change({ cancellation: option });
      if (lastSave.current === save) {
        setSaving(undefined);
        setHasFailed(status === 'failed');
      }
      return { isSaved: status === 'saved' };
    });
    lastSave.current = save;
  };

  const saveNote = async (note: Personalisation) => {
    setHasFailed(false);
    const { status } = await state.change({ note });
    setHasFailed(status === 'failed');
  };

  const goOn = async () => {
    setIsGoingOn(true);
    // Also waits for a choice that is made in the meantime.
    let save = lastSave.current;
    let saved = await save;
    while (save !== lastSave.current) {
      save = lastSave.current;
      saved = await save;
    }
    setIsGoingOn(false);
    if (saved === undefined || saved.isSaved) state.goTo('details');
  };

  return (
    <div className={styles.step}>
      {/* Outside the form below, because the drawer of the note contains a form of its own. */}
      {product.kind === 'stay' ? (
        <StayIncluded lines={checkout.lines} />
      ) : (
        <VoucherSummary product={product} onNoteChange={(note) => void saveNote(note)} />
      )}
      <form
        className={styles.step}
        onSubmit={(event) => {
          event.preventDefault();
          if (isMissing) setHasTriedToGoOn(true);
          else if (saving === undefined) state.goTo('details');
          else void goOn();
        }}
        noValidate
      >
        {cancellation.options.length > 0 && (
          <CancellationChoice
            checkout={checkout}
            chosen={chosen}
            isMissing={hasTriedToGoOn && isMissing}
            onChange={choose}
          />
        )}
        {toggles.insurance && cancellation.options.length > 0 && checkout.insurance === null && (
          <Notice tone="error" title={words('chrome.error')}>
            {words('checkout.noInsurance')}
          </Notice>
        )}
        {hasFailed && (
          <Notice tone="error" role="alert" title={words('checkout.failed')}>
            {words('checkout.failedText')}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="large" isLoading={isGoingOn}>
            {words('checkout.toDetails')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** List of what the price of a stay includes. */
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
  /** Whether the buyer tried to continue without a choice. */
  isMissing: boolean;
  onChange: (option: CancellationOption) => void;
}

function CancellationChoice({ checkout, chosen, isMissing, onChange }: CancellationChoiceProps) {
  const words = useWords(messages);
  const { locale, switches } = useShared();
  const isOffered = (option: CancellationOption) => option !== 'insurance' || switches.toggles.insurance;
  const options = checkout.cancellation.options.filter(({ option }) => isOffered(option));
  return (
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

/** Description of a cancellation option (PR-144, PR-145, PR-153). */
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
