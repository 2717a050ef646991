import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CardSkeleton } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { ActivityCard, type ActivityCardProps } from './ActivityCard.tsx';
import { fullActivity, longestActivity } from './fixtures.ts';

/**
 * An activity on a page or in a carousel: title, place, duration, group size, and price per person.
 *
 * Not for a result of a search for activities: that is an `OfferCard` with the view `activity`. Nor for a stay that
 * includes activities, which is an `OfferCard` too.
 */
const meta = {
  title: 'Cards/ActivityCard',
  component: ActivityCard,
  args: { ...fullActivity, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card whose heart keeps its state while the story is open. */
function SavedCard(props: ActivityCardProps) {
  const [isSelected, setSelected] = useState(false);
  return <ActivityCard {...props} wishlist={{ isSelected, onChange: setSelected }} />;
}

export const Default: Story = { render: (args) => <SavedCard {...args} /> };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the activities">
      <CardSkeleton lines={2} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: longestActivity,
  render: (args) => (
    <Spoken locale="nl-NL">
      <SavedCard {...args} />
    </Spoken>
  ),
};

export const FourDigitPrices: Story = {
  args: { price: { priceCents: 104950, referenceCents: 129900, isFrom: true } },
};

export const MissingPhoto: Story = { args: { photos: [] } };

export const OnePhoto: Story = { args: { photos: drawnPhotos(4, 1) } };

/** The link stays, since the activity's page leads to other activities (PR-072). */
export const SoldOut: Story = { args: { unavailable: 'Sold out' } };

/** Without optional content. */
export const Minimal: Story = {
  render: () => <ActivityCard headingLevel={2} href="#minimal" name="Pottery" photos={[]} />,
};
