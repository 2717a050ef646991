import { useBoxOffers } from '@sabadora/hooks';

export function Example() {
  const { status, stays, totalCount, loadMore, retry } = useBoxOffers({ code: '1EBOX' });
  return (
    <section aria-busy={status === 'loading'}>
      <h3>{totalCount ?? '…'} hotels</h3>
      <ul>
        {stays.map(({ hotelId, mainPackage }) => (
          <li key={hotelId}>{mainPackage.hotel.label}</li>
        ))}
      </ul>
      {status === 'error' ? (
        <button onClick={retry}>Try again</button>
      ) : (
        <button onClick={loadMore}>More</button>
      )}
    </section>
  );
}
