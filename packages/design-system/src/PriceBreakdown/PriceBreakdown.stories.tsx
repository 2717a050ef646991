import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingRegion } from '../Skeletons/index.ts';
import { PriceBreakdown, PriceBreakdownSkeleton } from './index.ts';

/**
 * The parts of a price, beside a checkout: lines, discounts, the total, gift cards, and the amount left to pay.
 * Amounts below 0 are subtracted.
 *
 * Not for one price (`PriceTag`), nor for payments by date (`InstalmentTable`).
 */
const meta = {
  title: 'Product/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    label: 'Price details',
    lines: [
      { label: 'Room, 2 nights', note: 'for 2 adults', amountCents: 29800 },
      { label: 'Dinner', note: '5 December, for 2', amountCents: 7800 },
      { label: 'Early booking', amountCents: -4500 },
    ],
    total: { label: 'Total', amountCents: 33100 },
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithGiftCards: Story = {
  args: {
    payments: [{ label: 'Gift card ending in 4821', amountCents: -10000 }],
    remaining: { label: 'Remaining to pay', amountCents: 23100 },
  },
};

/** On a phone one line that opens the others; from 768 px all lines. */
export const CollapsesOnPhone: Story = { args: { collapsesOnPhone: true } };

export const PaidInFull: Story = {
  args: {
    payments: [{ label: 'Gift card ending in 4821', amountCents: -33100 }],
    remaining: { label: 'Remaining to pay', amountCents: 0 },
  },
};

export const TotalAlone: Story = { args: { lines: [] } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Working out the price">
      <PriceBreakdownSkeleton lines={3} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: {
    label: 'Prijsspecificatie',
    collapsesOnPhone: true,
    lines: [
      {
        label: 'Landgoedsuperieurtweepersoonskamer met duinzichtbalkon, 2 overnachtingen',
        note: 'voor 2 volwassenen en 2 kinderen',
        amountCents: 1104950,
      },
      { label: 'Annuleringsverzekering', amountCents: 4990 },
      { label: 'Vroegboekkorting op weekendarrangementen', amountCents: -100000 },
    ],
    total: { label: 'Totaalbedrag', note: 'inclusief belastingen', amountCents: 1009940 },
    payments: [{ label: 'Cadeaubon eindigend op 4821', amountCents: -10050 }],
    remaining: { label: 'Nog te betalen', amountCents: 999890 },
  },
  globals: { market: 'nl-BE' },
};
