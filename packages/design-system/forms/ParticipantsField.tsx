import { zodResolver } from '@hookform/resolvers/zod';
import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const kinds = [
  { id: 'adults', name: 'adults', label: 'Adults', minValue: 1, maxValue: 9 },
  { id: 'children', name: 'children', label: 'Children', minValue: 0, maxValue: 6 },
] as const;

const schema = z.object({
  party: z
    .object({ adults: z.number(), children: z.number() })
    .check(z.refine(({ adults, children }) => adults + children <= 3, 'At most three people.')),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { party: { adults: 2, children: 0 } },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="party"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ParticipantsField
            label="Travellers"
            kinds={kinds}
            value={value}
            formatSummary={({ adults, children }) => `${adults} adults, ${children} children`}
            onCommit={onChange}
          />
        )}
      />
      <p role="alert">{formState.errors.party?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
