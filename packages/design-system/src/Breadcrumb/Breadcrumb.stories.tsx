import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

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

export const Full: Story = {};

export const Short: Story = { args: { variant: 'short' } };

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
