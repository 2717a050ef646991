import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EXAMPLE_LAST_DAY, EXAMPLE_TODAY, exampleDay, exampleDayWithNights } from './exampleDays.ts';
import { stayCalendarKeys } from './keys.ts';
import { StayCalendar, type StayCalendarProps } from './StayCalendar.tsx';
import * as frames from './StayCalendarStories.css.ts';

/** Keeps a draft like the search: check-in, then a later check-out. */
function Choosing(props: StayCalendarProps) {
  const [draft, setDraft] = useState<Pick<StayCalendarProps, 'checkIn' | 'checkOut'>>({
    checkIn: props.checkIn,
    checkOut: props.checkOut,
  });
  return (
    <StayCalendar
      {...props}
      checkIn={draft.checkIn}
      checkOut={draft.checkOut}
      onSelectDay={(day) => {
        props.onSelectDay(day);
        setDraft(({ checkIn, checkOut }) =>
          checkIn !== undefined && checkOut === undefined && day > checkIn
            ? { checkIn, checkOut: day }
            : { checkIn: day, checkOut: undefined },
        );
      }}
      onSelectRange={setDraft}
      onShortcut={({ checkIn, checkOut }) => setDraft({ checkIn, checkOut })}
      onClear={() => setDraft({ checkIn: undefined, checkOut: undefined })}
    />
  );
}

/**
 * For choosing a stay by its nights and their prices: two months with arrows on a desktop, a scrolling list on a
 * phone. Every day can be focused, and a closed one has a reason.
 *
 * Not for a single date that people know by heart, such as a birthday, which is faster to type (DateField).
 * StayDatesField is the field that opens this calendar in a dropdown or full screen.
 */
const meta = {
  title: 'Search/StayCalendar',
  component: StayCalendar,
  parameters: { keyboard: [stayCalendarKeys] },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story, { args }) => (
      <div className={args.layout === 'scroll' ? frames.phone : frames.panel}>
        <Story />
      </div>
    ),
  ],
  args: {
    today: EXAMPLE_TODAY,
    lastDay: EXAMPLE_LAST_DAY,
    dayInfo: exampleDay,
    onSelectDay: () => {},
    onConfirm: () => {},
  },
} satisfies Meta<typeof StayCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From Saturday to Sunday, with the total in the bar. */
export const AWeekendChosen: Story = {
  args: {
    checkIn: '2026-12-11',
    checkOut: '2026-12-15',
    totalAmount: 47_200,
    priceLegend: 'Price per night for 2 adults',
  },
};

/** For a phone: the months scroll under a fixed row of weekdays. */
export const Scrolling: Story = {
  args: { ...AWeekendChosen.args, layout: 'scroll', checkIn: '2026-11-28', checkOut: '2026-12-03' },
};

/** Opens at the month of the check-in, half a year away. */
export const ScrollingToALateStay: Story = {
  args: { layout: 'scroll', checkIn: '2027-06-11', checkOut: '2027-06-13' },
};

export const MinimumStays: Story = {
  args: {
    checkIn: '2026-12-04',
    dayInfo: (iso) => ({ isSelectable: true, amount: 12_050, minNights: Number(iso.slice(8)) % 4 }),
  },
};

/** Sundays are check-out only. */
export const CheckOutOnly: Story = {
  args: {
    dayInfo: (iso) =>
      Number(iso.slice(8)) % 5 === 2 ? { isSelectable: false, isCheckOutOnly: true } : exampleDay(iso),
  },
};

/** The possible numbers of nights determine which days can end the stay. */
export const ChoosingTheCheckOut: Story = {
  args: { checkIn: '2026-12-05', dayInfo: exampleDayWithNights('2026-12-05', [1, 2, 3, 7]) },
};

export const Loading: Story = {
  args: { isLoading: true, hasPrices: true, dayInfo: () => ({ isSelectable: true }) },
};

export const LoadingWhileScrolling: Story = { args: { ...Loading.args, layout: 'scroll' } };

export const NoPrices: Story = {
  args: {
    hasPrices: false,
    dayInfo: () => ({ isSelectable: true }),
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
  },
};

export const Empty: Story = {
  args: { dayInfo: () => ({ isSelectable: false, reason: 'Hotel closed in winter' }) },
};

export const Shortcuts: Story = {
  args: {
    checkIn: '2026-11-28',
    checkOut: '2026-11-29',
    shortcuts: [
      { id: 'current', label: 'This weekend', checkIn: '2026-11-21', checkOut: '2026-11-22' },
      { id: 'next', label: 'Next weekend', checkIn: '2026-11-28', checkOut: '2026-11-29' },
      { id: 'ascension', label: 'Ascension', checkIn: '2027-05-06', checkOut: '2027-05-09' },
    ],
  },
};

/** Opened by something other than the visitor, with the reason (SE-046). */
export const WithMessage: Story = {
  args: { ...Shortcuts.args, message: 'Choose your dates first' },
};

export const FourDigitPrices: Story = {
  args: {
    checkIn: '2026-12-24',
    checkOut: '2026-12-27',
    totalAmount: 370_350,
    dayInfo: (iso) => ({ isSelectable: true, amount: 123_450, isCheapest: iso.endsWith('8') }),
  },
};

/** Four-digit prices in Dutch on the narrowest phone: the prices shrink in a window of 320 px. */
export const LongestDutch: Story = {
  args: {
    ...Shortcuts.args,
    layout: 'scroll',
    checkIn: '2026-12-24',
    checkOut: '2027-01-02',
    totalAmount: 1_234_550,
    dayInfo: (iso) => ({
      isSelectable: true,
      amount: 123_450,
      minNights: iso.endsWith('4') ? 3 : 1,
      isCheapest: iso.endsWith('8'),
    }),
  },
  globals: { market: 'nl-BE', viewport: { value: 'narrow', isRotated: false } },
};
