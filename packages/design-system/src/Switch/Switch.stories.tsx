import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/index.ts';
import { Switch } from './index.ts';
import { switchKeys } from './keys.ts';

/**
 * A setting that takes effect at once, without a submit button: prices per night, analytics cookies.
 *
 * Not for a choice that a form sends later (`Checkbox`), nor for one of two named options (`RadioGroup`).
 */
const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Show prices per night' },
  parameters: { keyboard: [switchKeys] },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithHelp: Story = {
  args: { label: 'Audience measurement', description: 'Counts visits without following anybody.' },
};
export const Error: Story = { args: { errorMessage: 'The setting could not be saved. Try again.' } };
export const Disabled: Story = {
  render: () => (
    <Stack gap={8}>
      <Switch label="Off, and cannot be switched" isDisabled />
      <Switch label="Strictly necessary" description="Keeps your booking." isDisabled defaultSelected />
    </Stack>
  ),
};
export const LongestDutch: Story = {
  args: {
    label: 'Toestemmingsbeheer voor gepersonaliseerde weekendarrangementsaanbiedingen',
    description: 'Je kunt je toestemmingsinstellingen op elk moment weer aanpassen.',
    defaultSelected: true,
  },
  globals: { market: 'nl-BE' },
};
