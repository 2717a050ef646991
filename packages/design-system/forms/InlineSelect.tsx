import { zodResolver } from '@hookform/resolvers/zod';
import { InlineSelect } from '@sabadora/design-system/Select';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const orders = [
  { value: 'popularity', label: 'Best first' },
  { value: 'price', label: 'Cheapest first' },
];

const schema = z.object({ order: z.enum(['popularity', 'price']) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { order: 'popularity' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <InlineSelect label="Order" options={orders} inputProps={register('order')} />
      <p role="alert">{formState.errors.order?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
