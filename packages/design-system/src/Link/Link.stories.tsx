import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowEndIcon } from '../Icon/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#', children: 'cancellation terms' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
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
