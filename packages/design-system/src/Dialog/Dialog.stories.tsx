import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const terms = [
  'Free changes until the day before arrival, as often as you like.',
  'A gift stay keeps its value for three years and three months; whoever receives it chooses the date.',
  'The hotel charges the local tax on the spot, per person and night.',
];

/** A modal window. The story opens it; the button behind opens it again. */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    title: 'Cancellation terms',
    isOpen: true,
    onClose: () => {},
    children: <p>{terms[0]}</p>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
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
};

export const FullScreenOnAPhone: Story = { args: { phonePlacement: 'full' } };
