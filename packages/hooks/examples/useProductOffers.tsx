import { useProductAddress, useProductOffers } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { criteria, setDates } = useProductAddress();
  const { dates, party } = criteria;
  const offers = useProductOffers({ offerId: 12, dates, party });
  return (
    <section>
      <h3>Offers of the hotel</h3>
      {dates && (
        <p>
          {dates.checkin} to {dates.checkout}
        </p>
      )}
      <ul>
        {offers.map(({ weekendId, label, priceInfo, availableRooms }) => (
          <li key={weekendId}>
            {label}, {formatMoney(priceInfo.sellPrice, 'fr_FR')}, {availableRooms} rooms left
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setDates({ checkin: '2026-12-19', checkout: '2026-12-21' })}>
        19 to 21 December
      </button>
    </section>
  );
}
