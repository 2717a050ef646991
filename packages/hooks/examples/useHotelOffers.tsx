import { useHotelOffers, useSearchAddress } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { criteria, flow } = useSearchAddress();
  const { status, offers, retry } = useHotelOffers({ hotelId: 7, criteria, flow, mainOfferId: 12 });
  if (status === 'error') return <button onClick={retry}>Try again</button>;
  return (
    <ul aria-busy={status === 'loading'}>
      {offers.map(({ id, label, sellPrice }) => (
        <li key={id}>
          {label}, {formatMoney(sellPrice, 'fr_FR')}
        </li>
      ))}
    </ul>
  );
}
