import { useProductAddress } from '@sabadora/hooks';

export function Example() {
  const { criteria, setParty, setDates } = useProductAddress();
  const { dates, party } = criteria;
  return (
    <section>
      <p>
        {party.adults} adults, {dates ? `${dates.checkin} to ${dates.checkout}` : 'no dates'}
      </p>
      <button type="button" onClick={() => setDates({ checkin: '2026-12-18', checkout: '2026-12-20' })}>
        The weekend before Christmas
      </button>
      <button type="button" onClick={() => setParty({ ...party, adults: 3 })}>
        Three adults
      </button>
    </section>
  );
}
