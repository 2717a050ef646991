import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Inline } from '../Layout/index.ts';
import { toastKeys } from './keys.ts';
import type { ToastContent } from './toastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './useToast.ts';

const undo = { label: 'Undo', onPress: () => {} };
const removed: ToastContent = { message: 'Removed from your wishlist.', action: undo };

interface ShowsProps {
  /** The toasts that are shown at first. */
  toasts: readonly ToastContent[];
  isInDrawer?: boolean;
}

function Shows({ toasts, isInDrawer = false }: ShowsProps) {
  const { show, dismiss } = useToast();
  const [isOpen, setOpen] = useState(isInDrawer);
  useEffect(() => {
    const ids = toasts.map(show);
    return () => {
      for (const id of ids) dismiss(id);
    };
  }, [toasts, show, dismiss]);
  const again = (
    <Inline gap={8}>
      <Button tone="secondary" onClick={() => show(removed)}>
        Remove
      </Button>
      <Button tone="secondary" onClick={() => show({ message: 'Saved to your wishlist.', tone: 'success' })}>
        Save
      </Button>
      <Button tone="secondary" onClick={() => show({ message: 'Not sent. Try again.', tone: 'error' })}>
        Fail
      </Button>
    </Inline>
  );
  return (
    <>
      {again}
      <Drawer
        title="Wishlist"
        phoneSide="bottom"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button>See the stays</Button>}
      >
        {again}
      </Drawer>
    </>
  );
}

/**
 * A short message over the page about the visitor's latest action, with at most one action of its own. It never takes
 * the focus; F6 moves the focus to it, and it stays while it is hovered or focused.
 *
 * Not for a message about one place in the page (Notice), for an error in a field (the field's own error), or for a
 * decision that must be made (Dialog with the role alertdialog).
 */
const meta = {
  title: 'Feedback/Toast',
  component: Shows,
  parameters: { keyboard: [toastKeys], docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { toasts: [{ ...removed }] },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Shows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: {
    toasts: [{ message: 'Saved to your wishlist.', tone: 'success', action: { ...undo, label: 'See' } }],
  },
};

export const Error: Story = {
  args: {
    toasts: [
      { message: 'Your message was not sent.', tone: 'error', action: { ...undo, label: 'Try again' } },
    ],
  },
};

/** Three at a time; a fourth waits until one has closed. */
export const Several: Story = {
  args: {
    toasts: ['Hôtel des Dunes', 'Le Moulin de la Vallée', 'Casa de la Playa', 'De Oude Brug'].map(
      (hotel) => ({
        message: `${hotel} was removed from your wishlist.`,
        action: undo,
      }),
    ),
  },
};

export const LongestDutch: Story = {
  args: {
    toasts: [
      {
        message:
          'De annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen van dit arrangement zijn gewijzigd.',
        action: { ...undo, label: 'Beschikbaarheid controleren' },
      },
    ],
  },
  globals: { market: 'nl-BE' },
};

/** It can be pressed over a modal dialog too, and is placed above the dialog's actions. */
export const OverADrawer: Story = { args: { isInDrawer: true } };
