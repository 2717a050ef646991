import { useCheckout } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** For the checkout page, whose address names the product to buy. */
export function Example() {
  const { status, checkout, minutesLeft, retry, renew, errorCode, goTo } = useCheckout();
  if (status === 'empty') return <p>Nothing was chosen.</p>;
  if (status === 'unavailable') return <p role="alert">It cannot be had: {errorCode}</p>;
  if (status === 'failed') return <button onClick={retry}>Try again</button>;
  if (!checkout) return <p role="status">One moment …</p>;
  return (
    <section>
      <h3>{checkout.product.label}</h3>
      <ul>
        {checkout.lines.map(({ kind, label, amount }) => (
          <li key={`${kind} ${label}`}>
            {label}: {formatMoney(amount, 'fr_FR')}
          </li>
        ))}
      </ul>
      {minutesLeft === 0 ? (
        <button onClick={() => void renew()}>Hold the room again</button>
      ) : (
        <p>Held for {minutesLeft} minutes</p>
      )}
      <button onClick={() => goTo('payment')}>
        Pay {formatMoney(checkout.remainingAmountToPay, 'fr_FR')}
      </button>
    </section>
  );
}
