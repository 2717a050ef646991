import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './index.ts';
import { dateFieldKeys } from './keys.ts';

/**
 * One date that the visitor knows: a date of birth, the day on a voucher. Type it as you would write it, with or
 * without a year, with the month in digits or letters; leave the field to see how it was read.
 *
 * Not for choosing the nights of a stay, where prices matter (`StayDatesField`, `StayCalendar`).
 */
const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Arrival', today: '2026-07-20' },
  parameters: { keyboard: [dateFieldKeys] },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'For example 24/7 or 24 July' } };
export const Filled: Story = { args: { defaultValue: '2026-07-24' } };
export const Birthday: Story = {
  args: {
    label: 'Date of birth',
    description: 'Day, month, year',
    inputProps: { autoComplete: 'bday' },
    minDate: '1906-01-01',
    maxDate: '2026-07-20',
    defaultValue: '1985-07-24',
  },
};
export const Bounds: Story = {
  args: { minDate: '2026-07-20', maxDate: '2027-07-19', description: 'Within a year from now' },
};
/** Leaves the field with a day that does not exist: an error appears, and the text stays. */
export const NoSuchDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31/6/2026');
    await userEvent.tab();
    await canvas.findByText(/2026\D*$/);
  },
};
export const Error: Story = {
  args: {
    defaultValue: '2026-07-24',
    errorMessage: 'No room is free from that day on.',
    isRequired: true,
    mark: 'required',
  },
};
export const Disabled: Story = { args: { defaultValue: '2026-07-24', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-07-24', isReadOnly: true } };
export const LongestDutch: Story = {
  args: {
    label: 'Ingangsdatum van de reisannuleringsverzekering van de hoofdreiziger',
    description: 'Deze datum staat op de verzekeringsbevestigingsbrief die je per post ontvangen hebt.',
    errorMessage: 'De reisannuleringsverzekering gaat niet in voor de boekingsdatum van je arrangement.',
  },
  globals: { market: 'nl-BE' },
};
