import type { ExtraData } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import { readPeople } from '@sabadora/domain';
import type { ProgramLine } from '../database/offerTables.ts';
import { languageOf, textIn } from '../search/locale.ts';
import { partyPercent, partyTotal } from '../search/offers/party.ts';
import { isDated } from './activityDays.ts';
import { type QuotedOffer, quoteOffer, type QuoteRequest } from './quoteStay.ts';

/** The stay for which extras are priced; without dates, "from" prices are compared. */
type ExtrasRequest = Omit<QuoteRequest, 'id' | 'checkin' | 'nights' | 'activitySelectionList'> & {
  stay: { checkin: IsoDay; nights: number } | undefined;
};

/** Lines of one programme that the other one lacks. */
const beyond = (program: readonly ProgramLine[], other: readonly ProgramLine[]): ProgramLine[] =>
  program.filter((line) => !other.some(({ type, itemId }) => type === line.type && itemId === line.itemId));

/** Whether all items of the programme can be compared. */
const isKnown = (program: readonly ProgramLine[]) =>
  program.every(({ type, itemId }) => type === 'ROOM' || itemId != null);

/**
 * Price difference in cents for the party, by number of nights; undefined when one of the two is not available on the
 * dates.
 */
function differences(
  offer: QuotedOffer,
  other: QuotedOffer,
  request: ExtrasRequest,
  today: IsoDay,
): Map<number, number> | undefined {
  const { stay } = request;
  if (stay) {
    const [own, others] = [offer, other].map((one) =>
      quoteOffer(one, { ...request, ...stay, id: one.id, activitySelectionList: [] }, today),
    );
    if (!own?.bookable || !others?.bookable || !own.priceInfo || !others.priceInfo) return undefined;
    return new Map([[stay.nights, others.priceInfo.sellPrice - own.priceInfo.sellPrice]]);
  }
  const percent = partyPercent(readPeople(request));
  const total = ({ from }: QuotedOffer, nights: number) =>
    partyTotal((from.price * nights) / Math.max(1, from.nights), percent);
  return new Map([1, 2, 3].map((nights) => [nights, total(other, nights) - total(offer, nights)]));
}

/**
 * Other offers of the hotel in the same room whose programme adds to this one or is a part of it (PR-030). An offer
 * that includes more for a lower price, or less for a higher one, is left out.
 *
 * @param offers the offers of the hotel
 * @param pictureOf the picture of a line of another offer
 */
export function extrasOf(
  offer: QuotedOffer,
  offers: readonly QuotedOffer[],
  request: ExtrasRequest,
  { today, pictureOf }: { today: IsoDay; pictureOf: (other: QuotedOffer, line: ProgramLine) => string },
): ExtraData[] {
  const language = languageOf(request.locale);
  if (!isKnown(offer.program)) return [];
  return offers.flatMap((other): ExtraData[] => {
    if (other.id === offer.id || !other.isOnSale || other.roomId !== offer.roomId) return [];
    if (!isKnown(other.program)) return [];
    const more = beyond(other.program, offer.program);
    const less = beyond(offer.program, other.program);
    // Keeps offers that either only add lines or only lack lines.
    if ((more.length === 0) === (less.length === 0)) return [];
    const isIncluded = less.length > 0;
    const changes = isIncluded ? less : more;
    const byNights = differences(offer, other, request, today);
    const [difference] = byNights?.values() ?? [];
    if (!byNights || difference === undefined || (isIncluded ? difference > 0 : difference < 0)) return [];
    return [
      {
        id: other.id,
        label: changes.map(({ titles }) => textIn(titles, language)).join(' · '),
        isIncluded,
        priceDifference: difference,
        priceDifferencePerLos: Object.fromEntries(byNights),
        programLines: changes.flatMap(({ type, titles }) =>
          type === 'ROOM' ? [] : [{ type, title: textIn(titles, language) }],
        ),
        images: changes.map((line) => pictureOf(isIncluded ? offer : other, line)),
        activityIds: changes.filter(isDated).map(({ itemId }) => itemId),
      },
    ];
  });
}
