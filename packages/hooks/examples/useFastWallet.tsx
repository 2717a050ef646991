import { useFastWallet, type PaymentMeans } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

const stay = {
  offerId: 12,
  dates: { checkin: '2026-12-12', checkout: '2026-12-14' },
  party: { adults: 2, children: 0, babies: 0 },
  activityDates: [],
};

/** Replace `confirm` with a call of the wallet's own sheet. */
const wallet: PaymentMeans = { name: 'wallet', confirm: async () => ({ status: 'confirmed' }) };
const buyer = {
  email: { email: 'ana@example.com' },
  civility: null,
  firstName: 'Ana',
  lastName: 'Peñas',
  phoneNumber: '+33 6 00 00 00 00',
  addressLine: '1 rue du Port',
  postalCode: '35400',
  city: 'Saint-Malo',
  country: 'FR',
};

export function Example() {
  const { state, open, pay, close, bookHref } = useFastWallet(stay);
  return (
    <section>
      <button type="button" disabled={state.kind === 'starting'} onClick={() => void open()}>
        Pay by wallet
      </button>
      {state.kind === 'ready' && (
        <p>
          {formatMoney(state.checkout.total, 'fr_FR')}{' '}
          <button onClick={() => void pay(wallet, buyer)}>Confirm</button>
          <button onClick={close}>Cancel</button>
        </p>
      )}
      {state.kind === 'failed' && <p role="alert">It did not work.</p>}
      <a href={bookHref}>Book step by step</a>
    </section>
  );
}
