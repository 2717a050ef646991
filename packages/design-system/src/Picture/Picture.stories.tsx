import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { frame } from './stories.css.ts';

const [photo = { src: '' }] = drawnPhotos(0, 1);

/**
 * A picture in the best encoding that the browser knows, filling the box that it is given. Fetched when it comes near
 * the view, unless the page opens with it.
 *
 * Not for several pictures of one thing (`PhotoCarousel`), nor for drawings that stand for words (`Icon`).
 */
const meta = {
  title: 'Cards/Picture',
  component: Picture,
  args: { photo: { ...photo, alt: 'Hills in the morning' }, width: 640, height: 360 },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A drawn landscape replaces what does not load, and keeps its description. */
export const Error: Story = {
  args: { photo: { src: 'data:image/webp;base64,none', alt: 'Hills in the morning' } },
};

export const MissingPhoto: Story = { render: () => <Placeholder /> };
