import { useRecentSearches, useSearchAddress, useSearchBox } from '@sabadora/hooks';

export function Example() {
  const { recents, addRecent } = useRecentSearches();
  const box = useSearchBox(useSearchAddress());
  return (
    <>
      <ul aria-label="Last searches">
        {recents.map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => box.setDestination(place)}>
              {place.label}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => addRecent({ id: 2, label: 'Bruges', category: 'city' })}>
        Bruges was searched
      </button>
    </>
  );
}
