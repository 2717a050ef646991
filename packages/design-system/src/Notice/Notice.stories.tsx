import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from './Notice.tsx';

/**
 * A message about the page or a part of it, shown where it applies: what happened, and one action.
 *
 * Not for the error of a field (the field shows it), nor for a message that may be missed and disappears by itself
 * (`Toast`), nor for a list without entries (`EmptyState`).
 */
const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Prices are per room, breakfast included.' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={16}>
      <Notice>Prices are per room, breakfast included.</Notice>
      <Notice tone="success">Your dates were changed.</Notice>
      <Notice tone="warning" title="Only one room left at this price">
        The price is kept while you book.
      </Notice>
      <Notice tone="error" title="We could not reach the hotel">
        Nothing was charged. Try once more, or choose other dates.
      </Notice>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'error',
    title: 'The offers did not load',
    action: (
      <Button size="small" tone="secondary">
        Try again
      </Button>
    ),
    children: 'Your search is kept.',
  },
};

export const WithLink: Story = {
  args: {
    children: (
      <p>
        This stay may be offered as a gift. <Link href="#gift">How that works</Link>
      </p>
    ),
  },
};

export const Dismissable: Story = {
  args: { onOpenChange: () => {}, tone: 'success', children: 'Saved to your wishlist.' },
};

export const LongestDutch: Story = {
  args: {
    tone: 'warning',
    title: 'Verblijfsbelastingsvrijstellingsaanvraagformulier',
    children:
      'De annuleringsvoorwaarden van dit arrangement wijken af van de gebruikelijke voorwaarden; lees ze voordat je de beschikbaarheid bevestigt.',
    onOpenChange: () => {},
  },
};
