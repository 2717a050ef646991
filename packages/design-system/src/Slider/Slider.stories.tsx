import type { Meta, StoryObj } from '@storybook/react-vite';
import { sliderKeys } from './keys.ts';
import { Slider } from './Slider.tsx';
import { frame } from './stories.css.ts';
import { ThreeHandles as Three } from './ThreeHandles.tsx';

/**
 * One approximate number, such as a radius or a budget, dragged along a line.
 *
 * Not for a lowest and a highest number (RangeSlider), not for an exact number (TextField), and not for counting
 * people (ParticipantStepper).
 */
const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  parameters: { keyboard: [sliderKeys] },
  args: {
    label: 'Around the city',
    maxValue: 300,
    defaultValue: 120,
    formatValue: (value) => `${value} km`,
  },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheMinimum: Story = { args: { defaultValue: 0 } };

export const AtTheMaximum: Story = { args: { defaultValue: 300 } };

export const WithHelp: Story = { args: { description: 'As the crow flies, from the town hall.' } };

export const Steps: Story = {
  args: {
    label: 'Nights',
    minValue: 1,
    maxValue: 7,
    defaultValue: 3,
    formatValue: (value) => `${value} nights`,
  },
};

export const FourDigitPrices: Story = {
  args: {
    label: 'Budget',
    maxValue: 5000,
    step: 50,
    defaultValue: 2450,
    formatValue: (value) => `${value.toLocaleString('en-GB')} €`,
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingsbedrag per persoon en per overnachting',
    description: 'Inclusief toeristenbelasting en reserveringskosten, exclusief annuleringsverzekering.',
    formatValue: (value) => `${value} kilometer hemelsbreed`,
  },
  globals: { market: 'nl-BE' },
};

/**
 * Slider and RangeSlider share one control, with one handle and with two. It supports any number of handles, which
 * stay in order: here the bounds of four price classes.
 */
export const ThreeHandles: Story = { render: () => <Three /> };
