import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { fullActivity, longestActivity } from '../ActivityCard/fixtures.ts';
import { ActivityCard } from '../ActivityCard/index.ts';
import { Banner } from '../Banner/index.ts';
import { fullBox, longestBox } from '../BoxCard/fixtures.ts';
import { BoxCard } from '../BoxCard/index.ts';
import { CardSkeleton } from '../Card/index.ts';
import { eightCategories } from '../CategoryCard/fixtures.ts';
import { CategoryCard } from '../CategoryCard/index.ts';
import { fullHotel, longestHotel } from '../HotelCard/fixtures.ts';
import { HotelCard } from '../HotelCard/index.ts';
import { Grid, Stack } from '../Layout/index.ts';
import * as offerStories from '../OfferCard/OfferCard.stories.tsx';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { viewedActivity, viewedStay } from '../RecentlyViewedCard/fixtures.ts';
import { RecentlyViewedCard } from '../RecentlyViewedCard/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';

type Composed = ComponentType & { parameters: Record<string, unknown> };

// Storybook's own types refuse stories of a component whose props are a union, under exactOptionalPropertyTypes.
const offers = Object.entries(composeStories(offerStories as never) as Record<string, Composed>).filter(
  ([, { parameters }]) => parameters['isWide'] !== true,
);

interface AllCardsProps {
  columns: 1 | 2 | 3;
}

/** Every card of the family, side by side; the offer cards are those of their own stories. */
function AllCards({ columns }: AllCardsProps) {
  return (
    <Stack gap={48}>
      <Grid columns={columns}>
        {offers.map(([name, Offer]) => (
          <Offer key={name} />
        ))}
      </Grid>
      <Grid columns={columns}>
        <ActivityCard {...fullActivity} headingLevel={2} />
        <BoxCard {...fullBox} headingLevel={2} onOffer={() => {}} />
        <HotelCard {...fullHotel} headingLevel={2} />
        <Banner
          variant="inline"
          tone="soft"
          kicker="Gift boxes"
          title="Give a weekend, they choose the day"
          subtitle="More than a thousand stays in one box."
          picture={{ src: landscape(10) }}
          actions={[{ label: 'See the boxes', href: '#boxes' }]}
        />
        <ActivityCard {...longestActivity} headingLevel={2} />
        <BoxCard {...longestBox} headingLevel={2} />
        <HotelCard {...longestHotel} headingLevel={2} />
        <ActivityCard {...fullActivity} headingLevel={2} href="#sold" unavailable="Sold out" />
        <LoadingRegion label="Loading">
          <CardSkeleton />
        </LoadingRegion>
        <Banner
          variant="card"
          tone="promo"
          kicker="Last minute"
          title="This weekend, still free"
          subtitle="Packed by Friday noon."
          picture={{ src: landscape(5) }}
          actions={[{ label: 'See the stays', href: '#last-minute' }]}
        />
      </Grid>
      <Grid columns={columns} gap={16}>
        <RecentlyViewedCard {...viewedStay} headingLevel={2} />
        <RecentlyViewedCard {...viewedActivity} headingLevel={2} />
        <RecentlyViewedCard {...viewedStay} headingLevel={2} href="#gone" unavailable="Sold out" />
      </Grid>
      <Grid columns={columns} gap={16}>
        {eightCategories.slice(0, 3).map((category) => (
          <CategoryCard key={category.href} {...category} headingLevel={2} />
        ))}
      </Grid>
    </Stack>
  );
}

/**
 * The whole family on one page, to compare the cards: pictures, names, feet and buttons are in the same places.
 *
 * Not a component to use: a page lays its cards out in a Grid or a CardCarousel.
 */
const meta = { title: 'Cards/All cards', component: AllCards } satisfies Meta<typeof AllCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = { args: { columns: 1 } };

export const TwoColumns: Story = { args: { columns: 2 } };

export const ThreeColumns: Story = { args: { columns: 3 } };
