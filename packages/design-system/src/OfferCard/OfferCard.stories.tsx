import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { WordsProvider } from '../words/index.ts';
import { fullOffer, longestOffer, nineOffers } from './fixtures.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { column, grid } from './stories.css.ts';

const meta = {
  title: 'Cards/OfferCard',
  component: OfferCard,
  args: { ...fullOffer, headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['isWide'] === true ? undefined : column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card whose heart remembers, while the story lasts. */
function SavedCard(props: OfferCardProps) {
  const [isSelected, setSelected] = useState(false);
  return <OfferCard {...props} wishlist={{ isSelected, onChange: setSelected }} />;
}

export const Default: Story = { render: (args) => <SavedCard {...args} /> };

/** No dates, so no cancellation and no urgency (SE-178). */
export const Gift: Story = {
  args: {
    view: 'gift',
    cancellation: undefined,
    price: { priceCents: 16900, note: 'for 2 people, 1 to 3 nights' },
    promotionPercent: undefined,
  },
  render: (args) => <SavedCard {...args} />,
};

/** For carousels and recently seen offers. */
export const Condensed: Story = { args: { view: 'condensed', label: undefined } };

export const NoPhoto: Story = { args: { photos: [] } };

export const OnePhoto: Story = { args: { photos: drawnPhotos(4, 1) } };

/** No reviews yet, no promotion. */
export const New: Story = {
  args: {
    score: { label: 'New' },
    promotionPercent: undefined,
    price: { priceCents: 14900, perNightCents: 7450 },
  },
};

/** Two messages take turns; under reduced motion they stand one above the other. */
export const TwoUrgencies: Story = { args: { urgency: ['Only 2 rooms left', 'Last minute'] } };

export const OtherOffers: Story = { args: { onOtherOffers: () => {} } };

/** A name of 62 characters and a price of four digits; the call to action is narrower (SE-183). */
export const LongestDutch: Story = {
  args: { ...longestOffer, onOtherOffers: () => {} },
  render: (args) => (
    <WordsProvider locale="nl-NL">
      <SavedCard {...args} />
    </WordsProvider>
  ),
};

/** Everything that may be missing is. */
export const Minimal: Story = {
  render: () => <OfferCard headingLevel={2} href="#minimal" name="Le Phare" photos={[]} />,
};

/** Uneven texts: prices and buttons of a row stand on one line. */
export const Grid: Story = {
  parameters: { isWide: true },
  render: () => (
    <div className={grid}>
      {nineOffers.map((offer) => (
        <SavedCard key={offer.href} {...offer} headingLevel={2} />
      ))}
    </div>
  ),
};
