import { useFallbackSearches, useSearchAddress, useStaySearch } from '@sabadora/hooks';

export function Example() {
  const { criteria, flow, page, isReady } = useSearchAddress();
  const search = useStaySearch({ criteria, flow, page, isReady });
  const { message, blocks } = useFallbackSearches({
    criteria,
    flow,
    isReady,
    exact: search.details && {
      totalCount: search.details.totalCount,
      hotelIds: search.results.map(({ hotelId }) => hotelId),
      details: search.details,
    },
  });
  return (
    <section>
      {message === 'no-exact' && <p>Nothing fits exactly; these come close.</p>}
      {message === 'no-results' && <p>Nothing was found.</p>}
      {blocks.map(({ key: { destination, dates }, status, results }) => (
        <p key={JSON.stringify([destination, dates])} aria-busy={status === 'loading'}>
          {destination.isAround ? 'Around it' : 'Elsewhere'}:{' '}
          {results.map(({ mainPackage }) => mainPackage.hotel.label).join(', ')}
        </p>
      ))}
    </section>
  );
}
