import { Button } from '@sabadora/design-system/Button';
import { GiftIcon } from '@sabadora/design-system/Icon';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import type { ActivityProduct } from '@sabadora/hooks';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { usePartWhile } from '../usePartWhile.ts';
import { Promises } from '../Promises.tsx';
import { ActivityPrice } from './ActivityPrice.tsx';
import { PlainActivityForm } from './PlainActivityForm.tsx';
import * as panel from '../purchasePanel.css.ts';
import messages from './activity.messages.json';

const loadConfirmation = async () => (await import('./ConfirmActivity.tsx')).ConfirmActivity;

/**
 * Panel with the number of participants, their price, and the buttons to buy: as a gift or for oneself (PR-071,
 * PR-080).
 */
export function ActivityPanel({ product }: { product: ActivityProduct }) {
  const words = useWords(messages);
  const { adults, minValue, maxValue, setAdults, quote, confirming, cancel } = product;
  const { Part: Confirmation, prepare } = usePartWhile(loadConfirmation, confirming !== undefined, cancel);
  const near = { onPointerEnter: prepare, onFocus: prepare, 'aria-haspopup': 'dialog' } as const;
  return (
    <div className={panel.panel}>
      <ActivityPrice product={product} />
      <div className={needsScript}>
        <ParticipantStepper
          label={words('activity.participants')}
          value={adults}
          minValue={minValue}
          maxValue={maxValue}
          valueText={words('activity.adults', { count: adults })}
          onChange={setAdults}
        />
      </div>
      {quote && (
        <div className={panel.ways}>
          <div className={`${panel.ways} ${needsScript}`}>
            <Button {...near} size="large" isWide startIcon={<GiftIcon />} onClick={product.offer}>
              {words('activity.offer')}
            </Button>
            <Button {...near} tone="secondary" size="large" isWide onClick={product.buyForSelf}>
              {words('activity.buyForSelf')}
            </Button>
          </div>
          <PlainActivityForm product={product} />
        </div>
      )}
      <Promises
        items={[
          words('activity.promise.validity'),
          words('activity.promise.email'),
          words('activity.promise.day'),
        ]}
      />
      {Confirmation && <Confirmation product={product} />}
    </div>
  );
}
