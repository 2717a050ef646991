import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoBadge } from './PromoBadge.tsx';

/**
 * The discount of a promotion, over a card's picture or beside a price.
 *
 * Not for reasons to hurry (`UrgencyBadges`). The caller decides which promotions to show.
 */
const meta = {
  title: 'Cards/PromoBadge',
  component: PromoBadge,
  args: { percent: 20 },
} satisfies Meta<typeof PromoBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDigit: Story = { args: { percent: 5 } };
