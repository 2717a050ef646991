import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CalendarIcon, PinIcon, SearchIcon } from '../Icon/index.ts';
import { Stack } from '../Layout/index.ts';
import { TextField } from './TextField.tsx';

/**
 * One line of text: a name, an e-mail address, a gift code. Its help and its error are linked to the input, and it
 * works in a plain form, with `register` of react-hook-form, and by itself.
 *
 * Not for a date (`DateField`), a telephone number (`PhoneField`), several lines (`TextArea`) or a choice among known
 * options (`Select`, `RadioGroup`).
 */
const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'E-mail address' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = {
  args: {
    description: 'Your confirmation goes there.',
    type: 'email',
    inputProps: { autoComplete: 'email' },
  },
};

export const Filled: Story = { args: { defaultValue: 'marie@example.com' } };

/** Input over the limit is refused (PR-133). */
export const Limited: Story = { args: { label: 'From', defaultValue: 'Anna', maxLength: 10 } };

export const Error: Story = {
  args: {
    defaultValue: 'marie@',
    errorMessage: 'Enter an address with a domain, such as marie@example.com.',
  },
};

export const Required: Story = { args: { isRequired: true, mark: 'required' } };

export const Optional: Story = { args: { label: 'Company', mark: 'optional' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'marie@example.com' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'marie@example.com' } };

export const Clearable: Story = {
  args: {
    label: 'Destination',
    prefix: <PinIcon />,
    isClearable: true,
    defaultValue: 'Saint-Rémy-de-Provence',
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        label="Gift code"
        value={value}
        onChange={(text) => setValue(text.toUpperCase())}
        isClearable
      />
    );
  },
};

export const Slots: Story = {
  render: () => (
    <Stack gap={24}>
      <TextField
        label="Search a hotel"
        type="search"
        prefix={<SearchIcon />}
        inputProps={{ placeholder: 'Name or place' }}
      />
      <TextField label="Highest price" suffix="€" defaultValue="250" inputProps={{ inputMode: 'numeric' }} />
      <TextField label="Arrival" prefix={<CalendarIcon />} defaultValue="Saturday 14 June" />
    </Stack>
  ),
};

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingsaanvraagnummer van de hoofdreiziger',
    description: 'Dit nummer staat rechtsboven op de bevestigingsbrief van de gemeente waar je verblijft.',
    errorMessage: 'Het vrijstellingsnummer bestaat uit twee letters en zeven cijfers.',
    defaultValue: 'een-heel-lang-emailadres-voor-arrangementen@voorbeeldorganisatie.nl',
    isClearable: true,
  },
  globals: { market: 'nl-BE' },
};
