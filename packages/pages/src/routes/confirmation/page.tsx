import type { Confirmation } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { lookupHref } from '@sabadora/domain';
import { useSpentVoucher, type OrderView } from '@sabadora/hooks';
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps.tsx';
import { giftcardLines, orderLines } from '../../features/checkout/orderLines.ts';
import { KIND_WORDS } from '../../features/checkout/kindWords.ts';
import { ProductInBasket } from '../../features/checkout/ProductInBasket.tsx';
import { VoucherSteps } from '../../features/checkout/VoucherSteps.tsx';
import { CheckoutFrame } from '../../features/frame/CheckoutFrame.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import checkoutMessages from '../../features/checkout/checkout.messages.json';
import contentMessages from '../../features/checkout/CheckoutContent.messages.json';
import orderMessages from '../../features/checkout/order.messages.json';
import messages from './confirmation.messages.json';
import * as styles from './page.css.ts';
import { PolledOrder } from './lateParts.ts';
import { PaymentPlan } from './PaymentPlan.tsx';

export interface ConfirmationProps {
  orderUUID: string;
  /** The order as the server knew it. */
  view: OrderView;
}

/** Confirmation of an order: its number, product, price and payments, and the next steps. */
export function Page({ orderUUID, view: initial }: ConfirmationProps) {
  const words = useWords(messages);
  return (
    <CheckoutFrame backHref="/" backLabel={words('checkout.confirmation.home')}>
      <div className={styles.page}>
        {initial.kind === 'pending' ? (
          <PolledOrder orderUUID={orderUUID} initial={initial}>
            {drawn}
          </PolledOrder>
        ) : (
          <KnownOrder view={initial} />
        )}
      </div>
    </CheckoutFrame>
  );
}

const drawn = (view: OrderView) => <KnownOrder view={view} />;

/** Content for what is known of an order. */
function KnownOrder({ view }: { view: OrderView }) {
  const words = useWords(messages, contentMessages);
  useSpentVoucher(view);
  if (view.kind === 'order') return <Order order={view.order} />;
  if (view.kind === 'pending')
    return (
      <>
        <h1 className={styles.title}>{words('checkout.confirmation.pendingTitle')}</h1>
        <p role="status">{words('checkout.unclear')}</p>
      </>
    );
  return (
    <>
      <h1 className={styles.title}>{words('checkout.confirmation.failedTitle')}</h1>
      <EmptyState
        sentence={words('checkout.confirmation.failedText')}
        vignette="letter"
        action={<Button href="/search">{words('checkout.search')}</Button>}
      />
    </>
  );
}

function Order({ order }: { order: Confirmation }) {
  const words = useWords(messages, checkoutMessages, orderMessages);
  const { number, email, product, total, state, documents } = order;
  const isPaid = state === 'paid';
  return (
    <>
      <CheckoutSteps />
      <div className={styles.head}>
        <h1 className={styles.title}>
          {words(
            isPaid ? `checkout.confirmation.title.${product.kind}` : 'checkout.confirmation.cancelledTitle',
          )}
        </h1>
        <dl className={styles.number}>
          <dt>{words('checkout.confirmation.number')}</dt>
          <dd className={styles.digits}>{number}</dd>
        </dl>
        {isPaid && <p className={styles.lead}>{words('checkout.confirmation.email', { email })}</p>}
      </div>
      <div className={styles.columns}>
        <section className={styles.card} aria-label={words(KIND_WORDS[product.kind].yours)}>
          <ProductInBasket product={product} />
        </section>
        <div className={styles.aside}>
          <section className={styles.card} aria-label={words('checkout.priceTitle')}>
            <div className={styles.price}>
              <PriceBreakdown
                label={words('checkout.priceTitle')}
                lines={orderLines(order, words)}
                total={{ label: words('checkout.total'), amountCents: total }}
                {...paidLines(order, words)}
              />
            </div>
          </section>
          {isPaid && <PaymentPlan order={order} />}
          {isPaid && (
            <section className={styles.section}>
              <h2 className={styles.heading}>{words('checkout.confirmation.next')}</h2>
              {product.kind === 'stay' ? (
                <>
                  <p className={styles.text}>
                    {words('checkout.confirmation.nextHotel', { hotel: product.hotel.label })}
                  </p>
                  <p className={styles.text}>{words('checkout.confirmation.nextLookup')}</p>
                </>
              ) : (
                <VoucherSteps product={product} />
              )}
            </section>
          )}
          <div className={styles.actions}>
            <Button tone="secondary" href={documents.receipt} download="">
              {words('checkout.confirmation.receipt')}
            </Button>
            {isPaid && documents.calendar !== null && (
              <Button tone="secondary" href={documents.calendar} download="">
                {words('checkout.confirmation.calendar')}
              </Button>
            )}
            {isPaid && product.kind === 'stay' && (
              <Button tone="secondary" href={lookupHref('modify')}>
                {words('checkout.confirmation.manage')}
              </Button>
            )}
            <span className={`${styles.print} ${needsScript}`}>
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

/** Amounts paid by voucher, gift cards and card; when some is paid later, the card's part is in the payment plan. */
function paidLines(order: Confirmation, words: Words<typeof messages | typeof orderMessages>) {
  const { payments, remaining } = giftcardLines(order, words);
  if (!remaining || order.payments.length > 0) return { payments };
  return { payments, remaining: { ...remaining, label: words('checkout.confirmation.paid') } };
}
