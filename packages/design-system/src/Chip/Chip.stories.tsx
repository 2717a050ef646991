import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Inline } from '../Layout/index.ts';
import { tagGroupKeys } from './keys.ts';
import { RemovableChip, TagGroup, ToggleChip } from './index.ts';

/**
 * Choices as buttons that stay pressed, and values in use that a press removes.
 *
 * Not for a choice in a form (`Checkbox`), nor for opening a panel (`FilterDropdown`).
 */
const meta = {
  title: 'Inputs/Chip',
  component: ToggleChip,
  parameters: { keyboard: [tagGroupKeys] },
  args: { label: 'Wine tasting', count: 24 },
} satisfies Meta<typeof ToggleChip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = { args: { defaultSelected: true } };

/** SE-113. */
export const Disabled: Story = { args: { isDisabled: true, count: 0 } };

export const Row: Story = {
  render: (args) => (
    <Inline gap={8}>
      <ToggleChip {...args} />
      <ToggleChip {...args} label="Spa access" defaultSelected />
      <ToggleChip {...args} label="Ski pass" count={0} isDisabled />
      <ToggleChip {...args} label="Guided walk" count={undefined} />
    </Inline>
  ),
};

export const Small: Story = { args: { size: 'small' } };

export const Removable: Story = {
  render: () => (
    <Inline gap={8}>
      {['Spa', '4 stars', '50–120 €'].map((label) => (
        <RemovableChip key={label} label={label} removeLabel={`Remove ${label}`} onRemove={() => {}} />
      ))}
    </Inline>
  ),
};

function RemovableTags() {
  const [labels, setLabels] = useState(['Spa', '4 stars', '50–120 €']);
  return (
    <TagGroup
      label="Applied filters"
      tags={labels.map((label) => ({ id: label, label, removeLabel: `Remove ${label}` }))}
      onRemove={(removed) => setLabels(labels.filter((label) => label !== removed))}
    />
  );
}

/** One stop of the Tab key, with arrow keys between the tags and Delete to remove one. */
export const Group: Story = { render: () => <RemovableTags /> };

export const LongestDutch: Story = {
  args: { label: 'Verblijfsbelastingsvrijstellingen met overnachtingsarrangement', count: 1248 },
  globals: { market: 'nl-BE' },
};
