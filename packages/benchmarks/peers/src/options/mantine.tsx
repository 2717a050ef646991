import '@mantine/core/styles.css';
import { Autocomplete, type AutocompleteProps, MantineProvider } from '@mantine/core';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES } from '../../../src/page/places.ts';

const data = PLACES.map(({ label }) => label);
const descriptions = new Map(PLACES.map(({ label, description }) => [label, description]));
const withDescription: AutocompleteProps['renderOption'] = ({ option }) => (
  <div>
    <span>{option.value}</span> <small>{descriptions.get(option.value)}</small>
  </div>
);

exposeReact(() => (
  <MantineProvider>
    <Autocomplete label="Destination" data={data} renderOption={withDescription} />
  </MantineProvider>
));
