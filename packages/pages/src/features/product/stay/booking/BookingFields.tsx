import { useEffect } from 'react';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { TripFields } from '../../TripFields.tsx';
import type { StayPage } from '../useStayPage.ts';

const loadDates = async () => (await import('./OpenStayDates.tsx')).OpenStayDates;

/** Fields for dates and people; the days are those of the offer. */
export function BookingFields({ page }: { page: StayPage }) {
  const { criteria, flow, wanted, setParty } = page;
  const datesField = usePart(loadDates);
  const { show } = datesField;

  // A booking button was pressed without dates, so the date field opens.
  useEffect(() => {
    if (wanted) void show();
  }, [wanted, show]);

  return (
    <TripFields
      criteria={criteria}
      flow={flow}
      datesField={datesField}
      datesProps={{ page }}
      setParty={setParty}
    />
  );
}
