import {
  beneficiaryBoxFacets,
  beneficiaryBoxOffers,
  readVoucher,
  singleVoucherFacets,
  singleVoucherOffers,
  voucherBoxFacets,
  voucherBoxOffers,
  type FacetsResponse,
  type RequestOf,
  type VoucherOffers,
} from '@sabadora/api';
import { COUNTRY_IDS, DEFAULT_PARTY, MARKETS, readLists } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { findVoucher } from '../purchase/vouchers/findVoucher.ts';
import { findBoxTerms } from '../purchase/vouchers/openedOffers.ts';
import { NO_FILTERS, type SearchCriteria } from '../search/criteria.ts';
import { searchDetailsOf } from '../search/details.ts';
import { countFacets } from '../search/facets/countFacets.ts';
import { nameFacets } from '../search/facets/facets.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { searchOffers } from '../search/offers/searchOffers.ts';
import type { CallContext } from './context.ts';

/** Codes that one address may try in a minute: too few to guess one of the 31 to the power of 11 codes. */
const TRIES = 20;
const MINUTE_MS = 60_000;

type OfGift = RequestOf<typeof singleVoucherFacets>;
type OfBoxes = RequestOf<typeof beneficiaryBoxFacets>;

/** The search for the stays that the voucher of a given stay opens: all giftable stays. */
function readOfGift(request: Omit<OfGift, 'propertiesRequested'>): SearchCriteria {
  const { matchOfferRangePriceWithGiftAmount, giftAmount } = request;
  const isNarrowed = matchOfferRangePriceWithGiftAmount && giftAmount !== undefined;
  return { ...readFilters(request), ...(isNarrowed && { price: { max: giftAmount } }) };
}

/**
 * The search for the stays that the voucher of a box opens; without a box, of the vouchers of all boxes.
 *
 * @throws Problem 404 when there is no such box
 */
async function readOfBox(
  { db }: CallContext,
  request: Omit<OfBoxes, 'propertiesRequested'>,
  code?: string,
): Promise<SearchCriteria> {
  const openedBy = await findBoxTerms(db, code);
  if (code !== undefined && openedBy.length === 0) throw notFound(`box ${code}`);
  return { ...readFilters(request), openedBy };
}

function readFilters(request: Omit<OfBoxes, 'propertiesRequested'>): SearchCriteria {
  const { locale, hotelId, checkin = request.checkinDate, night: nights } = request;
  const { minHotelReviewScore, petsAllowed = false } = request;
  return {
    ...NO_FILTERS,
    locale,
    flow: 'gifting',
    isGift: true,
    party: DEFAULT_PARTY,
    ...(checkin !== undefined && { stay: { checkin, nights } }),
    ...(hotelId !== undefined && { hotelId }),
    ...readLists(request, 'flat', 'hotel'),
    ...readLists(request, 'flat', 'offer'),
    petsAllowed,
    firstCountryId: COUNTRY_IDS[MARKETS[locale].country],
    ...(minHotelReviewScore !== undefined && { minReviewScore: minHotelReviewScore }),
  };
}

/** The facets of a search with their counts. */
async function findFacets(
  context: CallContext,
  criteria: SearchCriteria,
  { propertiesRequested }: Pick<OfGift, 'propertiesRequested'>,
): Promise<FacetsResponse> {
  const counts = await countFacets(context, criteria, context.today());
  const { locale, flow } = criteria;
  return nameFacets(context.db, counts, { locale, flow, propertiesRequested, withNames: true });
}

/** The request parameters that choose a page. */
type PageKey = 'limit' | 'page' | 'numberOfPackagesPerHotel';

/** The stays that a voucher opens, at the price on the dates; without dates, at the price of a voucher for them. */
async function findOpened(
  context: CallContext,
  criteria: SearchCriteria,
  {
    limit,
    page,
    numberOfPackagesPerHotel: packagesPerHotel,
  }: Pick<RequestOf<typeof singleVoucherOffers>, PageKey>,
): Promise<VoucherOffers> {
  const today = context.today();
  const found = await searchOffers(context, criteria, { limit, page, packagesPerHotel }, today);
  const cards = await cardsOf(context.db, found.offers, criteria, today);
  const ofHotels = Map.groupBy(
    cards.map((card) => ({ ...card, priceType: 'beneficiary' as const })),
    ({ hotel }) => hotel.id,
  );
  return {
    exactMatch: [...ofHotels].flatMap(([hotelId, [mainPackage, ...otherPackages]]) =>
      mainPackage ? [{ hotelId, mainPackage, otherPackages }] : [],
    ),
    searchDetails: await searchDetailsOf(context.db, criteria, found.destination, found.totalCount),
  };
}

/** The calls for whoever was given a voucher (PR-101, PR-122, CH-003). */
export function registerBeneficiaryCalls(server: FastifyInstance, context: CallContext): void {
  const { db, today } = context;
  const tries = createRateLimit({ limit: TRIES, windowMs: MINUTE_MS });

  registerCall(server, readVoucher, async ({ code }, { ip }) => {
    tries.use(ip);
    const found = await findVoucher(db, code, today());
    if (!found) throw notFound('such voucher');
    const { row, state, product } = found;
    return {
      code: row.code,
      state,
      value: row.value,
      leftAmount: row.left_amount,
      validUntil: row.valid_until,
      product,
    };
  });

  registerCall(server, singleVoucherOffers, (request) => findOpened(context, readOfGift(request), request));
  registerCall(server, singleVoucherFacets, (request) => findFacets(context, readOfGift(request), request));

  registerCall(server, voucherBoxOffers, async (request) =>
    findOpened(context, await readOfBox(context, request, request.code), request),
  );
  registerCall(server, voucherBoxFacets, async (request) =>
    findFacets(context, await readOfBox(context, request, request.code), request),
  );
  registerCall(server, beneficiaryBoxOffers, async (request) =>
    findOpened(context, await readOfBox(context, request), request),
  );
  registerCall(server, beneficiaryBoxFacets, async (request) =>
    findFacets(context, await readOfBox(context, request), request),
  );
}
