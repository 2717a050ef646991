import { BookingCard } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { Inline } from '@sabadora/design-system/Layout';
import { PriceTag } from '@sabadora/design-system/PriceTag';

const price = <PriceTag priceCents={14900} align="start" />;

export function Do() {
  return (
    <BookingCard
      label="Book the stay by the sea"
      price={price}
      action={<Button isWide>Book for 149 €</Button>}
      note="You pay nothing yet."
    />
  );
}

export function Dont() {
  return (
    <BookingCard
      label="Book two things at once"
      price={price}
      action={
        <Inline gap={8}>
          <Button>Book</Button>
          <Button>Give as a gift</Button>
          <Button>Add a box</Button>
        </Inline>
      }
    />
  );
}
