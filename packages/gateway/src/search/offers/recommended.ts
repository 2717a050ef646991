import type { RecommendedOffer, recommendedOffer, RequestOf } from '@sabadora/api';
import { DEFAULT_PARTY, nightsOf, readPeople, readStay, type RequestedStay } from '@sabadora/domain';
import { cardsOf } from './cards.ts';
import { NO_FILTERS, type SearchCriteria } from '../criteria.ts';
import { searchOffers } from './searchOffers.ts';
import type { SearchSource } from './withTerms.ts';

type Request = RequestOf<typeof recommendedOffer>;

/** Most kilometres between an offer and one of another hotel that is recommended for it. */
const NEARBY_KM = 100;

/** Offers of a hotel that are read: of two, at least one is not the offer itself. */
const OF_HOTEL = 2;

/** The stay of the request, by nights or check-out; undefined without dates, or for more than 30 nights. */
function stayOf(request: Request): RequestedStay | undefined {
  const { checkin, checkout } = request;
  const nights = nightsOf({ ...(checkin && { checkin }), ...(checkout && { checkout }) });
  const isStay = checkin !== undefined && nights >= 1 && nights <= 30;
  return readStay(request) ?? (isStay ? { checkin, nights } : undefined);
}

/**
 * The searches for another offer, in order of preference: of the same hotel, otherwise the best one nearby that
 * shares a theme.
 */
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
  // First on the dates, then without dates, finally for two people.
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
 * The offer to recommend instead of or beside another one (SE-220, D-104): another offer of its hotel, otherwise the
 * best one nearby with the same theme. Never the offer itself, which may be unpublished. Priced on the dates if
 * available.
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
