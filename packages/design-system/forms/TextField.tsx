import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@sabadora/design-system/TextField';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Say who comes.')) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: 'Marie' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField label="Name" inputProps={register('name')} errorMessage={formState.errors.name?.message} />
      <button type="submit">Send</button>
    </form>
  );
}
