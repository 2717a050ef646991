import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoBadge } from './PromoBadge.tsx';

const meta = {
  title: 'Cards/PromoBadge',
  component: PromoBadge,
  args: { percent: 20 },
} satisfies Meta<typeof PromoBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoDigits: Story = { args: { percent: 65 } };
