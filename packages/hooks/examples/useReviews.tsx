import { useReviews } from '@sabadora/hooks';

export function Example() {
  const { reviews, status, sort, setSort, totalCount, hasMore, loadMore, retry } = useReviews({ hotelId: 7 });
  return (
    <section aria-busy={status === 'loading'}>
      <h3>{totalCount ?? '…'} reviews</h3>
      <button type="button" onClick={() => setSort(sort === 'highest' ? 'newest' : 'highest')}>
        {sort === 'highest' ? 'Newest first' : 'Best first'}
      </button>
      {reviews.map(({ id, customer, average, positive }) => (
        <blockquote key={id}>
          {positive} ({customer}, {average}/10)
        </blockquote>
      ))}
      {hasMore && <button onClick={loadMore}>More</button>}
      {status === 'error' && <button onClick={retry}>Try again</button>}
    </section>
  );
}
