import { SearchBox, SearchFieldInput } from '@sabadora/design-system/SearchBox';

export function Do() {
  return (
    <SearchBox variant="compact" label="Search stays by city" action="/search" submitLabel="Search">
      <SearchFieldInput label="City" inputProps={{ name: 'city' }} />
      <SearchFieldInput label="Arrival" type="date" inputProps={{ name: 'arrival' }} />
    </SearchBox>
  );
}

export function Dont() {
  return (
    <SearchBox variant="compact" label="Search stays by everything" action="/search" submitLabel="Search">
      {['City', 'Arrival', 'Departure', 'Adults', 'Children', 'Theme'].map((label) => (
        <SearchFieldInput key={label} label={label} />
      ))}
    </SearchBox>
  );
}
