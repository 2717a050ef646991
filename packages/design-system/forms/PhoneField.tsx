import { zodResolver } from '@hookform/resolvers/zod';
import { PhoneField, phonePlans } from '@sabadora/design-system/PhoneField';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const countries = [
  { ...phonePlans.FR, name: 'France' },
  { ...phonePlans.BE, name: 'Belgium' },
];

const schema = z.object({ phone: z.string().check(z.regex(/^\+\d{8,15}$/, 'We need your number.')) });

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { phone: '+33612345678' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <PhoneField
        label="Phone"
        countries={countries}
        inputProps={register('phone')}
        errorMessage={formState.errors.phone?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}
