import { zodResolver } from '@hookform/resolvers/zod';
import { DestinationField } from '@sabadora/design-system/DestinationField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const places = [
  { id: 'bruges', label: 'Bruges', description: 'City in Belgium', category: 'city' },
  { id: 'annecy', label: 'Annecy', description: 'City in France', category: 'city' },
] as const;

const schema = z.object({
  destination: z.string().check(z.minLength(1, 'Choose a place.')),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { destination: 'bruges' },
  });
  const [text, setText] = useState('');
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="destination"
        control={control}
        render={({ field: { name, value, onChange } }) => (
          <DestinationField
            label="Destination"
            name={name}
            inputValue={text}
            onInputChange={setText}
            suggestions={places.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
            value={places.find(({ id }) => id === value)}
            onChoose={onChange}
            onClear={() => onChange('')}
          />
        )}
      />
      <p role="alert">{formState.errors.destination?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
