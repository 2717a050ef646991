import { zodResolver } from '@hookform/resolvers/zod';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const titles = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];

const schema = z.object({ title: z.enum(['mr', 'mrs'], 'Choose a title.') });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { title: 'mr' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <RadioGroup
        label="Title"
        options={titles}
        inputProps={register('title')}
        errorMessage={formState.errors.title?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
