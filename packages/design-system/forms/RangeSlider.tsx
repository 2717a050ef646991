import { zodResolver } from '@hookform/resolvers/zod';
import { RangeSlider } from '@sabadora/design-system/RangeSlider';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({
  price: z.tuple([z.number(), z.number().check(z.maximum(280, 'At most 280 euros.'))]),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { price: [50, 200] },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="price"
        control={control}
        render={({ field: { value, onChange } }) => (
          <RangeSlider
            label="Price"
            lowerLabel="Lowest price"
            upperLabel="Highest price"
            lowerName="priceMin"
            upperName="priceMax"
            maxValue={300}
            step={10}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <p role="alert">{formState.errors.price?.[1]?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
