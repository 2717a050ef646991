import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * The way from the home page to this one. A short one shows the first and the last item, and the middle after a press
 * on a button (CH-077); the whole path is always in the HTML.
 *
 * Not for the steps of a purchase, nor for a way back that keeps the visitor's choices, which is a link of its own.
 * Not for the sections of a page (`SectionTabs`).
 */
const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#' },
      { label: 'Weekends in France', href: '#france' },
      { label: 'Normandy', href: '#normandy' },
      { label: 'Honfleur' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = { args: { variant: 'short' } };

/** Short only in a window as narrow as a phone's. */
export const ShortOnPhone: Story = { args: { variant: 'shortOnPhone' } };

export const TwoItems: Story = {
  args: { variant: 'short', items: [{ label: 'Home', href: '#' }, { label: 'Gift boxes' }] },
};

export const LongestDutch: Story = {
  args: {
    items: [
      { label: 'Startpagina', href: '#' },
      { label: 'Weekendarrangementen', href: '#a' },
      { label: 'Zuidwest-Vlaamse heuvellandschappen', href: '#b' },
      { label: 'Romantisch Kasteelhotel De Oude Burggravenhoeve aan de Scheldemeersen' },
    ],
  },
};
