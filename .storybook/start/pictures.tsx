import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { ToggleChip } from '@sabadora/design-system/Chip';
import { DisclosureNavigation } from '@sabadora/design-system/DisclosureNavigation';
import { Inline, Stack } from '@sabadora/design-system/Layout';
import { Notice } from '@sabadora/design-system/Notice';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { Pagination } from '@sabadora/design-system/Pagination';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { ProgressBar } from '@sabadora/design-system/ProgressBar';
import { RangeSlider } from '@sabadora/design-system/RangeSlider';
import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import { Steps } from '@sabadora/design-system/Steps';
import { Tabs } from '@sabadora/design-system/Tabs';
import type { ReactNode } from 'react';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';
import type { Task } from './tasks.ts';

const nothing = () => {};

const dayInfo = (day: string) => ({
  isSelectable: true,
  minNights: 1,
  amount: /0[56]$|1[23]$|19$|20$|2[67]$/.test(day) ? 14900 : 9900,
  isCheapest: day.endsWith('8'),
});

const offersByPrice = [4, 12, 25, 31, 37, 33, 22, 17, 14, 9, 5, 2, 1];

const offer = (seed: number, name: string, place: string, priceCents: number, referenceCents: number) => (
  <OfferCard
    href="#stay"
    headingLevel={4}
    name={name}
    stars={4}
    place={place}
    headwords={['Breakfast', 'Spa']}
    photos={[{ src: landscape(seed) }]}
    isPriority
    score={{ score: '9.2/10', label: 'Fantastic' }}
    price={{ priceCents, referenceCents, isFrom: true }}
  />
);

/** A picture for each task, as wide as the page. */
export const pictures: Readonly<Record<Task['id'], ReactNode>> = {
  search: (
    <StayCalendar
      today="2026-12-01"
      lastDay="2027-11-30"
      checkIn="2026-12-11"
      checkOut="2026-12-13"
      totalAmount={24_800}
      dayInfo={dayInfo}
      onSelectDay={nothing}
      onClear={nothing}
      onConfirm={nothing}
    />
  ),
  compare: (
    <div className="start-two">
      {offer(1, 'Hôtel des Dunes', 'Cabourg, Normandy', 14900, 19900)}
      {offer(4, 'Villa Amarante', 'Honfleur, Normandy', 13900, 18500)}
    </div>
  ),
  fill: (
    <Stack gap={24}>
      <RangeSlider
        label="Price per night"
        lowerLabel="Lowest price"
        upperLabel="Highest price"
        maxValue={260}
        defaultValue={[60, 180]}
        counts={offersByPrice}
        formatValue={(euros) => `${euros} €`}
      />
      <ParticipantStepper label="Adults" minValue={1} maxValue={9} value={2} onChange={nothing} />
      <Inline gap={8}>
        <ToggleChip label="By the sea" defaultSelected />
        <ToggleChip label="With a spa" />
        <ToggleChip label="Dogs welcome" />
      </Inline>
    </Stack>
  ),
  book: (
    <Stack gap={24}>
      <Steps
        label="Picture of an order"
        current="guests"
        steps={[
          { id: 'stay', label: 'Stay', href: '#stay' },
          { id: 'guests', label: 'Guests' },
          { id: 'payment', label: 'Payment' },
        ]}
      />
      <PriceBreakdown
        label="Picture of a price"
        lines={[
          { label: 'Room, 2 nights', note: 'for 2 adults', amountCents: 29800 },
          { label: 'Autumn offer', amountCents: -4000 },
        ]}
        total={{ label: 'Total', amountCents: 25800 }}
      />
      <Button isWide size="large">
        Go on to the payment
      </Button>
    </Stack>
  ),
  lead: (
    <Stack gap={24}>
      <DisclosureNavigation
        label="Picture of a menu"
        currentId="places"
        items={[
          { id: 'places', label: 'Places', href: '#places' },
          { id: 'themes', label: 'Themes', children: [{ id: 'sea', label: 'By the sea', href: '#sea' }] },
          { id: 'gifts', label: 'Gifts', href: '#gifts' },
        ]}
      />
      <Breadcrumb
        items={[
          { label: 'Home', href: '#home' },
          { label: 'France', href: '#france' },
          { label: 'Normandy' },
        ]}
      />
      <Tabs
        label="Picture of tabs"
        tabs={[
          { id: 'picture-room', label: 'The room', content: 'Under the roof, with a window to the sea.' },
          { id: 'picture-hotel', label: 'The hotel', content: 'Twelve rooms.' },
          { id: 'picture-around', label: 'Around it', content: 'Dunes.' },
        ]}
      />
      <Pagination items={[1, 2, 3, 'gap', 13]} current={2} hrefOf={(page) => `#${page}`} />
    </Stack>
  ),
  say: (
    <Stack gap={16}>
      <Notice tone="success" title="Your stay is booked">
        We have sent it to camille@example.com.
      </Notice>
      <Notice tone="warning" title="One room left">
        It is kept for you while you fill in this page.
      </Notice>
      <Notice tone="error" title="The offers did not load">
        Your search is kept.
      </Notice>
      <ProgressBar label="Your gift is printed" value={2} maxValue={3} valueText="Page 2 of 3" />
    </Stack>
  ),
};
