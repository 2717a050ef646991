import { zodResolver } from '@hookform/resolvers/zod';
import { TextArea } from '@sabadora/design-system/TextArea';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const schema = z.object({ message: z.string().check(z.minLength(1, 'Write a few words.')) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { message: 'Bonjour' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextArea
        label="Message"
        maxLength={200}
        inputProps={register('message')}
        errorMessage={formState.errors.message?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
