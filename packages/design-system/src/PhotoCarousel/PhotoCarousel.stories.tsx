import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPhotos } from './fixtures.ts';
import { photoCarouselKeys } from './keys.ts';
import { PhotoCarousel } from './PhotoCarousel.tsx';
import { storyFrame } from './stories.css.ts';

/**
 * The photos of one card: swiped or stepped by arrows, each loaded shortly before it is visible.
 *
 * Not for a row of cards (CardCarousel), and not for photos that fill a page (Gallery).
 */
const meta = {
  title: 'Cards/PhotoCarousel',
  component: PhotoCarousel,
  parameters: { keyboard: [photoCarouselKeys] },
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

/** The photos have the same link as the text beside them, as in a card. */
export const Linked: Story = { args: { href: '#offer' } };

export const One: Story = { args: { photos: drawnPhotos(2, 1) } };

export const Empty: Story = { args: { photos: [] } };

/** A thousand photos load no more than one: the rest is loaded shortly before it is visible. */
export const AThousand: Story = { args: { photos: drawnPhotos(1, 1000) } };

export const LongestDutch: Story = {
  args: { label: 'Foto’s van Kasteelhotel Zevenbergen-Noordwijkerhoutsestrandboulevard' },
  globals: { market: 'nl-BE' },
};

export const MissingPhoto: Story = {
  args: { photos: [{ src: 'data:image/png;base64,AAAA', alt: 'The terrace at dusk' }, ...drawnPhotos(3, 2)] },
};
