import { BookingCard } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { Select } from '@sabadora/design-system/Select';

/** The card at the side of a page; `BookingBar` shows the same price and button at the bottom of a phone's screen. */
export function Example() {
  return (
    <BookingCard
      label="Book this stay"
      price={<PriceTag priceCents={14900} isFrom align="start" size="large" />}
      action={
        <Button isWide size="large" type="submit">
          Book
        </Button>
      }
      note="You pay nothing yet."
      formProps={{ onSubmit: (event) => event.preventDefault() }}
    >
      <Select label="Dates" options={[{ value: '2026-12-05', label: '5 to 6 December' }]} />
    </BookingCard>
  );
}
