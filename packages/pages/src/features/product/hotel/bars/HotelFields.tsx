import type { HotelProduct } from '@sabadora/hooks';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { TripFields, type TripFieldsProps } from '../../TripFields.tsx';

const loadDates = async () => (await import('../offers/OpenHotelDates.tsx')).OpenHotelDates;

export interface HotelFieldsProps extends Pick<TripFieldsProps<object>, 'layout' | 'hasPlainFields'> {
  page: HotelProduct;
}

/** Fields for dates and people; the days are those of all offers of the hotel (D-101). */
export function HotelFields({ page, ...rest }: HotelFieldsProps) {
  const { criteria, setDates, setParty, detail } = page;
  return (
    <TripFields
      {...rest}
      criteria={criteria}
      flow="booking"
      datesField={usePart(loadDates)}
      datesProps={{ hotelId: detail.hotel.id, criteria, onCommit: setDates }}
      setParty={setParty}
    />
  );
}
