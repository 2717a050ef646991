import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { modalKeys } from '../Dialog/keys.ts';
import { Stack } from '../Layout/index.ts';
import { Placeholder } from '../Picture/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import * as styles from './stories.css.ts';

/**
 * A modal sheet from an edge of the screen for lists, filters, a calendar, a menu: at the end, at the bottom or over
 * the whole screen, with a separate choice for phones. One at the bottom can be dragged down by its top bar. The
 * story opens it; the button behind it opens it again.
 *
 * Not for a decision or a short text (Dialog), nor for a panel beside its button on a desktop (Dropdown).
 */
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { keyboard: [modalKeys], docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    title: 'All filters',
    isOpen: true,
    children: (
      <Stack gap={24}>
        <TextField label="Lowest price" suffix="€" inputProps={{ inputMode: 'numeric' }} />
        <TextField label="Highest price" suffix="€" inputProps={{ inputMode: 'numeric' }} />
      </Stack>
    ),
    footer: (
      <>
        <Button tone="quiet">Reset</Button>
        <Button>Show 124 offers</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};

export const EndThenBottomOnAPhone: Story = { args: { side: 'end', phoneSide: 'bottom' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const Full: Story = { args: { side: 'full' } };

/** Content without padding, for a map or a picture. */
export const FullOfContent: Story = {
  args: {
    title: 'Where it is',
    side: 'full',
    contentClassName: styles.filled,
    footer: undefined,
    children: <Placeholder alt="Hills" />,
  },
};

export const LongestDutch: Story = {
  args: {
    title: 'Annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen',
    footer: (
      <>
        <Button tone="quiet">Standaardwaarden herstellen</Button>
        <Button>Bekijk 1.248 aanbiedingen</Button>
      </>
    ),
  },
  globals: { market: 'nl-BE' },
};

export const LongContent: Story = {
  args: {
    size: 'small',
    phoneSide: 'full',
    children: (
      <Stack gap={24}>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Guest ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};
