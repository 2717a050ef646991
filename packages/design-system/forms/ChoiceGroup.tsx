import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const facilities = { spa: 'Spa', pool: 'Pool' };

const schema = z.object({ facilities: z.array(z.string()).check(z.minLength(1, 'Choose one or more.')) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { facilities: ['spa'] },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <ChoiceGroup label="Facilities">
        {Object.entries(facilities).map(([value, label]) => (
          <Checkbox key={value} label={label} inputProps={{ ...register('facilities'), value }} />
        ))}
      </ChoiceGroup>
      <p role="alert">{formState.errors.facilities?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
