import { useHotelProduct, type HotelProductProps } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** The page's loader has read `detail` on the server. */
export function Example(props: HotelProductProps) {
  const { detail, status, setDates, reset, retry } = useHotelProduct(props);
  return (
    <article aria-busy={status === 'loading'}>
      <h3>{detail.hotel.label}</h3>
      <ul>
        {detail.weekends.map(({ id, label, sellPrice }) => (
          <li key={id}>
            {label}, {formatMoney(sellPrice, 'fr_FR')}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setDates({ checkin: '2026-12-19', checkout: '2026-12-21' })}>
        19 to 21 December
      </button>
      <button type="button" onClick={reset}>
        Any dates
      </button>
      {status === 'failed' && <button onClick={retry}>Try again</button>}
    </article>
  );
}
