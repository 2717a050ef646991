import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SelectField, type SelectFieldProps } from './index.ts';

function OwnValue(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/SelectField',
  component: SelectField,
  args: {
    label: 'Theme',
    value: '',
    options: [
      { value: '', label: 'All themes' },
      { value: 'wellness', label: 'Wellness' },
      { value: 'family', label: 'Family' },
      { value: 'gastronomy', label: 'Gastronomy' },
    ],
    onChange: () => undefined,
  },
  render: (args) => <OwnValue {...args} />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'wellness' } };
/** Without an edge of its own, for a search bar that is its box. */
export const InASearchBar: Story = { args: { look: 'search' } };
export const LongDutchWords: Story = {
  args: {
    label: 'Thema van uw weekendarrangement',
    value: 'long',
    options: [
      { value: 'long', label: 'Kasteelovernachtingen met wijnproeverijarrangement en wellnessfaciliteiten' },
    ],
  },
};
export const Disabled: Story = { args: { value: 'wellness', isDisabled: true } };
