import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancellationNote } from './CancellationNote.tsx';

/**
 * The conditions of cancelling, in a few words; favourable ones are marked with a tick.
 *
 * Not for the conditions in full, which belong in a `Dialog` or on the page.
 */
const meta = {
  title: 'Cards/CancellationNote',
  component: CancellationNote,
  args: { text: 'Free cancellation until 12 December', tone: 'good' },
} satisfies Meta<typeof CancellationNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoRefund: Story = { args: { text: 'No refund.', tone: 'neutral' } };

export const LongestDutch: Story = {
  args: { text: 'Kosteloos annuleren tot en met woensdag 30 september' },
  globals: { market: 'nl-BE' },
};
