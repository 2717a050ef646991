import { DestinationField, type DestinationOption } from '@sabadora/design-system/DestinationField';
import { useState } from 'react';

const places: readonly DestinationOption[] = [
  { id: 'bruges', label: 'Bruges', description: 'City · Belgium', category: 'city' },
  { id: 'brittany', label: 'Brittany', description: 'Region · France', category: 'region' },
];

export function Example() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<DestinationOption>();
  const found = places.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <DestinationField
      label="Destination"
      placeholder="Where would you like to go?"
      name="destination"
      inputValue={text}
      onInputChange={setText}
      onChoose={(id) => setPlace(places.find((option) => option.id === id))}
      onClear={() => setPlace(undefined)}
      {...(text !== '' && { suggestions: found })}
      {...(place && { value: place })}
    />
  );
}
