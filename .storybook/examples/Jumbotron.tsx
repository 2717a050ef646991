import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { SearchBox, SearchFieldInput } from '@sabadora/design-system/SearchBox';

/** On a page its title is the first heading; here other headings are above it. */
export function Example() {
  return (
    <Jumbotron
      headingLevel={2}
      title="Where will Saturday take you?"
      lead="1,500 stays, from the sea to the snow line."
      picture={{ src: 'data:image/webp;base64,none' }}
    >
      <SearchBox label="Search from the picture" action="/search" submitLabel="Search">
        <SearchFieldInput label="Where" inputProps={{ name: 'where' }} />
      </SearchBox>
    </Jumbotron>
  );
}
