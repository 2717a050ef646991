import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ParticipantStepper, type ParticipantStepperProps } from './index.ts';

function OwnValue(props: ParticipantStepperProps) {
  const [value, setValue] = useState(props.value);
  return <ParticipantStepper {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/ParticipantStepper',
  component: ParticipantStepper,
  args: {
    label: 'Adults',
    description: '12 and over',
    value: 2,
    minValue: 1,
    maxValue: 20,
    onChange: () => undefined,
  },
  render: (args) => <OwnValue {...args} />,
} satisfies Meta<typeof ParticipantStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheMinimum: Story = {
  args: { label: 'Babies', description: '0 to 2', value: 0, minValue: 0, maxValue: 10 },
};
export const AtTheMaximum: Story = { args: { value: 20 } };
/** SE-067: the activity search takes one or two people. */
export const OneOrTwo: Story = { args: { maxValue: 2 } };
export const LongDutchWords: Story = {
  args: {
    label: 'Minderjarigenbegeleidingsdeelnemers',
    description: 'Van 12 jaar en ouder, op de dag van vertrek',
  },
};
export const WithoutDescription: Story = { args: { label: 'Travellers' } };
export const Disabled: Story = { args: { isDisabled: true } };
