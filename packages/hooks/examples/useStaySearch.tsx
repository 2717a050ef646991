import { useSearchAddress, useStaySearch } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { criteria, flow, page } = useSearchAddress();
  const { status, results, details, retry } = useStaySearch({ criteria, flow, page, limit: 3 });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <button onClick={retry}>Search again</button>;
  if (status === 'none') return <p>There is no such stay.</p>;
  return (
    <section aria-label={`${details?.totalCount} stays`}>
      {results.map(({ hotelId, mainPackage: { hotel, label, sellPrice } }) => (
        <article key={hotelId}>
          <h3>{hotel.label}</h3>
          <p>
            {label}, {formatMoney(sellPrice, 'fr_FR')}
          </p>
        </article>
      ))}
    </section>
  );
}
