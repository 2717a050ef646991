import type { Meta, StoryObj } from '@storybook/react-vite';
import { CupIcon, CutleryIcon, MoonIcon, SpaIcon } from '../Icon/index.ts';
import { IncludedList } from './index.ts';

/**
 * What a stay includes, in short: near the title of a product page, in a card of the order.
 *
 * Not for items with a description (`Programme`), nor for dozens of facilities (a plain list).
 */
const meta = {
  title: 'Product/IncludedList',
  component: IncludedList,
  args: {
    'aria-label': 'Your stay includes',
    items: [
      { icon: <MoonIcon />, label: '1 night' },
      { icon: <CupIcon />, label: 'breakfast' },
      { icon: <CutleryIcon />, label: 'dinner for two' },
      { icon: <SpaIcon />, label: 'spa access' },
    ],
  },
} satisfies Meta<typeof IncludedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Empty: Story = { args: { items: [] } };
export const LongestDutch: Story = {
  args: {
    items: [
      { icon: <MoonIcon />, label: '2 overnachtingen in een tweepersoonskamer met duinzicht' },
      { icon: <CupIcon />, label: 'uitgebreid ontbijtbuffet' },
      { icon: <SpaIcon />, label: 'wellnesscentrumtoegangsbewijs' },
    ],
  },
  globals: { market: 'nl-BE' },
};
