import { useSearchAddress, useSearchBox } from '@sabadora/hooks';

/** Changes stay in a draft until the visitor searches. */
export function Example() {
  const search = useSearchAddress();
  const box = useSearchBox(search);
  const { adults } = box.party;
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        box.search();
      }}
    >
      <label>
        Adults{' '}
        <input
          type="number"
          min={1}
          max={9}
          value={adults}
          onChange={(event) => box.setParty({ ...box.party, adults: event.target.valueAsNumber || 1 })}
        />
      </label>
      <button type="submit">{box.isChanged ? 'Search anew' : 'Search'}</button>
    </form>
  );
}
