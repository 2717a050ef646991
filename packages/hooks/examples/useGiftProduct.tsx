import { useGiftProduct, type GiftProductProps } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** The page's loader has read `detail` on the server, in the gifting flow. */
export function Example(props: GiftProductProps) {
  const gift = useGiftProduct(props);
  const { choice, quote } = gift;
  return (
    <article>
      <fieldset>
        <legend>Nights</legend>
        {gift.nightOptions.map(({ nights, sellPrice }) => (
          <label key={nights}>
            <input type="radio" checked={quote?.nights === nights} onChange={() => gift.choose({ nights })} />
            {nights}, {formatMoney(sellPrice, 'fr_FR')}
          </label>
        ))}
      </fieldset>
      {gift.isPhysicalOffered && (
        <label>
          <input
            type="checkbox"
            checked={choice.format === 'physical'}
            onChange={(event) => gift.choose({ format: event.target.checked ? 'physical' : 'digital' })}
          />
          By post
        </label>
      )}
      {quote && <p>{formatMoney(quote.totalPrice, 'fr_FR')}</p>}
      <button type="button" disabled={gift.checkoutHref === undefined} onClick={gift.start}>
        Give this stay
      </button>
    </article>
  );
}
