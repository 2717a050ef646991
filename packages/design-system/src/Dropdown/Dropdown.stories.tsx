import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { PeopleIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dropdown } from './Dropdown.tsx';
import { dropdownKeys } from './keys.ts';

/**
 * A chip that discloses a panel: a small form, or a sentence that explains (a toggletip). The panel is in the top
 * layer, so that no scrolling row cuts it off.
 *
 * Not for a filter with a draft (FilterDropdown), one choice of a list (Select), or a few words about an icon
 * (Tooltip).
 */
const meta = {
  title: 'Overlays/Dropdown',
  component: Dropdown,
  parameters: { keyboard: [dropdownKeys], docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    label: 'Price',
    kind: 'form',
    defaultOpen: true,
    children: (
      <Stack gap={16}>
        <TextField label="Lowest price" suffix="€" inputProps={{ inputMode: 'numeric' }} />
        <TextField label="Highest price" suffix="€" inputProps={{ inputMode: 'numeric' }} />
      </Stack>
    ),
    footer: (
      <>
        <Button tone="quiet" size="small">
          Reset
        </Button>
        <Button size="small">View 124 offers</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { defaultOpen: false } };

export const Disabled: Story = { args: { defaultOpen: false, isDisabled: true } };

export const Row: Story = {
  render: (args) => (
    <Inline gap={8}>
      <Dropdown {...args} defaultOpen={false} />
      <Dropdown {...args} defaultOpen={false} isActive chosen="100–250 €" />
      <Dropdown {...args} defaultOpen={false} label="Travellers" startIcon={<PeopleIcon size="small" />} />
      <Dropdown {...args} defaultOpen={false} isDisabled label="Distance" />
    </Inline>
  ),
};

export const Content: Story = {
  args: {
    kind: 'content',
    label: 'What is a free change?',
    footer: undefined,
    children: <p>Until the day before arrival you choose other dates, at the price of those dates.</p>,
  },
};

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingen',
    children: (
      <Stack gap={16}>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Annuleringsvoorwaarden van arrangement ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  globals: { market: 'nl-BE' },
};
