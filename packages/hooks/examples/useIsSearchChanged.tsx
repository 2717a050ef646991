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

/** Placed elsewhere on the page: marks results that no longer belong to the search in the box. */
function Results() {
  const isOutdated = useIsSearchChanged();
  return (
    <p>{isOutdated ? 'Press Search to bring the results up to date.' : 'The results are up to date.'}</p>
  );
}
