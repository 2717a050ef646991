import { useDestinationSuggestions } from '@sabadora/hooks';
import { useState } from 'react';

export function Example() {
  const [text, setText] = useState('');
  const { suggestions, isLoading } = useDestinationSuggestions({ text });
  return (
    <>
      <label>
        Destination <input list="places" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <datalist id="places">
        {suggestions?.map(({ id, label, description }) => (
          <option key={id} value={label}>
            {description}
          </option>
        ))}
      </datalist>
      <p role="status">{isLoading ? 'Looking …' : `${suggestions?.length ?? 0} places`}</p>
    </>
  );
}
