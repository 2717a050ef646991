import { zodResolver } from '@hookform/resolvers/zod';
import { Select } from '@sabadora/design-system/Select';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const reasons = [
  { value: 'stay', label: 'A stay' },
  { value: 'gift', label: 'A gift' },
];

const schema = z.object({ reason: z.enum(['stay', 'gift'], 'Choose a reason.') });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { reason: 'stay' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Select
        label="Reason"
        placeholder="Choose"
        options={reasons}
        inputProps={register('reason')}
        errorMessage={formState.errors.reason?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
