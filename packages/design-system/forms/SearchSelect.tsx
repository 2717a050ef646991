import { zodResolver } from '@hookform/resolvers/zod';
import { SearchSelect } from '@sabadora/design-system/Select';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const themes = [
  { value: 'sea', label: 'By the sea' },
  { value: 'city', label: 'In a city' },
];

const schema = z.object({ theme: z.enum(['sea', 'city']) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { theme: 'sea' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <SearchSelect label="Theme" options={themes} inputProps={register('theme')} />
      <p role="alert">{formState.errors.theme?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
