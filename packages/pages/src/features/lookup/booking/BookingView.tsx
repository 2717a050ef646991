import type { Booking } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { Tabs } from '@sabadora/design-system/Tabs';
import { lookupHref, readLookupRoute, type LookupRoute } from '@sabadora/domain';
import { fromHref, useAddress, useSabadora, type BookingState } from '@sabadora/hooks';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import * as basket from '../../checkout/Basket.css.ts';
import checkoutMessages from '../../checkout/checkout.messages.json';
import orderMessages from '../../checkout/order.messages.json';
import { orderLines } from '../../checkout/orderLines.ts';
import { KIND_WORDS } from '../../checkout/kindWords.ts';
import { ProductInBasket } from '../../checkout/ProductInBasket.tsx';
import * as page from '../LookupPage.css.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { FixedNotice } from './FixedNotice.tsx';
import messages from './booking.messages.json';
import * as styles from './BookingView.css.ts';
import { stateBadge } from './stateBadge.css.ts';

const MovePanel = lazyPart(async () => (await import('../move/MovePanel.tsx')).MovePanel);

export interface BookingViewProps {
  state: BookingState;
  booking: Booking;
  /** Whether the title takes the focus, because the booking was just looked up. */
  takesFocus: boolean;
}

/** A booking: its product, price and state, and panels to change or cancel it. */
export function BookingView({ state, booking, takesFocus }: BookingViewProps) {
  const words = useWords(messages, checkoutMessages, orderMessages);
  const { location } = useSabadora();
  const route = readLookupRoute(useAddress().hash);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { number, lines, total, product } = booking;
  return (
    <>
      <div className={styles.head}>
        <h1 className={page.title} ref={title} tabIndex={-1}>
          {words('lookup.booking', { reference: number })}
        </h1>
        <p className={stateBadge[booking.state]}>{words(`lookup.state.${booking.state}`)}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Tabs<LookupRoute>
            label={words('lookup.actions')}
            value={route ?? 'invoice'}
            onChange={(id) => location.write(fromHref(lookupHref(id)), { replace: true })}
            tabs={[
              {
                id: 'modify',
                label: words('lookup.tab.modify'),
                content: <Modify state={state} booking={booking} isShown={route === 'modify'} />,
              },
              {
                id: 'cancel',
                label: words('lookup.tab.cancel'),
                content: <CancelPanel state={state} booking={booking} />,
              },
              {
                id: 'invoice',
                label: words(product.kind === 'stay' ? 'lookup.tab.invoice' : 'lookup.tab.receipt'),
                content: <DocumentsPanel booking={booking} />,
              },
            ]}
          />
          <div className={styles.another}>
            <Button tone="quiet" onClick={state.forget}>
              {words('lookup.another')}
            </Button>
          </div>
        </div>
        <section className={basket.basket} aria-label={words(KIND_WORDS[product.kind].yours)}>
          <ProductInBasket product={product} />
          <div className={basket.price}>
            <PriceBreakdown
              label={words('checkout.priceTitle')}
              lines={orderLines({ lines }, words)}
              total={{ label: words('checkout.total'), amountCents: total }}
            />
          </div>
        </section>
      </div>
    </>
  );
}

/**
 * Panel for changing the dates. It is loaded when the visitor opens it: its calendar needs much code, and has no text
 * worth finding with the browser's page search.
 */
function Modify({ state, booking, isShown }: { state: BookingState; booking: Booking; isShown: boolean }) {
  const { afterSale, product } = booking;
  if (!isShown) return null;
  if (afterSale === 'cancelled') return <CancelPanel state={state} booking={booking} />;
  if (afterSale !== 'open' || product.kind !== 'stay')
    return (
      <div className={styles.panel}>
        <FixedNotice booking={booking} />
      </div>
    );
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <MovePanel state={state} booking={booking} stay={product} />
    </Suspense>
  );
}
