import type { Meta, StoryObj } from '@storybook/react-vite';
import { UrgencyBadges } from './UrgencyBadges.tsx';

const meta = {
  title: 'Cards/UrgencyBadges',
  component: UrgencyBadges,
  args: { messages: ['Only 2 rooms left', 'Last minute'] },
} satisfies Meta<typeof UrgencyBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { messages: ['Only 1 room left'] } };

export const LongestDutch: Story = {
  args: { messages: ['Nog maar 2 kamers beschikbaar', 'Lastminuteaanbieding'] },
};
