import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronEndIcon, CloseIcon, HeartFilledIcon, HeartIcon } from '../Icon/index.ts';
import { Inline } from '../Layout/index.ts';
import { IconButton } from './IconButton.tsx';

/**
 * For an action that everyone recognises by its icon: close, map, previous. The label is its accessible name.
 *
 * Not where the icon is ambiguous: use a `Button` with words.
 */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close" icon={<CloseIcon />} />
      <IconButton label="Next" icon={<ChevronEndIcon />} tone="outlined" />
      <IconButton label="Save to wishlist" icon={<HeartIcon />} tone="floating" />
    </Inline>
  ),
};

export const Toggle: Story = {
  args: { label: 'Save to wishlist', icon: <HeartFilledIcon />, tone: 'floating', isSelected: true },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close" icon={<CloseIcon />} isDisabled />
      <IconButton label="Next" icon={<ChevronEndIcon />} tone="outlined" isDisabled />
      <IconButton label="Save to wishlist" icon={<HeartIcon />} tone="floating" isDisabled />
    </Inline>
  ),
};
