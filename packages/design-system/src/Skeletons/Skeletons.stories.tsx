import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../Layout/index.ts';
import { LoadingRegion, OfferCardSkeleton, SkeletonBlock, SkeletonText } from './Skeletons.tsx';

/** Shapes of what is on its way, with the geometry of what will replace them, so that nothing moves. */
const meta: Meta = { title: 'Feedback/Skeletons' };

export default meta;

type Story = StoryObj;

export const OfferCards: Story = {
  render: () => (
    <LoadingRegion label="Loading the offers">
      <Grid>
        <OfferCardSkeleton />
        <OfferCardSkeleton />
        <OfferCardSkeleton />
      </Grid>
    </LoadingRegion>
  ),
};

export const TextAndBlocks: Story = {
  render: () => (
    <LoadingRegion label="Loading the hotel">
      <Stack gap={16}>
        <SkeletonText size="xl" width="half" />
        <SkeletonText lines={4} />
        <SkeletonBlock shape="field" />
        <SkeletonBlock />
      </Stack>
    </LoadingRegion>
  ),
};
