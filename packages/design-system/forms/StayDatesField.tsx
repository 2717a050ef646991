import { zodResolver } from '@hookform/resolvers/zod';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const first = { checkIn: '2026-12-05', checkOut: '2026-12-07' };

/** What a press on a day makes of a stay: its other end, or the begin of another. */
const withDay = ({ checkIn, checkOut }: Partial<typeof first>, day: string) =>
  checkIn !== undefined && checkOut === undefined && day > checkIn
    ? { checkIn, checkOut: day }
    : { checkIn: day };

const schema = z.object({
  stay: z.object({ checkIn: z.iso.date('Choose an arrival.'), checkOut: z.iso.date('Choose a departure.') }),
});

type Values = z.input<typeof schema>;

export function Example({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { stay: first },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        name="stay"
        control={control}
        render={({ field: { value, onChange } }) => (
          <StayDatesField
            label="Dates"
            checkInName="checkIn"
            checkOutName="checkOut"
            today="2026-11-21"
            lastDay="2027-11-21"
            dayInfo={() => ({ isSelectable: true })}
            checkIn={value.checkIn}
            checkOut={value.checkOut}
            onSelectDay={(day) => onChange(withDay(value, day))}
          />
        )}
      />
      <p role="alert">{formState.errors.stay?.checkOut?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}
