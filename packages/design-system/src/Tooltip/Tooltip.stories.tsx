import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { HeartIcon, InfoIcon, MailIcon, MapIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Layout/index.ts';
import { tooltipKeys } from './keys.ts';
import { Tooltip } from './Tooltip.tsx';
import * as styles from './TooltipStories.css.ts';

const focused: NonNullable<Story['play']> = async () => {
  await userEvent.tab();
};

/**
 * A few words beside a hovered control or one with keyboard focus: what an icon does, why a button is dimmed.
 *
 * Not for necessary information, because touch users do not see it. Put a whole sentence into the page, or behind its
 * own button (Dropdown of kind "content", the toggletip), which a tap opens.
 */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { keyboard: [tooltipKeys] },
  args: {
    content: 'Kept for this visit',
    children: <Button tone="secondary">Save the search</Button>,
  },
  decorators: [
    (Story) => (
      <div className={styles.middle}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: focused };

export const Closed: Story = {};

export const Below: Story = { args: { placement: 'below' }, play: focused };

/** Names of buttons that only show an icon. */
export const Names: Story = {
  play: focused,
  render: () => (
    <Inline gap={8}>
      <Tooltip content="Save to wishlist" relation="name">
        <IconButton label="Save to wishlist" icon={<HeartIcon />} tone="outlined" />
      </Tooltip>
      <Tooltip content="See on the map" relation="name">
        <IconButton label="See on the map" icon={<MapIcon />} tone="outlined" />
      </Tooltip>
      <Tooltip content="Send by mail" relation="name">
        <IconButton label="Send by mail" icon={<MailIcon />} tone="outlined" />
      </Tooltip>
    </Inline>
  ),
};

/** A dimmed button stays focusable, so that its reason can be found. */
export const Disabled: Story = {
  args: {
    content: 'Choose dates first',
    children: (
      <Button isDisabled isFocusableWhenDisabled>
        Book
      </Button>
    ),
  },
  play: focused,
};

export const LongestDutch: Story = {
  args: { content: 'Verblijfsbelastingsvrijstellingen en annuleringsvoorwaarden van dit arrangement' },
  play: focused,
  globals: { market: 'nl-BE' },
};

/** For touch, use a toggletip instead of a tooltip. */
export const InsteadOnTouch: Story = {
  render: () => (
    <Dropdown label="Free changes" startIcon={<InfoIcon size="small" />} defaultOpen>
      <p>Until the day before arrival you choose other dates, at the price of those dates.</p>
    </Dropdown>
  ),
};
