'use client';

import {
  SabadoraProvider,
  useSearchAddress,
  useSort,
  useStaySearch,
  useWishlist,
  type Address,
  type LocationAdapter,
  type StorageAdapter,
  type WishlistItem,
} from '@sabadora/hooks';
import {
  createApiClient,
  formatMoney,
  initialSelection,
  selectionReducer,
  type Now,
  type SortValue,
} from '@sabadora/hooks/core';
import { WordsProvider } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { RangeSlider, type RangeValue } from '@sabadora/design-system/RangeSlider';
import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import * as words from '@sabadora/design-system/words/en';
import { useMemo, useReducer, useState } from 'react';

export interface TravelPageProps {
  now: Now;
  /** Location of the search: the browser's address, or that of the framework's router. */
  location: LocationAdapter;
  /** Address that `location` read on the server, if the page was rendered there. */
  serverAddress?: Address;
  /** Storage of the wishlist. @default the browser's local storage */
  storage?: () => StorageAdapter | undefined;
  /** Sends the requests. @default the browser's own */
  fetch?: typeof globalThis.fetch;
}

/** A small search page with components of the design system, and the hooks' results in its own markup. */
export function TravelPage({ now, fetch, ...adapters }: TravelPageProps) {
  const api = useMemo(() => createApiClient(fetch ? { fetch } : {}), [fetch]);
  return (
    <WordsProvider locale="en-GB" words={words}>
      <SabadoraProvider api={api} locale="fr_FR" now={now} {...adapters}>
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
        <Saved />
        <Results />
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

const dunes: WishlistItem = {
  kind: 'STAY',
  id: 1,
  label: 'Weekend by the sea',
  hotel: { label: 'Hôtel des Dunes', location: 'Cabourg', stars: 4 },
  headwords: '',
  imageUrl: '',
  uri: '/stay/1',
};

function Saved() {
  const { has, toggle, isMounted } = useWishlist();
  return (
    <button aria-pressed={has(dunes.kind, dunes.id)} disabled={!isMounted} onClick={() => toggle(dunes)}>
      Save
    </button>
  );
}

function Results() {
  const search = useSearchAddress();
  const { criteria, flow, page, isReady } = search;
  const sort = useSort(search, undefined);
  const { status, results, retry } = useStaySearch({ criteria, flow, page, isReady });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <button onClick={retry}>Search again</button>;
  return (
    <>
      <label>
        Order{' '}
        <select value={sort.value} onChange={(event) => sort.setValue(event.target.value as SortValue)}>
          {sort.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <ol aria-label="Results">
        {results.map(({ hotelId, mainPackage }) => (
          <li key={hotelId}>
            {mainPackage.hotel.label}, {formatMoney(mainPackage.sellPrice, 'fr_FR')}
          </li>
        ))}
      </ol>
    </>
  );
}
