import { useStayProduct, type StayProductProps } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** The page's loader has read `detail` and `quote` on the server. */
export function Example(props: StayProductProps) {
  const stay = useStayProduct(props);
  const { quote, obstacle } = stay;
  return (
    <article>
      <h3>{stay.detail.offer.label}</h3>
      {quote.status === 'no-dates' && (
        <button
          type="button"
          onClick={() => stay.setDates({ checkin: '2026-12-12', checkout: '2026-12-14' })}
        >
          12 to 14 December
        </button>
      )}
      {quote.status === 'loading' && <p role="status">One moment …</p>}
      {quote.status === 'priced' && <p>{formatMoney(quote.quote.priceInfo.sellPrice, 'fr_FR')}</p>}
      {quote.status === 'unavailable' && <p role="alert">{quote.error}</p>}
      {stay.activities.map(({ activityId, title, dates, chosen }) => (
        <fieldset key={activityId}>
          <legend>{title}</legend>
          {dates.map((day) => (
            <label key={day}>
              <input
                type="radio"
                checked={day === chosen}
                onChange={() => stay.chooseActivityDate({ activityId, day })}
              />
              {day}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" disabled={stay.isStarting} onClick={() => void stay.start()}>
        Book
      </button>
      {obstacle && <p role="alert">Still missing: {obstacle}</p>}
    </article>
  );
}
