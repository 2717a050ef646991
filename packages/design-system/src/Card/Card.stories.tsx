import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { drawnPhotos, landscape } from '../PhotoCarousel/fixtures.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import {
  besideLayout,
  Card,
  CardFacts,
  CardPicture,
  CardScore,
  CardSkeleton,
  CardText,
  PhotoCard,
  rowLayout,
  tileLayout,
} from './index.ts';
import { column } from './stories.css.ts';

/**
 * The frame of all cards, for a card of your own: a picture, a name that is the only link, lines and a foot. In a
 * `CardCell`, its parts are aligned with those of the cards beside it.
 *
 * Not for cards that the package has already: an offer is an `OfferCard`, a hotel a `HotelCard`, an activity an
 * `ActivityCard`, a theme a `CategoryCard`. Not for a promotion, which is a `Banner`.
 */
const meta = {
  title: 'Cards/Card',
  component: Card,
  args: {
    href: '#baths',
    name: 'A day at the thermal baths',
    picture: <CardPicture photo={{ src: landscape(2) }} />,
    aboveName: <CardText tone="small">Bagnoles-de-l’Orne</CardText>,
    action: 'See the day',
    price: <PriceTag priceCents={4900} isFrom />,
    children: (
      <>
        <CardFacts facts={['9:00 to 18:00', 'Lunch']} />
        <CardScore score={{ score: '8.8/10', label: 'Excellent' }} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={column}>
        <h2>Near you</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beside: Story = { args: { layout: besideLayout } };

export const Row: Story = { args: { layout: rowLayout, action: undefined } };

export const Tile: Story = {
  args: { layout: tileLayout, aboveName: undefined, action: undefined, price: undefined },
};

/** With a carousel of photos, and a control of its own under the foot. */
export const WithPhotos: Story = {
  render: ({ href, name, action, price, children }) => (
    <PhotoCard
      href={href}
      name={name}
      action={action}
      price={price}
      photos={drawnPhotos(1, 3)}
      promotionPercent={15}
      renderAfter={(nameId) => (
        <Button tone="quiet" size="small" aria-describedby={nameId}>
          More days
        </Button>
      )}
    >
      {children}
    </PhotoCard>
  ),
};

export const Unavailable: Story = { args: { unavailable: 'Closed in January' } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the days">
      <CardSkeleton parts={['score', 'action', 'price']} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: {
    name: 'Verrassingsdagarrangement in de thermale baden van Sint-Genesius-Rode',
    action: 'Beschikbaarheid bekijken',
  },
  globals: { market: 'nl-BE' },
};
