import { useVoucher } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { status, enter, leave } = useVoucher();
  if (status.kind === 'found')
    return (
      <p>
        {status.voucher.product.label}, {formatMoney(status.voucher.leftAmount, 'fr_FR')} left{' '}
        <button onClick={leave}>Go on without it</button>
      </p>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter(new FormData(event.currentTarget).get('code') as string);
      }}
    >
      <label>
        Code of your voucher <input name="code" />
      </label>
      <button type="submit">Use it</button>
      {status.kind === 'unknown' && <p role="alert">There is no such voucher.</p>}
      {status.kind === 'tooMany' && <p role="alert">Too many codes were tried; wait a few minutes.</p>}
    </form>
  );
}
