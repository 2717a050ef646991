import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EXAMPLE_LAST_DAY, EXAMPLE_TODAY, exampleDay } from '../StayCalendar/exampleDays.ts';
import { StayDatesField, type StayDatesFieldProps } from './StayDatesField.tsx';
import * as frames from './StayDatesFieldStories.css.ts';

function Choosing(props: StayDatesFieldProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [draft, setDraft] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  return (
    <StayDatesField
      {...props}
      {...draft}
      isOpen={isOpen}
      onOpenChange={(...change) => {
        props.onOpenChange(...change);
        setOpen(change[0]);
      }}
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

const meta = {
  title: 'Search/StayDatesField',
  component: StayDatesField,
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
    isOpen: false,
    onOpenChange: () => {},
    onSelectDay: () => {},
  },
} satisfies Meta<typeof StayDatesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { checkIn: '2026-12-05', checkOut: '2026-12-06' } };

/** In a panel on a desktop; the same story on a phone shows the sheet. */
export const Open: Story = {
  args: { isOpen: true, checkIn: '2026-12-05', checkOut: '2026-12-06', totalAmount: 15_200 },
};

export const LongestWords: Story = {
  args: { label: 'Aankomst en vertrek', isOpen: true },
  globals: { market: 'nl-BE' },
};

export const Disabled: Story = { args: { isDisabled: true } };
