import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';
import * as styles from './IconStories.css.ts';

/** Small drawings in the colour of the text beside them, hidden from assistive technology. */
const meta: Meta = { title: 'Foundations/Icon' };

export default meta;

export const All: StoryObj = {
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

export const Sizes: StoryObj = {
  render: () => (
    <p className={styles.row}>
      <icons.HeartIcon size="small" /> <icons.HeartIcon /> <icons.HeartIcon size="large" />
    </p>
  ),
};
