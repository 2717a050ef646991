import { stayItem, useItemView, type StayProductProps } from '@sabadora/hooks';

/** The page's loader has read `detail` on the server. */
export function Example({ detail }: Pick<StayProductProps, 'detail'>) {
  const { offer, published } = detail;
  useItemView(published ? stayItem(offer) : undefined);
  return (
    <article>
      <h3>{offer.label}</h3>
      <p>{published ? offer.hotel.label : 'It is no longer sold.'}</p>
    </article>
  );
}
