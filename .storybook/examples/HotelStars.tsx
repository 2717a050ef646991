import { HotelStars } from '@sabadora/design-system/HotelStars';

export function Example() {
  return (
    <h3>
      Hôtel des Dunes <HotelStars count={4} />
    </h3>
  );
}
