import { zodResolver } from '@hookform/resolvers/zod';
import { Switch } from '@sabadora/design-system/Switch';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({ alerts: z.boolean() });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { alerts: true },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Switch
        label="Write to me when prices fall"
        inputProps={register('alerts')}
        errorMessage={formState.errors.alerts?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
