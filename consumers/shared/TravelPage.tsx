'use client';

import { memoryLocation, SabadoraProvider, useStaySearch } from '@sabadora/hooks';
import {
  createApiClient,
  formatMoney,
  initialSelection,
  readCriteria,
  selectionReducer,
  type Now,
} from '@sabadora/hooks/core';
import { WordsProvider } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { RangeSlider, type RangeValue } from '@sabadora/design-system/RangeSlider';
import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import * as words from '@sabadora/design-system/words/en';
import { useMemo, useReducer, useState } from 'react';

const api = createApiClient();

/** A small search page: our components, and results of a hook in markup of our own. */
export function TravelPage({ now }: { now: Now }) {
  const location = useMemo(() => memoryLocation('/search'), []);
  return (
    <WordsProvider locale="en-GB" words={words}>
      <SabadoraProvider api={api} locale="fr_FR" now={now} location={location}>
        <h1>Weekends</h1>
        <Dates now={now} />
        <Filters />
        <OfferCard
          href="/stay/1"
          name="Hôtel des Dunes"
          stars={4}
          label="Weekend by the sea"
          place="Cabourg, Normandy"
          photos={[]}
          score={{ score: '9.2/10', label: 'Fantastic' }}
          price={{ priceCents: 14900, isFrom: true }}
        />
        <Results now={now} />
      </SabadoraProvider>
    </WordsProvider>
  );
}

function Dates({ now }: { now: Now }) {
  const [{ draft }, dispatch] = useReducer(
    (state: ReturnType<typeof initialSelection>, day: string) =>
      selectionReducer(state, { type: 'pick', day }, { now, isDesktop: false, closesOnClear: false }),
    { ...initialSelection(), isOpen: true },
  );
  return (
    <section aria-label="Dates">
      <StayCalendar
        today={now.today}
        lastDay="2027-11-21"
        dayInfo={() => ({ isSelectable: true, amount: 8900 })}
        checkIn={draft.checkin}
        checkOut={draft.checkout}
        onSelectDay={dispatch}
      />
      <p>Arrival: {draft.checkin ?? 'not chosen'}</p>
    </section>
  );
}

function Filters() {
  const [isOpen, setOpen] = useState(false);
  const [price, setPrice] = useState<RangeValue>([50, 200]);
  return (
    <>
      <RangeSlider
        label="Price"
        lowerLabel="Lowest price"
        upperLabel="Highest price"
        maxValue={250}
        value={price}
        onChange={setPrice}
      />
      <Button onClick={() => setOpen(true)}>All filters</Button>
      <Drawer title="Filters" isOpen={isOpen} onOpenChange={setOpen}>
        From {price[0]} to {price[1]} euros
      </Drawer>
    </>
  );
}

function Results({ now }: { now: Now }) {
  const criteria = useMemo(() => readCriteria({}, now), [now]);
  const { status, results, retry } = useStaySearch({ criteria, flow: 'booking', page: 0 });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <button onClick={retry}>Search again</button>;
  return (
    <ol aria-label="Results">
      {results.map(({ hotelId, mainPackage }) => (
        <li key={hotelId}>
          {mainPackage.hotel.label}, {formatMoney(mainPackage.sellPrice, 'fr_FR')}
        </li>
      ))}
    </ol>
  );
}
