import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox } from '@sabadora/design-system/Checkbox';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({ terms: z.literal(true, 'Accept the terms.') });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { terms: true },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Checkbox
        label="I accept the terms"
        inputProps={register('terms')}
        errorMessage={formState.errors.terms?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
