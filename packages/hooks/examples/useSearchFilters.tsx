import { useSearchAddress, useSearchFilters } from '@sabadora/hooks';

export function Example() {
  const search = useSearchAddress();
  const filters = useSearchFilters(search, { hasCity: false, position: undefined });
  return (
    <fieldset>
      <legend>Stars ({filters.draft.stars.length} chosen)</legend>
      {[3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="checkbox"
            checked={filters.draft.stars.includes(stars)}
            onChange={() => filters.toggle('stars', stars)}
          />
          {stars}
        </label>
      ))}
      <button type="button" onClick={filters.confirm}>
        Apply
      </button>
      <button type="button" disabled={!filters.canReset(['stars'])} onClick={() => filters.reset(['stars'])}>
        Reset
      </button>
    </fieldset>
  );
}
