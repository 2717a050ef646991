import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { CardSkeleton } from '../Card/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { Spoken } from '../testing/Spoken.tsx';
import {
  activityOffer,
  condensedOffer,
  dearestOffers,
  everyView,
  fullOffer,
  giftOffer,
  hotelOffer,
  longestOffers,
  modificationOffer,
  nineOffers,
} from './fixtures.ts';
import { OfferCard } from './OfferCard.tsx';
import type { ModificationOfferCardProps, NormalOfferCardProps, OfferCardProps } from './OfferCardProps.ts';
import { column } from '../Card/stories.css.ts';
import { cell, grid, wide } from './stories.css.ts';

/**
 * An offer in a list of others: a stay, a gift, an activity, or one of a hotel's offers, depending on its `view`. A
 * view only takes the props that it shows. A market's own layout is plain data, passed as `layout`.
 *
 * Not for anything but search results: a hotel or an activity on a page or in a carousel is a `HotelCard` or an
 * `ActivityCard`, a promotion is a `Banner`. While cards load, `CardSkeleton` takes their place.
 */
const meta = {
  title: 'Cards/OfferCard',
  component: OfferCard,
  args: { ...fullOffer, headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['isWide'] === true ? wide : column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<NormalOfferCardProps>;

export default meta;
type Story = StoryObj<NormalOfferCardProps>;

/** A card whose heart keeps its state while the story is open. */
function SavedCard(props: Exclude<OfferCardProps, ModificationOfferCardProps>) {
  const [isSelected, setSelected] = useState(false);
  return <OfferCard {...props} wishlist={{ isSelected, onChange: setSelected }} />;
}

function Cards({ of: offers, photos }: { of: readonly OfferCardProps[]; photos?: OfferCardProps['photos'] }) {
  return (
    <div className={grid}>
      {offers.map((offer) => (
        <OfferCard key={offer.href} {...offer} {...(photos && { photos })} headingLevel={2} />
      ))}
    </div>
  );
}

export const Default: Story = { render: (args) => <SavedCard {...args} /> };

/** A fixed price, without cancellation terms (SE-178, SE-194). */
export const Gift: Story = { render: () => <SavedCard {...giftOffer} headingLevel={2} /> };

/** For carousels, recently viewed offers, and map pins. */
export const Condensed: Story = { render: () => <SavedCard {...condensedOffer} headingLevel={2} /> };

/** A stay that a booking can be changed to, with the price difference. */
export const Modification: Story = {
  parameters: { isWide: true },
  render: () => (
    <Cards
      of={[
        modificationOffer,
        { ...modificationOffer, href: '#less', price: { priceCents: 13400, differenceCents: -1500 } },
        { ...modificationOffer, href: '#same', price: { priceCents: 14900, differenceCents: 0 } },
      ]}
    />
  ),
};

/** An activity (SE-186, SE-187). */
export const Activity: Story = { render: () => <SavedCard {...activityOffer} headingLevel={2} /> };

/** The offers of one hotel in a list, with the picture beside the text (SE-182). */
export const Hotel: Story = {
  parameters: { isWide: true },
  render: () => <SavedCard {...hotelOffer} headingLevel={2} />,
};

/** The views side by side (SE-181). */
export const EveryView: Story = { parameters: { isWide: true }, render: () => <Cards of={everyView} /> };

export const Loading: Story = {
  parameters: { isWide: true },
  render: () => (
    <LoadingRegion label="Loading the offers">
      <div className={grid}>
        <CardSkeleton parts={['score', 'note', 'action', 'price']} />
        <CardSkeleton parts={['score', 'note', 'action', 'price']} />
        <CardSkeleton parts={['score', 'note', 'action', 'price']} />
      </div>
    </LoadingRegion>
  ),
};

export const MissingPhoto: Story = {
  parameters: { isWide: true },
  render: () => <Cards of={everyView} photos={[]} />,
};

/** A drawn landscape replaces a picture that fails to load. */
export const Error: Story = {
  parameters: { isWide: true },
  render: () => <Cards of={everyView} photos={[{ src: 'data:image/webp;base64,none', alt: 'The beach' }]} />,
};

export const OnePhoto: Story = { args: { photos: drawnPhotos(4, 1) } };

/** Without reviews and promotion. */
export const NoReview: Story = {
  parameters: { isWide: true },
  render: () => (
    <Cards
      of={[
        { ...fullOffer, promotionPercent: undefined, score: { label: 'New' } },
        { ...giftOffer, promotionPercent: undefined, score: undefined },
        { ...condensedOffer, promotionPercent: undefined, score: { label: 'New' } },
      ]}
    />
  ),
};

/** Shows the reason, and still links to the offer, where other dates may be free. */
export const Disabled: Story = {
  parameters: { isWide: true },
  render: () => (
    <Cards of={everyView.map((offer) => ({ ...offer, unavailable: 'Sold out for these dates' }))} />
  ),
};

/** Two messages alternate; under reduced motion they are stacked (SE-205). */
export const PromotionAndUrgency: Story = {
  parameters: { isWide: true },
  render: () => (
    <Cards
      of={[fullOffer, giftOffer, hotelOffer].map((offer) => ({
        ...offer,
        urgency: ['Only 2 rooms left', 'Last minute'],
      }))}
    />
  ),
};

export const OtherOffers: Story = { args: { onOtherOffers: () => {} } };

export const FourDigitPrices: Story = {
  parameters: { isWide: true },
  render: () => <Cards of={dearestOffers} />,
};

/** Names of 62 characters and prices of four digits; the button is narrower (SE-183). */
export const LongestDutch: Story = {
  parameters: { isWide: true },
  render: () => (
    <Spoken locale="nl-NL">
      <Cards of={longestOffers} />
    </Spoken>
  ),
};

/** A market's layout in plain data: in Dutch the button is narrower (SE-183). */
export const DutchLayout: Story = {
  args: { layout: { action: 'narrow' } },
  render: (args) => (
    <Spoken locale="nl-BE">
      <SavedCard {...args} />
    </Spoken>
  ),
};

/** A market's layout in plain data: Spanish gifts leave out score and headwords (SE-182). */
export const SpanishGiftLayout: Story = {
  render: () => (
    <Spoken locale="es-ES">
      <SavedCard {...giftOffer} layout={{ belowName: ['label'] }} headingLevel={2} />
    </Spoken>
  ),
};

/** Without any optional part. */
export const Empty: Story = {
  render: () => <OfferCard headingLevel={2} href="#minimal" name="Le Phare" photos={[]} />,
};

/** Texts of different lengths: prices and buttons in a row are aligned. */
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

/** Sixty cards, of which the browser renders only those near the viewport. */
export const AThousand: Story = {
  tags: ['whole-matrix-only'],
  parameters: { isWide: true },
  render: () => (
    <div className={grid}>
      {Array.from({ length: 60 }, (_, at) => (
        <div key={at} className={cell}>
          <OfferCard
            {...(nineOffers[at % nineOffers.length] ?? fullOffer)}
            href={`#offer-${at}`}
            headingLevel={2}
          />
        </div>
      ))}
    </div>
  ),
};
