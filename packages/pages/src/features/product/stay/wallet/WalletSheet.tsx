import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { Notice } from '@sabadora/design-system/Notice';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { formatDay, formatMoney } from '@sabadora/domain';
import { useSabadora, type FastWallet } from '@sabadora/hooks';
import { Suspense } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { lazyPart } from '../../../../kit/parts/lazyPart.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import contentMessages from '../../../checkout/CheckoutContent.messages.json';
import orderMessages from '../../../checkout/order.messages.json';
import { giftcardLines, orderLines } from '../../../checkout/orderLines.ts';
import paymentMessages from '../../../checkout/payment/payment.messages.json';
import { sandboxMeans } from '../../../checkout/payment/sandboxMeans.ts';
import { ProductInBasket } from '../../../checkout/ProductInBasket.tsx';
import { TEST_WALLET_BUYER } from './testWallet.ts';
import messages from './wallet.messages.json';
import * as styles from './WalletSheet.css.ts';

const StripeWallet = lazyPart(
  async () => (await import('../../../checkout/payment/stripe/StripeWallet.tsx')).StripeWallet,
);

/**
 * Sheet with the product, its price and the button that pays with a wallet, or with a failure (PR-166…PR-171,
 * PR-177).
 */
export function WalletSheet({ wallet }: { wallet: FastWallet }) {
  const words = useWords(messages, orderMessages, paymentMessages);
  const { locale } = useShared();
  const { api, location } = useSabadora();
  const { state, close, pay, bookHref } = wallet;
  const provider = 'checkout' in state ? state.checkout.paymentProvider : undefined;
  const isBusy = state.kind === 'paying' || state.kind === 'paid';
  const payNow = () => void pay(sandboxMeans(api, 'wallet', location.read().path), TEST_WALLET_BUYER);
  const actions =
    state.kind === 'failed' ? (
      <Button href={bookHref} size="large">
        {words('stay.wallet.book')}
      </Button>
    ) : (
      'checkout' in state &&
      (provider?.name === 'stripe' ? (
        <Suspense>
          <StripeWallet
            publishableKey={provider.publishableKey ?? ''}
            amount={state.checkout.remainingAmountToPay}
            wallet={wallet}
            bookLabel={words('stay.wallet.book')}
          />
        </Suspense>
      ) : (
        <Button size="large" isLoading={isBusy} onClick={payNow}>
          {words('checkout.pay', { amount: formatMoney(state.checkout.remainingAmountToPay, locale) })}
        </Button>
      ))
    );
  return (
    <Drawer
      side="full"
      title={words('stay.wallet.title')}
      isOpen={state.kind === 'failed' || 'checkout' in state}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      footer={actions}
    >
      <div className={styles.content}>
        {state.kind === 'failed' && (
          <Notice tone="error" role="alert">
            {words('stay.wallet.failed', { paymentMethod: words('stay.wallet.name') })}
          </Notice>
        )}
        {'checkout' in state && (
          <>
            <ProductInBasket product={state.checkout.product} />
            <div className={styles.facts}>
              <PriceBreakdown
                label={words('checkout.priceTitle')}
                lines={orderLines(state.checkout, words)}
                total={{ label: words('checkout.total'), amountCents: state.checkout.total }}
                {...giftcardLines(state.checkout, words)}
              />
              <Conditions checkout={state.checkout} />
              {provider?.name === 'sandbox' && <Notice>{words('stay.wallet.sandbox')}</Notice>}
              <p className={styles.small}>{words('checkout.terms')}</p>
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
}

/** Cancellation terms of the purchase (PR-144, PR-145). */
function Conditions({ checkout: { cancellation } }: { checkout: Checkout }) {
  const words = useWords(contentMessages);
  const { locale } = useShared();
  const { cancellationDeadline } = cancellation.policy;
  const isFlexible = cancellation.chosen === 'flexible' && cancellationDeadline !== null;
  return (
    <p className={styles.small}>
      {isFlexible
        ? words('checkout.option.flexibleText', { date: formatDay(cancellationDeadline, locale, 'long') })
        : words('checkout.option.nonCancellableText')}
    </p>
  );
}
