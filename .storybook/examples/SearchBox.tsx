import { SearchBox, SearchFieldInput } from '@sabadora/design-system/SearchBox';
import { SearchSelect } from '@sabadora/design-system/Select';

/** Submits as a form, also without JavaScript: "/search?arrival=2026-12-11&theme=spa". */
export function Example() {
  return (
    <SearchBox variant="compact" label="Search stays" action="/search" submitLabel="Search">
      <SearchFieldInput label="Arrival" type="date" inputProps={{ name: 'arrival' }} />
      <SearchSelect
        label="Theme"
        options={[
          { value: '', label: 'All themes' },
          { value: 'spa', label: 'With a spa' },
        ]}
        inputProps={{ name: 'theme' }}
      />
    </SearchBox>
  );
}
