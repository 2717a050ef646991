import { HotelStars } from '@sabadora/design-system/HotelStars';

export function Do() {
  return (
    <p>
      Hôtel des Dunes <HotelStars count={4} />
    </p>
  );
}

export function Dont() {
  return (
    <p>
      Guests give it <HotelStars count={5} />
    </p>
  );
}
