import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotelStars } from './HotelStars.tsx';

/**
 * A hotel's stars, after its name and as tall as the text there.
 *
 * Not for the guests' rating, which is `ReviewScore`.
 */
const meta = {
  title: 'Cards/HotelStars',
  component: HotelStars,
  args: { count: 4 },
} satisfies Meta<typeof HotelStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { count: 1 } };

export const Five: Story = { args: { count: 5 } };
