import { Button } from '@sabadora/design-system/Button';
import { Stack } from '@sabadora/design-system/Layout';
import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import {
  useParticipants,
  useSabadora,
  useSearchAddress,
  useSearchBox,
  useStayDates,
  type SearchBox,
} from '@sabadora/hooks';

const CLOSED = {
  past: 'is over',
  today: 'is too soon',
  full: 'has no room left',
  nights: 'is not a day to leave on',
  tooLong: 'is too far from the first day',
  horizon: 'is not on sale yet',
};

/** Dates and people, which stay a draft until Search writes them into the address. */
export function BookingBar() {
  const search = useSearchAddress();
  const box = useSearchBox(search);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        box.search();
      }}
    >
      <Stack gap={16}>
        <Dates box={box} criteria={search.criteria} />
        <Travellers box={box} />
        <Button type="submit">Search</Button>
      </Stack>
    </form>
  );
}

interface DatesProps {
  box: SearchBox;
  criteria: ReturnType<typeof useSearchAddress>['criteria'];
}

function Dates({ box, criteria }: DatesProps) {
  const { now } = useSabadora();
  const stay = useStayDates({
    value: box.dates,
    onCommit: box.setDates,
    // Each day has the lowest price at the destination.
    source: { kind: 'destination', criteria: { ...criteria, party: box.party }, flow: box.flow },
  });
  const { checkin, checkout } = stay.draft;
  return (
    <StayDatesField
      label="Dates"
      today={now.today}
      lastDay={stay.lastDay}
      checkIn={checkin}
      checkOut={checkout}
      dayInfo={(day) => {
        const { reason, ...info } = stay.dayInfo(day);
        return { ...info, reason: reason && CLOSED[reason] };
      }}
      isLoading={stay.isLoading}
      isOpen={stay.isOpen}
      onOpenChange={(willOpen) => (willOpen ? stay.open() : stay.close())}
      onSelectDay={stay.pick}
      onSelectRange={({ checkIn, checkOut }) => stay.pickStay({ checkin: checkIn, checkout: checkOut })}
      onVisibleMonthsChange={stay.showMonths}
      onClear={stay.clear}
      onConfirm={stay.confirm}
    />
  );
}

const KINDS = { adults: 'Adults', children: 'Children', babies: 'Babies' };

function Travellers({ box: { party, flow, setParty } }: { box: SearchBox }) {
  const { kinds, rangeOf } = useParticipants({ value: party, flow, onCommit: setParty });
  return (
    <ParticipantsField
      label="Travellers"
      value={{ ...party }}
      kinds={kinds.map((id) => ({
        id,
        label: KINDS[id],
        minValue: rangeOf(id).min,
        maxValue: rangeOf(id).max,
      }))}
      formatSummary={(counts) => `${counts.adults + counts.children + counts.babies} people`}
      onCommit={(counts) => setParty({ ...party, ...counts })}
    />
  );
}
