import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton, rowLayout } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { Stack } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { longestViewed, viewedActivity, viewedStay } from './fixtures.ts';
import { RecentlyViewedCard } from './RecentlyViewedCard.tsx';

/**
 * A stay or an activity that the visitor viewed before, in a list, a drawer or a carousel (PR-182).
 *
 * Not for search results, which need more information to choose by (`OfferCard`, `ActivityCard`).
 */
const meta = {
  title: 'Cards/RecentlyViewedCard',
  component: RecentlyViewedCard,
  args: { ...viewedStay, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentlyViewedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Activity: Story = { args: { ...viewedActivity, hotel: undefined, promotionPercent: undefined } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading what you looked at">
      <CardSkeleton layout={rowLayout} lines={1} parts={['price']} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: longestViewed,
  render: (args) => (
    <Spoken locale="nl-NL">
      <RecentlyViewedCard {...args} />
    </Spoken>
  ),
};

export const FourDigitPrices: Story = {
  args: { price: { priceCents: 104950, referenceCents: 129900, note: '3 nights' } },
};

export const MissingPhoto: Story = { args: { picture: undefined } };

export const SoldOut: Story = { args: { unavailable: 'Sold out' } };

/** The maximum number that is stored (D-074). */
export const Ten: Story = {
  render: () => (
    <Stack as="ul" gap={12}>
      {Array.from({ length: 10 }, (_, at) => (
        <li key={at}>
          <RecentlyViewedCard
            {...(at % 3 === 1 ? viewedActivity : viewedStay)}
            picture={{ src: landscape(at * 3) }}
            headingLevel={2}
          />
        </li>
      ))}
    </Stack>
  ),
};
