import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { Gallery } from './Gallery.tsx';
import { galleryKeys } from './keys.ts';

/**
 * For the photos at the top of a hotel, stay or box page.
 *
 * Not for the photos of a card (PhotoCarousel), and not for a row of cards (CardCarousel).
 */
const meta = {
  title: 'Structure/Gallery',
  component: Gallery,
  parameters: { keyboard: [galleryKeys] },
  args: { label: 'Photos of Hôtel des Dunes', photos: drawnPhotos(1, 5) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Fewer than four: one large photo (PR-055). */
export const Three: Story = { args: { photos: drawnPhotos(4, 3) } };
export const One: Story = { args: { photos: drawnPhotos(2, 1) } };
export const Empty: Story = { args: { photos: [] } };
export const MissingPhoto: Story = {
  args: { photos: [{ src: 'data:image/png;base64,none', alt: 'The pool' }, ...drawnPhotos(1, 4)] },
};
/** The first five are used. */
export const AThousand: Story = { args: { photos: drawnPhotos(1, 1000) } };
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
  },
};
export const LongestDutch: Story = {
  args: { label: 'Foto’s van Kasteelhotel Zevenbergen-Noordwijkerhoutsestrandboulevard' },
  globals: { market: 'nl-BE' },
};
