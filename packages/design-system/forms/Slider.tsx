import { zodResolver } from '@hookform/resolvers/zod';
import { Slider } from '@sabadora/design-system/Slider';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({
  distance: z.number().check(z.maximum(80, 'At most 80 km.')),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { distance: 30 },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="distance"
        control={control}
        render={({ field: { name, value, onChange } }) => (
          <Slider label="Distance" maxValue={100} step={10} {...{ name, value, onChange }} />
        )}
      />
      <p role="alert">{formState.errors.distance?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
