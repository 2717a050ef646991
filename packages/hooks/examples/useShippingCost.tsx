import { useShippingCost } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { cost, isFetching, error, retry } = useShippingCost();
  if (error !== undefined) return <button onClick={retry}>Try again</button>;
  return (
    <p aria-busy={isFetching}>
      By post: {cost ? formatMoney(cost.amount + cost.internationalFee, 'fr_FR') : '…'}
    </p>
  );
}
