import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { dropdownKeys } from '../Dropdown/keys.ts';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { FilterDropdown, type FilterDropdownProps } from './FilterDropdown.tsx';
import { FilterRow } from './FilterRow.tsx';
import * as styles from './FilterDropdownStories.css.ts';

const facilities = [
  'Swimming pool',
  'Spa',
  'Restaurant',
  'Private parking',
  'Sauna',
  'Pets allowed',
  'Sea view',
];

function Checkboxes({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.options}>
      {names.map((name, index) => (
        <Checkbox key={name} label={name} count={((index * 7) % 40) + 1} defaultSelected={index === 1} />
      ))}
    </div>
  );
}

/**
 * One filter of a results page: a chip that shows the choice, its controls in a panel, and a bar to apply or empty
 * the draft. On a phone the controls fill the screen.
 *
 * Not for a panel without a draft (Dropdown), nor for one choice of a few (Select). All filters of a phone at once
 * belong into one Drawer over the whole screen.
 */
const meta = {
  title: 'Search/FilterDropdown',
  component: FilterDropdown,
  parameters: { keyboard: [dropdownKeys], docs: { story: { inline: false, iframeHeight: 460 } } },
  args: {
    label: 'Facilities',
    confirmLabel: 'View 24 offers',
    resetLabel: 'Reset',
    onConfirm: () => {},
    onReset: () => {},
    defaultOpen: true,
    children: <Checkboxes names={facilities} />,
  },
} satisfies Meta<typeof FilterDropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { chosen: 3 } };

/** SE-110: the choice is shown in words; the panel has two controls. */
export const Summary: Story = {
  args: {
    label: 'Price',
    chosen: '100–250 €',
    children: (
      <Stack gap={16}>
        <TextField
          label="Price per person and per night, from"
          suffix="€"
          inputProps={{ inputMode: 'numeric' }}
        />
        <TextField label="To" suffix="€" inputProps={{ inputMode: 'numeric' }} />
      </Stack>
    ),
  },
};

/** Confirm can be pressed while the offers are counted; the number is announced when it is known. */
export const Loading: Story = { args: { chosen: 1, isCounting: true, confirmLabel: 'View offers' } };

export const NothingToReset: Story = { args: { canReset: false } };

export const Disabled: Story = { args: { isDisabled: true } };

/** SE-114. */
export const Empty: Story = {
  args: {
    label: 'Activities',
    confirmLabel: 'View offers',
    children: <p className={styles.empty}>No activity found for this search</p>,
  },
};

export const AThousand: Story = {
  tags: ['whole-matrix-only'],
  args: {
    children: <Checkboxes names={Array.from({ length: 1000 }, (_, index) => `Facility ${index + 1}`)} />,
  },
};

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingen',
    chosen: 'Overnachtingsarrangementen en voorzieningen',
    confirmLabel: 'Bekijk 1.248 aanbiedingen',
    resetLabel: 'Standaardwaarden herstellen',
  },
  globals: { market: 'nl-BE' },
};

function Row(props: FilterDropdownProps) {
  const [openLabel, setOpenLabel] = useState<string>();
  const filters = { Activities: 0, Price: '100–250 €', Distance: 0, Facilities: 3, 'More filters': 0 };
  return (
    <div className={styles.page}>
      <FilterRow label="Filters">
        {Object.entries(filters).map(([label, chosen]) => (
          <FilterDropdown
            {...props}
            key={label}
            label={label}
            chosen={chosen}
            isOpen={openLabel === label}
            onOpenChange={(isOpen) => setOpenLabel(isOpen ? label : undefined)}
          />
        ))}
      </FilterRow>
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>A result of the search.</p>
      ))}
    </div>
  );
}

/** The row sticks to the top, scrolls sideways where it is too wide, and does not cut off panels. */
export const InARow: Story = { render: (args) => <Row {...args} /> };
