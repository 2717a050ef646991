import type { Meta, StoryObj } from '@storybook/react-vite';
import { UrgencyBadges } from './UrgencyBadges.tsx';

/**
 * One or two short reasons to hurry, over a picture; two alternate.
 *
 * Not for promotions (`PromoBadge`), nor for important messages (`Notice`): it is not a live region.
 */
const meta = {
  title: 'Cards/UrgencyBadges',
  component: UrgencyBadges,
  args: { messages: ['Only 2 rooms left', 'Last minute'] },
} satisfies Meta<typeof UrgencyBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { messages: ['Only 1 room left'] } };

export const Recommendation: Story = { args: { messages: [{ text: 'Eco-friendly', tone: 'good' }] } };

export const GuestsLove: Story = {
  args: {
    messages: [{ text: 'Loved by couples', tone: 'social', icon: 'heart' }],
  },
};

export const LongestDutch: Story = {
  args: { messages: ['Nog maar 2 kamers beschikbaar', 'Lastminuteaanbieding'] },
  globals: { market: 'nl-BE' },
};
