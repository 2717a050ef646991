import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.ts';
import * as styles from './IconStories.css.ts';

/**
 * For a drawing beside a text, in the text's colour; icons with a direction are mirrored in right-to-left text.
 *
 * Not as a control without text (IconButton), and not as an illustration (Vignette of EmptyState, Picture).
 */
const meta = {
  title: 'Foundations/Icon',
  component: icons.HeartIcon,
} satisfies Meta<typeof icons.HeartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <p className={styles.row}>
      <icons.HeartIcon size="small" /> <icons.HeartIcon /> <icons.HeartIcon size="large" />
    </p>
  ),
};
