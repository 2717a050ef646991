import { WordsProvider } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { Checkbox } from '@sabadora/design-system/Checkbox';
import { DateField } from '@sabadora/design-system/DateField';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { TextField } from '@sabadora/design-system/TextField';
import * as words from '@sabadora/design-system/words/en';
import { useState } from 'react';
import { Controller, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

// Without this, zod tries `eval`, which a strict policy reports.
z.config({ jitless: true });

const booking = z.object({
  name: z.string().check(z.minLength(1, 'Say who comes.')),
  birthday: z.iso.date('Choose a day.'),
  checkIn: z.iso.date('Choose an arrival.'),
  adults: z.number(),
  terms: z.literal(true, 'Accept the terms.'),
});

type Booking = z.input<typeof booking>;

/** Returns the first error of each field in react-hook-form's format, like `@hookform/resolvers`. */
const resolver: Resolver<Booking> = (values) => {
  const { success, data, error } = booking.safeParse(values);
  if (success) return { values: data, errors: {} };
  const errors: FieldErrors<Booking> = {};
  for (const { path, message } of error.issues) {
    const name = path[0] as keyof Booking;
    errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};

/**
 * Fields in react-hook-form: `inputProps` take the result of `register`; fields with a `value` need a `Controller`.
 */
export function BookingForm() {
  const [sent, setSent] = useState<Booking>();
  const { register, control, handleSubmit, formState } = useForm<Booking>({
    resolver,
    defaultValues: { name: '', birthday: '', checkIn: '', adults: 2 },
  });
  const field = (name: 'name' | 'birthday' | 'terms') => ({
    inputProps: register(name),
    errorMessage: formState.errors[name]?.message,
  });
  return (
    <WordsProvider locale="en-GB" words={words}>
      <form noValidate onSubmit={(event) => void handleSubmit(setSent)(event)}>
        <TextField label="Name" {...field('name')} />
        <DateField label="Birthday" today="2026-11-21" {...field('birthday')} />
        <Controller
          name="checkIn"
          control={control}
          render={({ field: { value, onChange } }) => (
            <StayDatesField
              label="Arrival"
              today="2026-11-21"
              lastDay="2027-11-21"
              dayInfo={() => ({ isSelectable: true })}
              checkInName="checkIn"
              onSelectDay={onChange}
              {...(value !== '' && { checkIn: value })}
            />
          )}
        />
        <p role="alert">{formState.errors.checkIn?.message}</p>
        <Controller
          name="adults"
          control={control}
          render={({ field: { name, value, onChange } }) => (
            <ParticipantStepper label="Adults" minValue={1} maxValue={9} {...{ name, value, onChange }} />
          )}
        />
        <Checkbox label="I accept the terms" {...field('terms')} />
        <Button type="submit">Book</Button>
      </form>
      <output>{sent && JSON.stringify(sent)}</output>
    </WordsProvider>
  );
}
