import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewScore } from './ReviewScore.tsx';

/**
 * The guests' rating in one line: the score, the word for it, the number of reviews. The caller chooses the word.
 *
 * Not a way to give a score, and not a hotel's class (`HotelStars`).
 */
const meta = {
  title: 'Cards/ReviewScore',
  component: ReviewScore,
  args: { score: '9,2/10', label: 'Fantastic' },
} satisfies Meta<typeof ReviewScore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { detail: '128 reviews' } };

export const ScoreAlone: Story = { args: { score: '6,4/10', label: undefined } };

export const New: Story = { args: { score: undefined, label: 'New' } };

export const LongestDutch: Story = {
  args: { label: 'Uitmuntend', detail: '1.284 gastenbeoordelingen' },
  globals: { market: 'nl-BE' },
};
