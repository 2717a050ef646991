import type { OrderedStay, OrderLine } from '@sabadora/api';
import { addDays, type IsoDay } from '@sabadora/days';
import { HOLD_MINUTES } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { quoteStay } from '../../../product/quoteStay.ts';
import { insuranceAmount } from '../../offers.ts';
import { describeOffer } from './describe.ts';
import { conflict, type ProductKind, type ProductRequest, type QuotedProduct } from './ProductKind.ts';
import { giveRoomsBack, lockCalendar, roomsOf, takeRooms } from './rooms.ts';

type Quote = NonNullable<Awaited<ReturnType<typeof quoteStay>>>;

const LINE_KINDS = {
  ROOM: 'room',
  BREAKFAST: 'breakfast',
  DINNER: 'dinner',
  ACTIVITY: 'activity',
} as const satisfies Record<Quote['programLineList'][number]['type'], OrderLine['kind']>;

/** The request field that each error of a quote belongs to. */
const FIELDS: Readonly<Record<string, string>> = {
  PACKAGE_NOT_PUBLISHED: 'offerId',
  PACKAGE_PARTY_TOO_LARGE: 'adult',
  PACKAGE_MINIMUM_STAY: 'nights',
  PACKAGE_NOT_AVAILABLE_NIGHTS: 'nights',
};

/**
 * The activities with their chosen days. @throws Problem when a day is missing, or the activity does not take place
 * on it
 */
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

/** The lines of a stay: one for each thing that it includes, with the whole price on the first. */
function linesOf(quote: Quote, label: string, amount: number): OrderLine[] {
  const lines = quote.programLineList.map(({ type, title }): OrderLine => ({
    kind: LINE_KINDS[type],
    label: title,
    amount: 0,
  }));
  const first = lines.find(({ kind }) => kind === 'room') ?? lines[0];
  if (!first) return [{ kind: 'room', label, amount }];
  first.amount = amount;
  return lines;
}

async function quote(
  transaction: Transaction<Tables>,
  request: ProductRequest<'stay'>,
  today: IsoDay,
): Promise<QuotedProduct<'stay'>> {
  const { offerId, checkin, nights, adult, child, baby, activityDaySelections } = request;
  // Requests for the same offer wait here for each other.
  if (!(await lockCalendar(transaction, offerId))) {
    throw conflict('offerId', 'NOT_AVAILABLE', `There is no offer ${offerId} on sale.`);
  }
  const found = await quoteStay(
    transaction,
    { ...request, id: offerId, activitySelectionList: activityDaySelections },
    today,
  );
  const [error] = found?.errors ?? [];
  if (error?.code === 'ACTIVITY_DATE_NOT_AVAILABLE' || error?.code === 'ACTIVITY_NOT_AVAILABLE') {
    throw conflict('activityDaySelections', 'ACTIVITY_DATES', error.message);
  }
  if (!found?.bookable || !found.priceInfo) {
    const detail = error?.message ?? `There is no offer ${offerId} on sale.`;
    throw conflict(FIELDS[error?.code ?? 'PACKAGE_NOT_PUBLISHED'] ?? 'checkin', 'NOT_AVAILABLE', detail);
  }
  const { sellPrice, nbRooms } = found.priceInfo;
  const { cancellable, cancellationDeadline } = found.cancellationPolicy;
  const described = await describeOffer(transaction, offerId, request.locale);
  return {
    product: {
      kind: 'stay',
      offerId,
      ...described,
      checkin,
      checkout: addDays(checkin, nights),
      nights,
      nbRooms,
      adult,
      child,
      baby,
      activities: chosenActivities(found, activityDaySelections),
      localTax: found.localTaxTotalAmount,
    },
    productAmount: sellPrice,
    lines: linesOf(found, described.label, sellPrice),
    cancellation: {
      cancellable,
      deadline: cancellationDeadline,
      nightAmounts: found.nightAmounts,
      insuranceAmount: insuranceAmount(sellPrice),
    },
  };
}

/** The chosen days of the activities in the format of requests. */
const selectionsOf = ({ activities }: OrderedStay) =>
  activities.map(({ activityId, date }) => `${activityId}_${date}`);

/** A stay: its rooms are off sale while it is ordered. */
export const stayKind: ProductKind<'stay'> = {
  holdMinutes: HOLD_MINUTES,
  // Limited so that rooms cannot be hoarded.
  holdMaxMinutes: 60,
  quote,
  take: (transaction, stay) => takeRooms(transaction, roomsOf(stay)),
  giveBack: (transaction, stay) => giveRoomsBack(transaction, roomsOf(stay)),
  requestOf: (stay, locale) => ({
    kind: 'stay',
    locale,
    offerId: stay.offerId,
    checkin: stay.checkin,
    nights: stay.nights,
    adult: stay.adult,
    child: stay.child,
    baby: stay.baby,
    activityDaySelections: selectionsOf(stay),
  }),
  isNamedBy: (stay, { shortStayItem }) => {
    if (!shortStayItem) return false;
    const { offerId, activityDaySelections, pax, travelPeriod } = shortStayItem.reservationCriteria;
    return (
      offerId === stay.offerId &&
      pax.numberOfAdults === stay.adult &&
      pax.numberOfChildren === stay.child &&
      pax.numberOfBabies === stay.baby &&
      travelPeriod.checkinDate === stay.checkin &&
      travelPeriod.checkoutDate === stay.checkout &&
      activityDaySelections.toSorted().join() === selectionsOf(stay).toSorted().join()
    );
  },
};
