import type { OrderedStay } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { languageOf, textIn } from '../../../search/locale.ts';
import { HOTEL_COLUMNS, hotelOf } from '../../../search/offers/cards.ts';
import { offerPictures } from '../../../search/pictures.ts';

/** The hotel of an order, from the hotel of a card. */
export function orderedHotel({
  id,
  label,
  stars,
  location,
}: ReturnType<typeof hotelOf>): OrderedStay['hotel'] {
  const { address, zipCode, label: town } = location;
  return {
    id,
    label,
    stars,
    town,
    address: [address, `${zipCode} ${town}`.trim()].filter((part) => part !== '').join(', '),
  };
}

/** The data of an existing offer that an order stores. */
export async function describeOffer(
  db: Kysely<Tables>,
  offerId: number,
  locale: Locale,
): Promise<Pick<OrderedStay, 'label' | 'imageUrl' | 'hotel'>> {
  const language = languageOf(locale);
  const row = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'offer.id',
      'offer.labels',
      'offer.picture_count',
      'hotel.scene',
      'city.country_code',
      ...HOTEL_COLUMNS,
    ])
    .where('offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
  return {
    label: textIn(row.labels, language),
    imageUrl: offerPictures(row)[0] ?? '',
    hotel: orderedHotel(hotelOf(row, language)),
  };
}
