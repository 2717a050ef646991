import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { frame } from './stories.css.ts';

const [photo = { src: '' }] = drawnPhotos(0, 1);

/**
 * A picture in the best encoding that the browser supports, filling its box. It is fetched when it comes near the
 * viewport, or at once if the page opens with it.
 *
 * Not for several pictures of one subject (`PhotoCarousel`), nor for symbols (`Icon`).
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

/** A drawn landscape replaces a picture that fails to load, and keeps its text alternative. */
export const Error: Story = {
  args: { photo: { src: 'data:image/webp;base64,none', alt: 'Hills in the morning' } },
};

export const MissingPhoto: Story = { render: () => <Placeholder /> };
