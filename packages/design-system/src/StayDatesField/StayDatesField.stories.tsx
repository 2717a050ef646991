import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { stayCalendarKeys } from '../StayCalendar/keys.ts';
import { EXAMPLE_LAST_DAY, EXAMPLE_TODAY, exampleDay } from '../StayCalendar/exampleDays.ts';
import { StayDatesField, type StayDatesFieldProps } from './StayDatesField.tsx';
import * as frames from './StayDatesFieldStories.css.ts';

function Choosing(props: StayDatesFieldProps) {
  const [draft, setDraft] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  return (
    <StayDatesField
      {...props}
      {...draft}
      onSelectDay={(day) =>
        setDraft(({ checkIn, checkOut }) =>
          checkIn !== undefined && checkOut === undefined && day > checkIn
            ? { checkIn, checkOut: day }
            : { checkIn: day, checkOut: undefined },
        )
      }
      onClear={() => setDraft({ checkIn: undefined, checkOut: undefined })}
    />
  );
}

/**
 * For the dates of a stay in a search bar or a price panel: a button that shows them and opens the StayCalendar, in a
 * panel on a desktop, full-screen on a phone.
 *
 * Not for a single date that is typed (DateField).
 */
const meta = {
  title: 'Search/StayDatesField',
  component: StayDatesField,
  parameters: { keyboard: [stayCalendarKeys] },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div className={frames.bar}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Dates',
    today: EXAMPLE_TODAY,
    lastDay: EXAMPLE_LAST_DAY,
    dayInfo: exampleDay,
    onSelectDay: () => {},
  },
} satisfies Meta<typeof StayDatesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { checkIn: '2026-12-05', checkOut: '2026-12-06' } };

/** In a panel on a desktop; the same story on a phone shows the sheet. */
export const Open: Story = {
  args: { defaultOpen: true, checkIn: '2026-12-05', checkOut: '2026-12-06', totalAmount: 15_200 },
};

export const Loading: Story = {
  args: { defaultOpen: true, isLoading: true, hasPrices: true, dayInfo: () => ({ isSelectable: true }) },
};

export const FourDigitPrices: Story = {
  args: {
    defaultOpen: true,
    checkIn: '2026-12-24',
    checkOut: '2026-12-27',
    totalAmount: 370_350,
    dayInfo: () => ({ isSelectable: true, amount: 123_450 }),
  },
};

/** The panel covers its field, because neither side has room. */
export const OnAPhoneOnItsSide: Story = {
  args: { ...Open.args, priceLegend: 'Price per night for 2 adults' },
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

/** A desktop at 400 % zoom: a week of days between the bars. */
export const At400Percent: Story = {
  args: { ...OnAPhoneOnItsSide.args },
  globals: { viewport: { value: 'zoomed', isRotated: false } },
};

export const LongestDutch: Story = {
  args: { label: 'Aankomst en vertrek', defaultOpen: true },
  globals: { market: 'nl-BE' },
};

export const Disabled: Story = { args: { isDisabled: true } };
