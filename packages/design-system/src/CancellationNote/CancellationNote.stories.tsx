import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancellationNote } from './CancellationNote.tsx';

const meta = {
  title: 'Cards/CancellationNote',
  component: CancellationNote,
  args: { text: 'Free cancellation until 12 December', tone: 'good' },
} satisfies Meta<typeof CancellationNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoRefund: Story = { args: { text: 'No refund.', tone: 'neutral' } };

export const LongestDutch: Story = { args: { text: 'Kosteloos annuleren tot en met woensdag 30 september' } };
