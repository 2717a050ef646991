import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '../Card/index.ts';
import { Grid, Stack } from '../Layout/index.ts';
import { LoadingRegion, SkeletonBlock, SkeletonText } from './Skeletons.tsx';

/**
 * Shapes of loading content, with the geometry of the content that will replace them, so that the layout does not
 * shift. Assistive technology reads the region’s label.
 *
 * Not for a running action (`Button` with its own progress), nor for an empty result (`EmptyState`).
 */
const meta: Meta = { title: 'Feedback/Skeletons' };

export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <LoadingRegion label="Loading the hotels">
      <Grid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </Grid>
    </LoadingRegion>
  ),
};

export const TextAndBlocks: Story = {
  render: () => (
    <LoadingRegion label="Loading the hotel">
      <Stack gap={16}>
        <SkeletonText fontSize="xl" width="half" />
        <SkeletonText lines={4} />
        <SkeletonBlock shape="field" />
        <SkeletonBlock />
      </Stack>
    </LoadingRegion>
  ),
};
