import { useOfferDetail, useProductAddress } from '@sabadora/hooks';

export function Example() {
  const { criteria } = useProductAddress();
  const { status, detail, retry } = useOfferDetail({ id: 12, criteria });
  if (status === 'failed') return <button onClick={retry}>Try again</button>;
  return (
    <p aria-busy={status === 'loading'}>
      {detail ? `${detail.offer.label}, ${detail.offer.hotel.label}` : 'One moment …'}
    </p>
  );
}
