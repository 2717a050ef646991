import type { RecommendedOffer, recommendedOffer, RequestOf } from '@sabadora/api';
import { DEFAULT_PARTY, nightsOf, readPeople, readStay, type RequestedStay } from '@sabadora/domain';
import { cardsOf } from './cards.ts';
import { NO_FILTERS, type SearchCriteria } from '../criteria.ts';
import { searchOffers } from './searchOffers.ts';
import type { SearchSource } from './withTerms.ts';

type Request = RequestOf<typeof recommendedOffer>;

/** Kilometres between a stay and the one that is recommended in its place, at most. */
const NEARBY_KM = 100;

/** Offers of one hotel are few; its best one after the offer itself is among the first two. */
const OF_HOTEL = 2;

/** The stay of the request, which names nights or a check-out; undefined without dates, or for more than 30 nights. */
function stayOf(request: Request): RequestedStay | undefined {
  const { checkin, checkout } = request;
  const nights = nightsOf({ ...(checkin && { checkin }), ...(checkout && { checkout }) });
  const isStay = checkin !== undefined && nights >= 1 && nights <= 30;
  return readStay(request) ?? (isStay ? { checkin, nights } : undefined);
}

/** Another offer to show: of the hotel, else the best one near it that shares a theme; searched in this order. */
function searchesFor(
  request: Request,
  { hotelId, themeIds, position }: { hotelId: number; themeIds: readonly number[]; position: Position },
): SearchCriteria[] {
  const { locale } = request;
  const stay = stayOf(request);
  const wanted: SearchCriteria = {
    ...NO_FILTERS,
    locale,
    flow: 'booking',
    isGift: false,
    party: readPeople(request),
  };
  const near = { position, distance: { min: 0, max: NEARBY_KM }, excludedHotelIds: [hotelId], themeIds };
  const stays = stay ? [{ stay }] : [];
  // On the dates if at all possible, then without them; for two people when nothing else fits.
  return [
    ...[...stays, {}].flatMap((stay) => [
      { ...wanted, ...stay, hotelId },
      { ...wanted, ...stay, ...near },
    ]),
    { ...wanted, party: DEFAULT_PARTY, hotelId },
    { ...wanted, party: DEFAULT_PARTY, ...near },
  ];
}

type Position = NonNullable<SearchCriteria['position']>;

/**
 * The offer to recommend in the stead of one, or beside it (SE-220, D-104): another one of its hotel, else the best one
 * nearby with the same theme. Never the offer itself, which may be unpublished. Priced for the dates where it can be
 * had on them.
 *
 * @returns undefined when the offer is unknown or there is nothing to recommend.
 */
export async function findRecommended(
  source: SearchSource,
  request: Request,
  today: string,
): Promise<RecommendedOffer | undefined> {
  const { db } = source;
  const offer = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .select(['hotel_id', 'theme_ids', 'latitude', 'longitude'])
    .where('offer.id', '=', request.id)
    .executeTakeFirst();
  if (!offer) return undefined;
  const { hotel_id: hotelId, theme_ids: themeIds, latitude, longitude } = offer;
  for (const criteria of searchesFor(request, { hotelId, themeIds, position: { latitude, longitude } })) {
    const page = { limit: 1, page: 0, packagesPerHotel: OF_HOTEL };
    const { offers } = await searchOffers(source, criteria, page, today);
    const found = offers.find(({ id }) => id !== request.id);
    const [card] = found ? await cardsOf(db, [found], criteria, today) : [];
    if (card) {
      const { id, label, imageUrl, hotel, headwords, sellPrice, refPrice, promo, priceType } = card;
      return { id, label, imageUrl, hotel, headwords, sellPrice, refPrice, promo, priceType };
    }
  }
  return undefined;
}
