import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CardSkeleton } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { fullHotel, longestHotel } from './fixtures.ts';
import { HotelCard, type HotelCardProps } from './HotelCard.tsx';

/**
 * A hotel rather than one of its offers: nearby hotels on a hotel's page, hotels on a map, hotels of a destination.
 *
 * Not for a search result, which is about one offer: that is an `OfferCard`, with the view `hotel` where one hotel was
 * searched.
 */
const meta = {
  title: 'Cards/HotelCard',
  component: HotelCard,
  args: { ...fullHotel, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HotelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card whose heart keeps its state while the story is open. */
function SavedCard(props: HotelCardProps) {
  const [isSelected, setSelected] = useState(false);
  return <HotelCard {...props} wishlist={{ isSelected, onChange: setSelected }} />;
}

export const Default: Story = { render: (args) => <SavedCard {...args} /> };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the hotels nearby">
      <CardSkeleton lines={2} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: longestHotel,
  render: (args) => (
    <Spoken locale="nl-NL">
      <SavedCard {...args} />
    </Spoken>
  ),
};

export const FourDigitPrices: Story = {
  args: { price: { priceCents: 104950, referenceCents: 129900, isFrom: true, note: 'per night' } },
};

export const MissingPhoto: Story = { args: { picture: undefined } };

export const SoldOut: Story = { args: { unavailable: 'No availability on your dates' } };

/** No reviews yet. */
export const New: Story = { args: { score: { label: 'New' } } };

/** Without optional content. */
export const Minimal: Story = {
  render: () => <HotelCard headingLevel={2} href="#minimal" name="Le Phare" />,
};
