import { useIsSearchChanged, useSearchAddress, useSearchBox } from '@sabadora/hooks';

export function Example() {
  const box = useSearchBox(useSearchAddress());
  return (
    <>
      <button type="button" onClick={() => box.setParty({ adults: 4, children: 0, babies: 0 })}>
        Four adults
      </button>
      <Results />
    </>
  );
}

/** Elsewhere on the page: the results are of another search than the box shows. */
function Results() {
  const isOutdated = useIsSearchChanged();
  return (
    <p>{isOutdated ? 'Press Search to bring the results up to date.' : 'The results are up to date.'}</p>
  );
}
