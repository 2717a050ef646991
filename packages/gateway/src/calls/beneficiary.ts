import { readVoucher, singleVoucherOffers, voucherBoxOffers, type VoucherOffers } from '@sabadora/api';
import { DEFAULT_PARTY } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { findVoucher } from '../purchase/vouchers/findVoucher.ts';
import { findBoxTerms } from '../purchase/vouchers/openedOffers.ts';
import { NO_FILTERS, type SearchCriteria } from '../search/criteria.ts';
import { searchDetailsOf } from '../search/details.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { searchOffers } from '../search/offers/searchOffers.ts';
import type { CallContext } from './context.ts';

/** Codes that can be tried from one address in a minute: one of 31 to the 11th is not found so. */
const TRIES = 20;
const MINUTE_MS = 60_000;

type OffersRequest = Pick<SearchCriteria, 'locale'> & {
  limit: number;
  page: number;
  hotelId?: number | undefined;
};

/** Stays that a voucher opens, their price being the one of the voucher that gives them. */
async function findOpened(
  context: CallContext,
  { locale, hotelId, limit, page }: OffersRequest,
  narrowed: Partial<SearchCriteria>,
): Promise<VoucherOffers> {
  const today = context.today();
  const criteria: SearchCriteria = {
    ...NO_FILTERS,
    locale,
    flow: 'gifting',
    isGift: true,
    party: DEFAULT_PARTY,
    ...(hotelId !== undefined && { hotelId }),
    ...narrowed,
  };
  const found = await searchOffers(context, criteria, { limit, page, packagesPerHotel: 1 }, today);
  const cards = await cardsOf(context.db, found.offers, criteria, today);
  return {
    exactMatch: cards.map((card) => ({
      hotelId: card.hotel.id,
      mainPackage: { ...card, priceType: 'beneficiary' },
      otherPackages: [],
    })),
    searchDetails: searchDetailsOf(criteria, found.destination, found.totalCount),
  };
}

/** What somebody who was given a voucher can do with it (PR-101, PR-122, CH-003). */
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

  registerCall(server, singleVoucherOffers, async (request) => {
    const { matchOfferRangePriceWithGiftAmount, giftAmount } = request;
    const isNarrowed = matchOfferRangePriceWithGiftAmount && giftAmount !== undefined;
    return findOpened(context, request, isNarrowed ? { price: { max: giftAmount } } : {});
  });

  registerCall(server, voucherBoxOffers, async (request) => {
    const terms = await findBoxTerms(db, request.code);
    if (!terms) throw notFound(`box ${request.code}`);
    return findOpened(context, request, { themeIds: terms.themeIds, price: { max: terms.priceMax } });
  });
}
