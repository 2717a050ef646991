import BpkAutosuggest, { BpkAutosuggestSuggestion } from '@skyscanner/backpack-web/bpk-component-autosuggest';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES, type Place } from '../../../src/page/places.ts';

function Field() {
  const [value, setValue] = useState('');
  return (
    <BpkAutosuggest
      id="destination"
      suggestions={PLACES}
      shouldRenderSuggestions={() => true}
      onSuggestionsFetchRequested={() => {}}
      onSuggestionsClearRequested={() => {}}
      getSuggestionValue={({ label }: Place) => label}
      renderSuggestion={({ label, description }: Place) => (
        <BpkAutosuggestSuggestion value={label} subHeading={description} />
      )}
      inputProps={{
        id: 'destination',
        name: 'destination',
        value,
        onChange: (_: unknown, { newValue }: { newValue: string }) => setValue(newValue),
      }}
    />
  );
}

exposeReact(() => <Field />);
