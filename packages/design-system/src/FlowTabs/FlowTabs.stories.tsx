import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FlowTabs, type FlowTabsProps } from './index.ts';

function OwnFlow(props: FlowTabsProps) {
  const [value, setValue] = useState(props.value);
  return <FlowTabs {...props} value={value} onChange={setValue} />;
}

/**
 * Switches the search between flows, each with an address of its own (SE-044): links that work without JavaScript.
 *
 * Not for panels of which one is shown (`Tabs`), nor for the sections of a page (`SectionTabs`); all three have the
 * same look.
 */
const meta = {
  title: 'Search/FlowTabs',
  component: FlowTabs,
  args: {
    label: 'What are you looking for?',
    value: 'booking',
    options: [
      { id: 'booking', label: 'Book a stay', href: '?flow=booking' },
      { id: 'gifting', label: 'Give a stay', href: '?flow=gifting' },
    ],
  },
  render: (args) => <OwnFlow {...args} />,
} satisfies Meta<typeof FlowTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gifting: Story = { args: { value: 'gifting' } };
export const LongestDutch: Story = {
  args: {
    options: [
      { id: 'booking', label: 'Weekendarrangement boeken', href: '?flow=booking' },
      { id: 'gifting', label: 'Overnachtingscadeaubon weggeven', href: '?flow=gifting' },
    ],
  },
};
