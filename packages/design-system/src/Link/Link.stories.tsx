import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowEndIcon } from '../Icon/index.ts';
import { Link } from './Link.tsx';

/**
 * Leads to another page, within a sentence or on its own.
 *
 * Not for an action on this page (Button), nor for the main action of a page (Button with `href`).
 */
const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#', children: 'cancellation terms' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Change your mind until the day before: read the <Link {...args} /> before you book.
    </p>
  ),
};

export const Standalone: Story = {
  args: {
    tone: 'standalone',
    children: (
      <>
        All weekends by the sea <ArrowEndIcon size="small" />
      </>
    ),
  },
};

export const NewTab: Story = { args: { target: '_blank', children: 'Privacy statement' } };

export const LongestDutch: Story = {
  render: (args) => (
    <p>
      Van gedachten veranderd? Lees de{' '}
      <Link {...args} target="_blank">
        annuleringsvoorwaarden en verblijfsbelastingsvrijstellingen van weekendarrangementen
      </Link>{' '}
      voordat je boekt.
    </p>
  ),
  globals: { market: 'nl-BE' },
};
