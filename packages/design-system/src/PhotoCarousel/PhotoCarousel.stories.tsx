import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPhotos } from './fixtures.ts';
import { PhotoCarousel } from './PhotoCarousel.tsx';
import { storyFrame } from './stories.css.ts';

const meta = {
  title: 'Cards/PhotoCarousel',
  component: PhotoCarousel,
  args: { label: 'Photos of Hôtel des Dunes', photos: drawnPhotos(1, 5) },
  decorators: [
    (Story) => (
      <div className={storyFrame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below a link of its own, as in a card. */
export const Linked: Story = { args: { href: '#offer' } };

export const OnePhoto: Story = { args: { photos: drawnPhotos(2, 1) } };

export const NoPhoto: Story = { args: { photos: [] } };

export const BrokenPhoto: Story = {
  args: { photos: [{ src: 'data:image/png;base64,AAAA', alt: 'The terrace at dusk' }, ...drawnPhotos(3, 2)] },
};
