import type { Confirmation } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { useOrder, type OrderView } from '@sabadora/hooks';
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps.tsx';
import { orderLines } from '../../features/checkout/orderLines.ts';
import { StayInBasket } from '../../features/checkout/StayInBasket.tsx';
import { CheckoutFrame } from '../../features/frame/CheckoutFrame.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import checkoutMessages from '../../features/checkout/checkout.messages.json';
import messages from './confirmation.messages.json';
import * as styles from './page.css.ts';

export interface ConfirmationProps {
  orderUUID: string;
  /** What the server knew of the order. */
  view: OrderView;
}

/** The confirmation of an order: its number, what was booked and paid, and what happens next. */
export function Page({ orderUUID, view: initial }: ConfirmationProps) {
  const words = useWords(messages, checkoutMessages);
  const view = useOrder(orderUUID, initial);
  return (
    <CheckoutFrame backHref="/" backLabel={words('checkout.confirmation.home')}>
      <div className={styles.page}>
        {view.kind === 'order' && <Order order={view.order} />}
        {view.kind === 'pending' && (
          <>
            <h1 className={styles.title}>{words('checkout.confirmation.pendingTitle')}</h1>
            <p role="status">{words('checkout.unclear')}</p>
          </>
        )}
        {view.kind === 'failed' && (
          <>
            <h1 className={styles.title}>{words('checkout.confirmation.failedTitle')}</h1>
            <EmptyState
              sentence={words('checkout.confirmation.failedText')}
              vignette="letter"
              action={<Button href="/search">{words('checkout.search')}</Button>}
            />
          </>
        )}
      </div>
    </CheckoutFrame>
  );
}

function Order({ order }: { order: Confirmation }) {
  const words = useWords(messages, checkoutMessages);
  const { number, email, stay, total, state } = order;
  const isPaid = state === 'paid';
  return (
    <>
      <CheckoutSteps />
      <div className={styles.head}>
        <h1 className={styles.title}>
          {words(isPaid ? 'checkout.confirmation.title' : 'checkout.confirmation.cancelledTitle')}
        </h1>
        <dl className={styles.number}>
          <dt>{words('checkout.confirmation.number')}</dt>
          <dd className={styles.digits}>{number}</dd>
        </dl>
        {isPaid && <p className={styles.lead}>{words('checkout.confirmation.email', { email })}</p>}
      </div>
      <div className={styles.columns}>
        <section className={styles.card} aria-label={words('checkout.yourStay')}>
          <StayInBasket stay={stay} />
        </section>
        <div className={styles.aside}>
          <section className={styles.card} aria-label={words('checkout.priceTitle')}>
            <div className={styles.price}>
              <PriceBreakdown
                label={words('checkout.priceTitle')}
                lines={orderLines(order, words)}
                total={{ label: words('checkout.total'), amountCents: total }}
              />
            </div>
          </section>
          {isPaid && (
            <section>
              <h2 className={styles.heading}>{words('checkout.confirmation.next')}</h2>
              <p>{words('checkout.confirmation.nextHotel', { hotel: stay.hotel.label })}</p>
            </section>
          )}
          <div className={styles.actions}>
            <span className={needsScript}>
              <Button tone="secondary" onClick={() => window.print()}>
                {words('checkout.confirmation.print')}
              </Button>
            </span>
            <Button tone="quiet" href="/">
              {words('checkout.confirmation.home')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
