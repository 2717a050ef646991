import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import type { SearchCriteria, StayDates } from '@sabadora/domain';
import { useMemo } from 'react';
import { useOpenDates } from '../../../searchBox/dates/useOpenDates.ts';

export interface OpenHotelDatesProps {
  hotelId: number;
  criteria: SearchCriteria;
  onCommit: (dates: StayDates | null) => void;
}

/**
 * Field for the dates of a stay in a hotel, initially open, with the days, prices and nights of all its offers
 * (D-101).
 */
export function OpenHotelDates({ hotelId, criteria, onCommit }: OpenHotelDatesProps) {
  const { party, dates = null } = criteria;
  const source = useMemo(() => ({ kind: 'hotel' as const, hotelId, party }), [hotelId, party]);
  const { field } = useOpenDates({
    value: dates,
    onCommit,
    source,
    party,
    hasLowestPrices: true,
    closesOnClear: true,
  });
  return <StayDatesField {...field} />;
}
