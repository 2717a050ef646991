import { DestinationField, type DestinationOption } from '@sabadora/design-system/DestinationField';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import { SearchBox } from '@sabadora/design-system/SearchBox';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { useState } from 'react';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';
import { Frame } from './Frame.tsx';

const places: readonly DestinationOption[] = [
  { id: 'bruges', label: 'Bruges', description: 'City · Belgium', category: 'city' },
  { id: 'brittany', label: 'Brittany', description: 'Region · France', category: 'region' },
  { id: 'burgundy', label: 'Burgundy', description: 'Region · France', category: 'region' },
];

function Where() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<DestinationOption>();
  const found = places.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <DestinationField
      label="Destination"
      placeholder="Try “Br”"
      value={place}
      inputValue={text}
      onInputChange={setText}
      suggestions={text === '' ? undefined : found}
      onChoose={(id) => setPlace(places.find((option) => option.id === id))}
      onClear={() => setPlace(undefined)}
    />
  );
}

/** Prices of days, higher at weekends. */
const dayInfo = (day: string) => {
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay());
  return {
    isSelectable: true,
    minNights: 1,
    amount: isWeekend ? 14900 : 9900,
    isCheapest: day.endsWith('8'),
  };
};

function When() {
  const [{ checkIn, checkOut }, setStay] = useState<{ checkIn?: string; checkOut?: string }>({
    checkIn: '2026-12-12',
    checkOut: '2026-12-13',
  });
  return (
    <StayDatesField
      label="Dates"
      today="2026-11-25"
      lastDay="2027-11-24"
      checkIn={checkIn}
      checkOut={checkOut}
      dayInfo={dayInfo}
      onSelectDay={(day) =>
        setStay(
          checkIn === undefined || checkOut !== undefined || day <= checkIn
            ? { checkIn: day }
            : { checkIn, checkOut: day },
        )
      }
      onSelectRange={setStay}
      onClear={() => setStay({})}
    />
  );
}

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Who() {
  const [party, setParty] = useState({ adults: 2, children: 0 });
  return (
    <ParticipantsField
      label="Travellers"
      kinds={[
        { id: 'adults', label: 'Adults', minValue: 1, maxValue: 9 },
        { id: 'children', label: 'Children', description: '3 to 11 years', minValue: 0, maxValue: 6 },
      ]}
      value={party}
      formatSummary={({ adults, children }) =>
        [people(adults, 'adult', 'adults'), children > 0 && people(children, 'child', 'children')]
          .filter(Boolean)
          .join(', ')
      }
      onCommit={setParty}
    />
  );
}

/** The first section of the start page, with a working example. */
export function Hero() {
  return (
    <Frame>
      <Jumbotron
        title="Sabadora design system"
        lead="Accessible React components for travel. Everything on this page is live: try it."
        picture={{ src: landscape(1) }}
        pictureSize={{ width: 640, height: 360 }}
      >
        <SearchBox label="Search stays" action="#" submitLabel="Search" onSubmit={() => {}}>
          <Where />
          <When />
          <Who />
        </SearchBox>
      </Jumbotron>
    </Frame>
  );
}
