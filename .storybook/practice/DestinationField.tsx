import { DestinationField, type DestinationOption } from '@sabadora/design-system/DestinationField';
import { useState } from 'react';

const places: readonly DestinationOption[] = [
  { id: 'limburg-be', label: 'Limburg', description: 'Province · Belgium', category: 'region' },
  { id: 'limburg-nl', label: 'Limburg', description: 'Province · Netherlands', category: 'region' },
];

const orders: readonly DestinationOption[] = [
  { id: 'best', label: 'Best first', category: 'others' },
  { id: 'price', label: 'Cheapest first', category: 'others' },
];

function Field({ label, options }: { label: string; options: readonly DestinationOption[] }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<DestinationOption>();
  return (
    <DestinationField
      label={label}
      value={chosen}
      inputValue={text}
      onInputChange={setText}
      suggestions={options}
      onChoose={(id) => setChosen(options.find((option) => option.id === id))}
      onClear={() => setChosen(undefined)}
    />
  );
}

export function Do() {
  return <Field label="Destination" options={places} />;
}

export function Dont() {
  return <Field label="Order of the results" options={orders} />;
}
