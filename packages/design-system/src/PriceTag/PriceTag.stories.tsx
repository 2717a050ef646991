import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTag } from './PriceTag.tsx';

/**
 * The price to pay, with the price before a promotion, the price of a night and one note, announced as one phrase.
 *
 * Not for a total with its parts (`PriceBreakdown`), nor for prices of calendar days (`StayCalendar`).
 */
const meta = {
  title: 'Cards/PriceTag',
  component: PriceTag,
  args: { priceCents: 14900, referenceCents: 19900, perNightCents: 7500, isFrom: true, align: 'start' },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PriceAlone: Story = {
  args: { referenceCents: undefined, perNightCents: undefined, isFrom: false },
};

export const Gift: Story = {
  args: {
    referenceCents: undefined,
    perNightCents: undefined,
    isFrom: false,
    note: 'for 2 people, 1 to 3 nights',
  },
};

export const Large: Story = { args: { size: 'large' } };

export const FourDigitPrices: Story = {
  args: { priceCents: 104950, referenceCents: 129900, perNightCents: 52475 },
};

export const LongestDutch: Story = {
  args: {
    priceCents: 1104950,
    referenceCents: 1299000,
    perNightCents: 552475,
    note: 'voor 2 volwassenen en 2 kinderen',
  },
  globals: { market: 'nl-NL' },
};
