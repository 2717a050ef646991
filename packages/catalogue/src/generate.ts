import { createHotelMaker, type Hotel } from './hotels/hotels.ts';
import { makeOffers, type Offer } from './offers/offers.ts';
import type { Places } from './places/places.ts';

/** Hotels generated at once; a balance between memory and the speed of the database. */
const HOTELS_AT_ONCE = 500;

export interface Generated {
  hotels: Hotel[];
  offers: { hotel: Hotel; offer: Offer }[];
}

/** The first `count` hotels with their offers, in groups that fit in memory. */
export function* generate(places: Places, count: number): Generator<Generated> {
  const make = createHotelMaker(places);
  for (let start = 0; start < count; start += HOTELS_AT_ONCE) {
    const hotels = Array.from({ length: Math.min(HOTELS_AT_ONCE, count - start) }, (_, index) =>
      make(start + index),
    );
    yield { hotels, offers: hotels.flatMap((hotel) => makeOffers(hotel).map((offer) => ({ hotel, offer }))) };
  }
}
