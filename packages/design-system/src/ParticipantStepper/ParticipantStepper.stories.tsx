import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ParticipantStepper, type ParticipantStepperProps } from './index.ts';
import { participantStepperKeys } from './keys.ts';

function OwnValue(props: ParticipantStepperProps) {
  const [value, setValue] = useState(props.value);
  return <ParticipantStepper {...props} value={value} onChange={setValue} />;
}

/**
 * For a small whole number within bounds, such as travellers or tickets.
 *
 * Not for a number that is easier to type (TextField), nor for an amount within a wide range (Slider).
 */
const meta = {
  title: 'Inputs/ParticipantStepper',
  component: ParticipantStepper,
  parameters: { keyboard: [participantStepperKeys] },
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
/** The activity search takes one or two people (SE-067). */
export const OneOrTwo: Story = { args: { maxValue: 2 } };
export const LongestDutch: Story = {
  args: {
    label: 'Minderjarigenbegeleidingsdeelnemers',
    description: 'Van 12 jaar en ouder, op de dag van vertrek',
  },
  globals: { market: 'nl-BE' },
};
export const WithoutDescription: Story = { args: { label: 'Travellers' } };
export const Disabled: Story = { args: { isDisabled: true } };
