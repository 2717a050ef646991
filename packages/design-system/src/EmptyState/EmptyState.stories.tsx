import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * A small drawing, one sentence and one action in place of missing content: for searches without results, empty lists
 * and content that did not load.
 *
 * Not for content that is loading (`Skeletons`), nor for a message beside present content (`Notice`).
 */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    sentence: 'No stay fits all of your filters.',
    headingLevel: 2,
    action: <Button>Remove all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EmptyList: Story = {
  args: {
    vignette: 'letter',
    sentence: "You don't have any items in your wishlist.",
    action: <Button tone="secondary">See weekend stays</Button>,
  },
};

export const Failure: Story = {
  args: { vignette: 'cloud', sentence: 'The stays could not be loaded.', action: <Button>Try again</Button> },
};

export const WithoutAction: Story = { args: { action: undefined, headingLevel: undefined } };

export const LongestDutch: Story = {
  args: {
    sentence:
      'Er is geen enkel weekendarrangement beschikbaar dat overeenkomt met al je zoekfilters en verblijfsdatums.',
    action: <Button>Alle zoekfilters verwijderen</Button>,
  },
};
