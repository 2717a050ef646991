import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineSelect, SearchSelect, Select } from './index.ts';

const themes = [
  { value: 'wellness', label: 'Wellness' },
  { value: 'family', label: 'Family' },
  { value: 'gastronomy', label: 'Gastronomy' },
];

/**
 * One choice among five to fifty that need no comparing: a reason for writing, a country, a theme. It is the native
 * select, with a phone's own list.
 *
 * Not for two to five important options (`RadioGroup`), for several choices (`Checkbox`), nor for options that are
 * found by typing (`DestinationField`).
 */
const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Theme', options: [{ value: '', label: 'All themes' }, ...themes] },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'wellness' } };
export const WithPlaceholder: Story = {
  args: {
    label: 'Reason',
    placeholder: 'Choose a reason',
    options: themes,
    description: 'It brings your message to the right person.',
    isRequired: true,
    mark: 'required',
  },
};
export const Groups: Story = {
  args: {
    label: 'Department',
    options: [
      {
        label: 'Brittany',
        options: [
          { value: '22', label: 'Côtes-d’Armor' },
          { value: '29', label: 'Finistère' },
        ],
      },
      {
        label: 'Normandy',
        options: [
          { value: '14', label: 'Calvados' },
          { value: '50', label: 'Manche' },
        ],
      },
    ],
  },
};
export const Error: Story = {
  args: { placeholder: 'Choose a theme', options: themes, errorMessage: 'Choose a theme.' },
};
/** Without its own border, for a search bar. */
export const InASearchBar: Story = {
  render: ({ label, options }) => <SearchSelect label={label} options={options} />,
};
/** In a line of text or chips, with its label before it. */
export const InALine: Story = {
  render: ({ label, options }) => <InlineSelect label={label} options={options} />,
};
export const LongestDutch: Story = {
  args: {
    label: 'Thema van je weekendarrangement',
    options: [
      { value: 'long', label: 'Kasteelovernachtingen met wijnproeverijarrangement en wellnessfaciliteiten' },
    ],
  },
  globals: { market: 'nl-BE' },
};
export const AThousand: Story = {
  args: {
    label: 'Hotel',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Hotel ${index + 1}` })),
  },
};
export const Disabled: Story = { args: { defaultValue: 'wellness', isDisabled: true } };
