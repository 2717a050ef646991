import { useCheckout, usePayment, type PaymentMeans } from '@sabadora/hooks';

/** Replace `confirm` with a call of your provider's script. */
const card: PaymentMeans = { name: 'card', confirm: async () => ({ status: 'confirmed' }) };

export function Example() {
  const checkout = useCheckout();
  const { state, pay } = usePayment(checkout);
  const { buyer } = checkout.checkout ?? {};
  return (
    <section>
      <button
        type="button"
        disabled={!buyer || state.kind === 'paying'}
        onClick={() => buyer && void pay(card, buyer)}
      >
        Pay
      </button>
      {state.kind === 'checking' && <p role="status">Your bank is being asked …</p>}
      {state.kind === 'refused' && <p role="alert">The payment was refused: {state.error.code}</p>}
      {state.kind === 'unreachable' && <p role="alert">Nothing was taken twice: press again.</p>}
    </section>
  );
}
