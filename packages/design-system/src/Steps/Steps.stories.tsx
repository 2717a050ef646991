import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './index.ts';

/**
 * Progress through a checkout, with links back to completed steps.
 *
 * Not for the sections of one page (`SectionTabs`), nor for an activity without pages (`ProgressBar`).
 */
const meta = {
  title: 'Product/Steps',
  component: Steps,
  args: {
    label: 'Your booking',
    current: 'payment',
    steps: [
      { id: 'summary', label: 'Summary', href: '#summary' },
      { id: 'details', label: 'Details', href: '#details' },
      { id: 'payment', label: 'Payment' },
      { id: 'confirmation', label: 'Confirmation' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 'summary' } };
export const Last: Story = { args: { current: 'confirmation' } };
export const LongestDutch: Story = {
  args: {
    label: 'Je boeking',
    current: 'gegevens',
    steps: [
      { id: 'overzicht', label: 'Reserveringsoverzicht', href: '#overzicht' },
      { id: 'gegevens', label: 'Contactgegevens' },
      { id: 'betaling', label: 'Betalingswijze' },
      { id: 'bevestiging', label: 'Boekingsbevestiging' },
    ],
  },
  globals: { market: 'nl-BE' },
};
