import { zodResolver } from '@hookform/resolvers/zod';
import { DateField } from '@sabadora/design-system/DateField';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({ birthday: z.iso.date('Choose a day.') });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { birthday: '1990-07-24' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <DateField
        label="Birthday"
        today="2026-11-21"
        inputProps={register('birthday')}
        errorMessage={formState.errors.birthday?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
