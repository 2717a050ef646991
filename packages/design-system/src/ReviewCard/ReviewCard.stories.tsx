import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../Layout/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { ReviewCard, type ReviewCardProps, ReviewCardSkeleton } from './index.ts';

const camille: ReviewCardProps = {
  guest: 'Camille',
  date: '2026-10-04',
  score: '9,2/10',
  scoreLabel: 'Fantastic',
  kind: 'As a couple',
  positive: 'The view from the bath, the bread at breakfast, and nobody in a hurry.',
  negative: 'The road to the beach is steeper than it looks on the map.',
};

/**
 * The opinion of one guest: what they liked and what they disliked, in their own language.
 *
 * Not for all guests together (`ReviewSummary`), nor for a score in a card (`ReviewScore`).
 */
const meta = {
  title: 'Product/ReviewCard',
  component: ReviewCard,
  args: camille,
  // Its heading level needs a heading above it.
  render: (args) => (
    <Stack gap={24}>
      <h2>Reviews</h2>
      <ReviewCard {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PositiveAlone: Story = { args: { negative: undefined } };
export const ScoreAlone: Story = { args: { positive: undefined, negative: undefined } };
export const InAnotherLanguage: Story = {
  args: {
    guest: 'Sofía',
    language: 'es',
    positive: 'Las vistas desde la habitación, y la cena.',
    negative: 'Nada.',
  },
};

/** Cut after three lines, so that all cards of a row have the same height. */
export const ThreeInARow: Story = {
  render: (args) => (
    <Stack gap={24}>
      <h2>Reviews</h2>
      <Grid columns={3}>
        <ReviewCard {...args} maxLines={3} negative={undefined} />
        <ReviewCard
          {...args}
          guest="Marek"
          date="2026-09-12"
          maxLines={3}
          negative={undefined}
          positive={'A quiet house with a garden that goes down to the sea. '.repeat(5)}
        />
        <ReviewCard {...args} guest="Ingrid" kind="With friends" maxLines={3} negative={undefined} />
      </Grid>
    </Stack>
  ),
};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the reviews">
      <Stack gap={32}>
        <ReviewCardSkeleton />
        <ReviewCardSkeleton />
      </Stack>
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: {
    guest: 'Bartholomeus-Alexander van den Nieuwenhuijzen-Vandenbroucke',
    scoreLabel: 'Uitmuntend',
    kind: 'Gezelschap met kinderen',
    positive:
      'Wellnesscentrumtoegangsbewijs inbegrepen, en een verblijfsbelastingvrijstelling voor de kinderen.',
    negative: 'Kamerindelingswijzigingen.',
  },
  globals: { market: 'nl-BE' },
};
