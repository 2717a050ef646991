import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowEndIcon, SearchIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Button } from './Button.tsx';

/**
 * For an action on the page: search, confirm, save. As a link (`href`) for the main next page.
 *
 * Not for a link within a sentence (Link), and not for an icon without words (IconButton).
 */
const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'See the offers' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={16}>
      <Button>Book this stay</Button>
      <Button tone="secondary">Choose other dates</Button>
      <Button tone="quiet">Reset</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={16}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline gap={16}>
      <Button startIcon={<SearchIcon />}>Search</Button>
      <Button tone="quiet" endIcon={<ArrowEndIcon />} href="#all">
        All weekends
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline gap={16}>
      <Button isDisabled>Book</Button>
      <Button isDisabled isFocusableWhenDisabled tone="secondary">
        Stays focusable
      </Button>
      <Button isDisabled tone="quiet">
        Reset
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  render: () => (
    <Inline gap={16}>
      <Button isLoading>Confirm and pay</Button>
      <Button isLoading tone="secondary">
        Load more
      </Button>
      <Button isLoading tone="quiet">
        Reset
      </Button>
    </Inline>
  ),
};

export const AsLink: Story = { args: { href: '#offers', children: 'See the offers' } };

export const Wide: Story = { args: { isWide: true } };

export const LongestDutch: Story = {
  render: () => (
    <Stack gap={16}>
      <Button isWide startIcon={<SearchIcon />}>
        Beschikbaarheid en annuleringsvoorwaarden van arrangementen bekijken
      </Button>
      <Button tone="secondary">Verblijfsbelastingsvrijstellingsaanvraag</Button>
    </Stack>
  ),
  globals: { market: 'nl-BE' },
};
