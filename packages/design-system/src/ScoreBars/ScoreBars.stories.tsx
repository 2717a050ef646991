import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreBars } from './index.ts';

/**
 * The guests' score of each aspect of a hotel: six bars out of 10 in a block of reviews.
 *
 * Not for one score (`ReviewScore`), nor for progress (`ProgressBar`).
 */
const meta = {
  title: 'Product/ScoreBars',
  component: ScoreBars,
  args: {
    'aria-label': 'Scores',
    scores: [
      { label: 'Welcome', score: 9.4, text: '9,4' },
      { label: 'Comfort', score: 8.7, text: '8,7' },
      { label: 'Cleanliness', score: 9.8, text: '9,8' },
      { label: 'Food', score: 7.9, text: '7,9' },
      { label: 'Location', score: 10, text: '10' },
      { label: 'Value for money', score: 6.2, text: '6,2' },
    ],
  },
} satisfies Meta<typeof ScoreBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Extremes: Story = {
  args: {
    scores: [
      { label: 'Comfort', score: 0, text: '0' },
      { label: 'Food', score: 10, text: '10' },
    ],
  },
};
export const Empty: Story = { args: { scores: [] } };
export const LongestDutch: Story = {
  args: {
    scores: [
      { label: 'Prijs-kwaliteitverhouding', score: 8.7, text: '8,7' },
      { label: 'Gastvrijheid en vriendelijkheid van het ontvangstpersoneel', score: 9.1, text: '9,1' },
    ],
  },
  globals: { market: 'nl-BE' },
};
