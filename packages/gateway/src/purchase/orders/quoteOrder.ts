import { createHash } from 'node:crypto';
import type { initCheckout, OrderedStay, RequestOf } from '@sabadora/api';
import { addDays, type IsoDay } from '@sabadora/days';
import type { PurchaseErrorCode } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { quoteStay } from '../../product/quoteStay.ts';
import { languageOf, textIn } from '../../search/locale.ts';
import { offerPictures } from '../../search/pictures.ts';
import { insuranceAmount } from '../offers.ts';
import type { ProgramLineText } from './program.ts';

/** A stay to order. */
export type StayRequest = Pick<
  RequestOf<typeof initCheckout>,
  'locale' | 'offerId' | 'checkin' | 'nights' | 'adult' | 'child' | 'baby' | 'activityDaySelections'
>;

/** All that an order takes over from the catalogue, as it is at one moment. */
export interface QuotedOrder {
  rooms: number;
  stay: OrderedStay;
  program: ProgramLineText[];
  nightAmounts: number[];
  productAmount: number;
  cancellable: boolean;
  cancellationDeadline: IsoDay | null;
  insuranceAmount: number | null;
}

/** Status 409 with the field at fault; its message is the code. */
export function conflict(field: string, code: PurchaseErrorCode, detail: string): Problem {
  return new Problem(409, detail, [{ field, message: code }]);
}

/** Which field of the request an error of a quote is about. */
const FIELDS: Readonly<Record<string, string>> = {
  PACKAGE_NOT_PUBLISHED: 'offerId',
  PACKAGE_PARTY_TOO_LARGE: 'adult',
  PACKAGE_MINIMUM_STAY: 'nights',
  PACKAGE_NOT_AVAILABLE_NIGHTS: 'nights',
};

type Quote = NonNullable<Awaited<ReturnType<typeof quoteStay>>>;

/** The activities with the day chosen for each. @throws Problem where one has none, or one on which it is not done */
function chosenActivities({ activities }: Quote, selections: readonly string[]): OrderedStay['activities'] {
  const chosen = new Map(
    selections.map((selection) => [selection.split('_')[0], selection.split('_')[1] ?? '']),
  );
  return activities.map(({ activityId, title, dates }) => {
    const date = chosen.get(String(activityId));
    if (date === undefined || !dates.includes(date)) {
      throw conflict(
        'activityDaySelections',
        'ACTIVITY_DATES',
        `Activity ${activityId} needs one of its days: ${dates.join(', ')}.`,
      );
    }
    return { activityId, title, date };
  });
}

async function describeStay(
  db: Kysely<Tables>,
  request: StayRequest,
): Promise<Pick<OrderedStay, 'label' | 'imageUrl' | 'hotel'>> {
  const { locale, offerId } = request;
  const row = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'offer.id',
      'offer.labels',
      'offer.picture_count',
      'hotel.id as hotel_id',
      'hotel.label as hotel_label',
      'hotel.stars',
      'hotel.address',
      'hotel.zip_code',
      'hotel.latitude',
      'hotel.longitude',
      'hotel.scene',
      'hotel.picture_view',
      'city.names as city_names',
      'city.country_code',
    ])
    .where('offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
  const town = textIn(row.city_names, languageOf(locale));
  return {
    label: textIn(row.labels, languageOf(locale)),
    imageUrl: offerPictures(row)[0] ?? '',
    hotel: {
      id: row.hotel_id,
      label: row.hotel_label,
      stars: row.stars,
      town,
      address: [row.address, row.zip_code, town].filter((part) => part !== '').join(', '),
    },
  };
}

/**
 * What an order of the stay would be, at the catalogue's own price. Inside a transaction that has locked the offer's
 * calendar it holds until that ends.
 *
 * @throws Problem 409 when the stay cannot be had
 */
export async function quoteOrder(
  db: Kysely<Tables>,
  request: StayRequest,
  today: IsoDay,
): Promise<QuotedOrder> {
  const { offerId, checkin, nights, adult, child, baby, activityDaySelections } = request;
  const quote = await quoteStay(
    db,
    { ...request, id: offerId, activitySelectionList: activityDaySelections },
    today,
  );
  const [error] = quote?.errors ?? [];
  if (error?.code === 'ACTIVITY_DATE_NOT_AVAILABLE' || error?.code === 'ACTIVITY_NOT_AVAILABLE') {
    throw conflict('activityDaySelections', 'ACTIVITY_DATES', error.message);
  }
  if (!quote?.bookable || !quote.priceInfo) {
    const detail = error?.message ?? `There is no offer ${offerId} on sale.`;
    throw conflict(FIELDS[error?.code ?? 'PACKAGE_NOT_PUBLISHED'] ?? 'checkin', 'NOT_AVAILABLE', detail);
  }
  const { sellPrice, nbRooms } = quote.priceInfo;
  return {
    rooms: nbRooms,
    stay: {
      offerId,
      ...(await describeStay(db, request)),
      checkin,
      checkout: addDays(checkin, nights),
      nights,
      nbRooms,
      adult,
      child,
      baby,
      activities: chosenActivities(quote, activityDaySelections),
      localTax: quote.localTaxTotalAmount,
    },
    program: quote.programLineList,
    nightAmounts: quote.nightAmounts,
    productAmount: sellPrice,
    cancellable: quote.cancellationPolicy.cancellable,
    cancellationDeadline: quote.cancellationPolicy.cancellationDeadline,
    insuranceAmount: insuranceAmount(sellPrice),
  };
}

/** A short text that two requests have in common only when they are the same. */
export function digestOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
