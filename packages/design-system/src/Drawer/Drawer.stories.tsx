import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

/** A modal sheet from an edge of the screen. The story opens it; the button behind opens it again. */
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    title: 'All filters',
    isOpen: true,
    onClose: () => {},
    children: (
      <Stack gap={24}>
        <TextField label="Lowest price" suffix="€" inputMode="numeric" />
        <TextField label="Highest price" suffix="€" inputMode="numeric" />
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
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const End: Story = {};

export const EndThenBottomOnAPhone: Story = { args: { side: 'end', phoneSide: 'bottom' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const Full: Story = { args: { side: 'full' } };

export const LongContent: Story = {
  args: {
    size: 'small',
    phoneSide: 'full',
    children: (
      <Stack gap={24}>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Verblijfsbelastingsvrijstelling ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};
