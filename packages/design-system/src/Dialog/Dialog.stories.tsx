import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { modalKeys } from './keys.ts';

const terms = [
  'Free changes until the day before arrival, as often as you like.',
  'A gift stay keeps its value for three years and three months; whoever receives it chooses the date.',
  'The hotel charges the local tax on the spot, per person and night.',
];

/**
 * A modal window for a few words or a short task that interrupts the page. On a phone it is a sheet, which a finger
 * can drag down by its top bar. The story opens it; the button behind it opens it again.
 *
 * Not for long lists and filters (Drawer), for an explanation of a word (Dropdown), or for a message about an event
 * (Toast, Notice).
 */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { keyboard: [modalKeys], docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    title: 'Cancellation terms',
    isOpen: true,
    children: <p>{terms[0]}</p>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};

export const WithFooter: Story = {
  args: {
    size: 'small',
    title: 'Leave this page?',
    role: 'alertdialog',
    children: <p>Your dates and travellers are kept for this visit.</p>,
    footer: (
      <>
        <Button tone="quiet">Leave</Button>
        <Button>Stay</Button>
      </>
    ),
  },
};

export const WithDescription: Story = {
  args: {
    title: 'Share this search',
    description: 'Whoever opens the address sees the same hotels and dates.',
    headingLevel: 3,
    children: <TextField label="Address" defaultValue="https://example.com/search" />,
  },
};

export const LongContent: Story = {
  args: {
    size: 'large',
    footer: <Button>I have read them</Button>,
    children: (
      <Stack gap={16}>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{terms[index % terms.length]}</p>
        ))}
      </Stack>
    ),
  },
};

export const LongestDutch: Story = {
  args: {
    title: 'Annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen voor arrangementen',
    footer: (
      <>
        <Button tone="secondary">Andere verblijfsdatums kiezen</Button>
        <Button>Beschikbaarheid opnieuw controleren</Button>
      </>
    ),
  },
  globals: { market: 'nl-BE' },
};

export const FullScreenOnAPhone: Story = { args: { phonePlacement: 'full' } };

export const CentredOnAPhone: Story = { args: { phonePlacement: 'centre' } };

/** Escape, the backdrop and dragging do nothing: the visitor has to press the button. */
export const MustBeAnswered: Story = {
  args: {
    title: 'Your session has ended',
    role: 'alertdialog',
    size: 'small',
    isDismissable: false,
    children: <p>Prices may have changed in the meantime.</p>,
    footer: <Button>Load the page again</Button>,
  },
};

function AsksAgain() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{terms[2]}</p>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        What is the local tax?
      </Button>
      <Dialog title="What is the local tax?" size="small" isOpen={isOpen} onOpenChange={setOpen}>
        <p>Each town sets its own, mostly between one and four euros.</p>
      </Dialog>
    </>
  );
}

/** Escape closes only the topmost dialog. */
export const Nested: Story = {
  args: { children: <AsksAgain /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is the local tax?' }));
    await canvas.findByRole('dialog', { name: 'What is the local tax?' });
  },
};
