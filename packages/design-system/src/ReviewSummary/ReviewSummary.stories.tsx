import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { ReviewSummary } from './index.ts';

/**
 * The rating of all guests, above the reviews of a hotel and the first `ReviewCard`s.
 *
 * Not in a card or a title (`ReviewScore`), and not for a hotel without reviews.
 */
const meta = {
  title: 'Product/ReviewSummary',
  component: ReviewSummary,
  args: {
    score: '9,2/10',
    label: 'Fantastic',
    detail: '128 reviews',
    scoresLabel: 'Scores',
    scores: [
      { label: 'Welcome', score: 9.4, text: '9,4' },
      { label: 'Comfort', score: 8.7, text: '8,7' },
      { label: 'Cleanliness', score: 9.8, text: '9,8' },
      { label: 'Food', score: 7.9, text: '7,9' },
      { label: 'Location', score: 10, text: '10' },
      { label: 'Value for money', score: 8.2, text: '8,2' },
    ],
    action: <Button tone="secondary">See all reviews</Button>,
  },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ScoreAlone: Story = { args: { label: undefined, scores: [], action: undefined } };
export const LongestDutch: Story = {
  args: {
    score: '10/10',
    label: 'Uitmuntend',
    detail: '1.284 gastenbeoordelingen',
    scores: [
      { label: 'Prijs-kwaliteitverhouding', score: 8.7, text: '8,7' },
      { label: 'Gastvrijheid en vriendelijkheid', score: 9.1, text: '9,1' },
    ],
    action: <Button tone="secondary">Alle gastenbeoordelingen bekijken</Button>,
  },
  globals: { market: 'nl-BE' },
};
