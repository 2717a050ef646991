import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Checkbox, ChoiceGroup } from './index.ts';
import { checkboxKeys } from './keys.ts';

/**
 * A choice of yes or no: accepting the conditions, or one theme of several in a filter, with its count.
 *
 * Not for a setting that takes effect at once (`Switch`), nor for one choice of several (`RadioGroup`).
 */
const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Send me offers for weekends' },
  parameters: { keyboard: [checkboxKeys] },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { defaultSelected: true } };
export const Some: Story = { args: { label: 'All themes', isIndeterminate: true } };
export const WithHelp: Story = { args: { description: 'At most once a week; one press to stop.' } };
export const Error: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#conditions">conditions of sale</Link>
      </>
    ),
    mark: 'required',
    isRequired: true,
    errorMessage: 'Accept the conditions to go on.',
  },
};
export const Facets: Story = {
  render: function Facets() {
    const [chosen, setChosen] = useState<readonly string[]>(['Wellness']);
    const themes = { Wellness: 24, Gastronomy: 1102, Family: 7, Romance: 0 };
    const names = Object.keys(themes);
    return (
      <Stack gap={4}>
        <Checkbox
          label="All themes"
          isSelected={chosen.length === names.length}
          isIndeterminate={chosen.length > 0 && chosen.length < names.length}
          onChange={(isSelected) => setChosen(isSelected ? names : [])}
        />
        {Object.entries(themes).map(([name, count]) => (
          <Checkbox
            key={name}
            label={name}
            count={count}
            isDisabled={count === 0}
            isSelected={chosen.includes(name)}
            onChange={(isSelected) =>
              setChosen(isSelected ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
      </Stack>
    );
  },
};
/** Several choices under one label. */
export const Group: Story = {
  render: () => (
    <ChoiceGroup label="Hotel class" description="As the hotel's country counts them.">
      {[5, 4, 3].map((stars) => (
        <Checkbox key={stars} label={`${stars} stars`} count={stars * 12} />
      ))}
    </ChoiceGroup>
  ),
};
/** PR-113 */
export const WithPrice: Story = { args: { label: 'Silk ribbon, tied by hand', end: '+ €2.50' } };
export const Disabled: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Not available" isDisabled />
      <Checkbox label="Always included" isDisabled defaultSelected />
      <Checkbox label="Partly included" isDisabled isIndeterminate />
    </Stack>
  ),
};
export const LongestDutch: Story = {
  args: {
    label: 'Ik ga akkoord met de reserveringsvoorwaarden en de annuleringsverzekeringsbepalingen',
    description: 'De annuleringsverzekeringsbepalingen staan onderaan de bevestigingsmail.',
    errorMessage: 'Ga akkoord met de reserveringsvoorwaarden om verder te gaan.',
    count: 1204,
  },
  globals: { market: 'nl-BE' },
};
