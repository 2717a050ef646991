import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstalmentTable } from './index.ts';

/**
 * Payments by day, where a price is paid in parts or later; fees have a column of their own.
 *
 * Not for the parts of a price (`PriceBreakdown`).
 */
const meta = {
  title: 'Product/InstalmentTable',
  component: InstalmentTable,
  args: {
    label: '3 payments',
    today: '2026-11-21',
    instalments: [
      { date: '2026-11-21', amountCents: 11234, feeCents: 201 },
      { date: '2026-12-21', amountCents: 11033 },
      { date: '2027-01-21', amountCents: 11033 },
    ],
  },
} satisfies Meta<typeof InstalmentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFees: Story = {
  args: {
    instalments: [
      { date: '2026-11-21', amountCents: 11034 },
      { date: '2026-12-21', amountCents: 11033 },
      { date: '2027-01-21', amountCents: 11033 },
    ],
  },
};
export const OneLater: Story = {
  args: { label: 'One payment', instalments: [{ date: '2026-12-03', amountCents: 33100 }] },
};
export const LongestDutch: Story = {
  args: {
    label: 'Betaling in 4 termijnen',
    instalments: [
      { date: '2026-11-21', amountCents: 276237, feeCents: 4990 },
      { date: '2026-12-21', amountCents: 271247 },
      { date: '2027-01-21', amountCents: 271247 },
      { date: '2027-02-21', amountCents: 271247 },
    ],
  },
  globals: { market: 'nl-BE' },
};
