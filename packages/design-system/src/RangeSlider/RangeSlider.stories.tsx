import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { rangeSliderKeys } from './keys.ts';
import type { RangeValue } from './pair.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { frame } from './stories.css.ts';

/** A realistic distribution of prices: many cheap offers and a long tail. */
const prices = [2, 6, 11, 19, 28, 34, 37, 33, 29, 24, 26, 21, 17, 15, 12, 9, 10, 7, 5, 6, 3, 2, 3, 1];

const euros = (value: number, side: 'lower' | 'upper') =>
  side === 'upper' && value === 250 ? '+250 €' : `${value} €`;

/**
 * A lowest and a highest number, for a filter such as price or distance: two handles on one line, and two fields for
 * typing. Bars can show the number of results at each value.
 *
 * Not for one number (Slider), not for counting people (ParticipantStepper), and not for two dates (StayDatesField).
 */
const meta = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  parameters: { keyboard: [rangeSliderKeys] },
  args: {
    label: 'Price per person and per night',
    lowerLabel: 'Lowest price',
    upperLabel: 'Highest price',
    minValue: 9,
    maxValue: 250,
    formatValue: euros,
  },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: [60, 150], counts: prices } };

/** No limit: the upper end reads "+250 €" (SE-129). */
export const WholeRange: Story = { args: { counts: prices } };

export const WithoutBars: Story = { args: { defaultValue: [60, 150] } };

/** The handle that was used last is on top; dragging moves the handle on the side that is dragged to. */
export const Together: Story = { args: { defaultValue: [120, 120], counts: prices } };

export const Distance: Story = {
  args: {
    label: 'Distance from the city',
    description: 'As the crow flies.',
    lowerLabel: 'From',
    upperLabel: 'To',
    minValue: 0,
    maxValue: 300,
    defaultValue: [0, 80],
    formatValue: (value) => `${value} km`,
  },
};

export const FourDigitPrices: Story = {
  args: {
    minValue: 100,
    maxValue: 10_000,
    step: 50,
    minGap: 100,
    defaultValue: [1200, 8550],
    formatValue: (value) => `${value.toLocaleString('en-GB')} €`,
    counts: prices,
  },
};

/** Zeroes have no bar; a single offer has a visible one. */
export const One: Story = {
  args: { defaultValue: [40, 200], counts: prices.map((_, index) => (index === 14 ? 1 : 0)) },
};

export const AThousand: Story = {
  args: {
    defaultValue: [80, 190],
    counts: Array.from({ length: 48 }, (_, index) => Math.round(40 + 38 * Math.sin(index / 4))),
  },
};

/** Disabled until "Include offers around" is on (SE-124). */
export const Disabled: Story = { args: { defaultValue: [60, 150], counts: prices, isDisabled: true } };

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingsbedrag per persoon en per overnachting',
    description: 'Inclusief toeristenbelasting en reserveringskosten, exclusief annuleringsverzekering.',
    lowerLabel: 'Laagste vanafprijs',
    upperLabel: 'Hoogste arrangementsprijs inclusief halfpension',
    defaultValue: [60, 250],
    counts: prices,
  },
  globals: { market: 'nl-BE' },
};

function PriceFilter(props: RangeSliderProps) {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState<RangeValue>(props.defaultValue ?? [9, 250]);
  return (
    <Dropdown
      label="Price"
      kind="form"
      isOpen={isOpen}
      onOpenChange={setOpen}
      footer={
        <>
          <Button tone="quiet" size="small" onClick={() => setValue([9, 250])}>
            Reset
          </Button>
          <Button size="small">View 124 offers</Button>
        </>
      }
    >
      <RangeSlider {...props} value={value} onChange={setValue} />
    </Dropdown>
  );
}

/** In its usual place, controlled. */
export const InADropdown: Story = {
  args: { defaultValue: [60, 150], counts: prices },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: (args) => <PriceFilter {...args} />,
};
