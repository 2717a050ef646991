import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCountries } from './exampleCountries.ts';
import { PhoneField } from './index.ts';
import { phoneFieldKeys } from './keys.ts';

/**
 * A telephone number at which the visitor can be called: written in national format, sent as E.164. Pasting a number
 * with +33 or 0033 in front selects its country.
 *
 * Not for a number that only our own staff dials by hand, or that has an extension (`TextField` with `type="tel"`).
 */
const meta = {
  title: 'Inputs/PhoneField',
  component: PhoneField,
  args: { label: 'Telephone', countries: exampleCountries },
  parameters: { keyboard: [phoneFieldKeys] },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Only for questions about your stay.' } };
export const Filled: Story = { args: { defaultValue: '+33612345678' } };
export const Belgian: Story = { args: { defaultValue: '+32470123456' } };
export const AnotherCountry: Story = { args: { defaultValue: '+12125550123' } };
/** Leaving the field with a number that is too short shows an error, and keeps the text. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '06 12 34');
    await userEvent.tab();
    await canvas.findByText(/06 12 34 56 78/);
  },
};
export const Error: Story = {
  args: { errorMessage: '(Mandatory field)', isRequired: true, mark: 'required' },
};
export const Disabled: Story = { args: { defaultValue: '+33612345678', isDisabled: true } };
export const One: Story = { args: { countries: exampleCountries.slice(0, 1) } };
export const LongestDutch: Story = {
  args: {
    label: 'Telefoonnummer van de hoofdreiziger tijdens het weekendarrangement',
    description: 'Alleen voor bereikbaarheidsvragen op de dag van aankomst.',
    errorMessage: 'Vul een telefoonnummer in waarop je op de aankomstdag bereikbaar bent.',
  },
  globals: { market: 'nl-BE' },
};
