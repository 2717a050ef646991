import { useActivityProduct, type ActivityProductProps } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** The page's loader has read `detail` on the server. */
export function Example(props: ActivityProductProps) {
  const activity = useActivityProduct(props);
  const { adults, minValue, maxValue, quote } = activity;
  return (
    <article>
      <h3>{activity.detail.activity.label}</h3>
      <label>
        Adults{' '}
        <input
          type="number"
          min={minValue}
          max={maxValue}
          value={adults}
          onChange={(event) => activity.setAdults(event.target.valueAsNumber || minValue)}
        />
      </label>
      {quote && <p>{formatMoney(quote.total, 'fr_FR')} together</p>}
      <a href={activity.checkoutHref('own-use')}>Buy</a> <a href={activity.checkoutHref('gift')}>Give</a>
    </article>
  );
}
