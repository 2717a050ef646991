import { useReturnToPlace, useSearchAddress, useStaySearch } from '@sabadora/hooks';

export function Example() {
  const { criteria, flow, page, setPage } = useSearchAddress();
  const { key, status, results } = useStaySearch({ criteria, flow, page });
  const { leave } = useReturnToPlace({ isSettled: status === 'exact', contentKey: key });
  const turn = () => {
    leave();
    setPage(page + 1);
  };
  return (
    <section>
      <ol>
        {results.slice(0, 3).map(({ hotelId, mainPackage }) => (
          <li key={hotelId}>
            <a href={`#stay-${mainPackage.id}`}>{mainPackage.label}</a>
          </li>
        ))}
      </ol>
      <button type="button" onClick={turn}>
        Next page
      </button>
    </section>
  );
}
