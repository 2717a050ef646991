import { buyerOfTest, checkoutOfTest } from '@sabadora/api/testing';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

/** Address of the summary step for a stay of two nights. */
export const HREF =
  '/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0;price=29800';
/** Address of the payment step for the same stay. */
export const PAYMENT = HREF.replace('summary', 'payment');

export const checkout = checkoutOfTest();
/** Path of the call that changes the checkout. */
export const CHECKOUT = `/checkout/${checkout.id}`;
export const flexible = checkoutOfTest({ cancellation: { ...checkout.cancellation, chosen: 'flexible' } });
export const withBuyer = checkoutOfTest({
  cancellation: { ...checkout.cancellation, chosen: 'flexible' },
  buyer: buyerOfTest(),
});

export const intent = {
  provider: 'sandbox',
  intentId: 'pi_1234567890',
  clientSecret: 'secret',
  amount: 29_800,
};
export const ORDERS = '/purchase/orders';
export const FINISH = '/purchase/zeppto';
export const CONFIRM = `/sandbox/intents/${intent.intentId}/confirm`;

/** The sandbox's response to a valid card. */
export const paid = { status: 'succeeded', declineCode: null, redirectTo: null };
/** The gateway's response to an order. */
export const created = { orderUUID: checkout.id, payment: intent };

/** Renders the checkout at an address, with these responses by path. */
export function open(href = HREF, answers: Record<string, unknown> = { '/checkout/init': checkout }) {
  const net = testNetwork(answers);
  const { location, unmount } = renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href,
    fetch: net.fetch,
  });
  return { net, location, unmount };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string) => page.getByLabelText(name);

/** Fills the card form and submits it. */
export async function payWith(number: string) {
  await userEvent.fill(field('Card number'), number);
  await userEvent.fill(field('Expiry (MM/YY)'), '12/30');
  await userEvent.fill(field('Security code'), '123');
  await userEvent.click(button(/^Pay/));
}
