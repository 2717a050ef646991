import { zodResolver } from '@hookform/resolvers/zod';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({
  adults: z.number().check(z.maximum(3, 'At most three.')),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { adults: 2 },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="adults"
        control={control}
        render={({ field: { name, value, onChange } }) => (
          <ParticipantStepper label="Adults" minValue={1} maxValue={9} {...{ name, value, onChange }} />
        )}
      />
      <p role="alert">{formState.errors.adults?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
