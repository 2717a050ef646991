import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';
import { frame } from './stories.css.ts';

/**
 * The progress of an activity that takes a while or several steps: a booking, a download, a search in many sources.
 * Without a value the bar is indeterminate.
 *
 * Not for a page or a list that is loading (Skeletons), and not for choosing a value (Slider).
 */
const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Preparing your vouchers' },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 40 } };

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { value: 100 } };

/** The duration is unknown. */
export const Indeterminate: Story = { args: { label: 'Asking the hotel' } };

export const Steps: Story = {
  args: { label: 'Your details', value: 2, maxValue: 4, valueText: 'Step 2 of 4' },
};

export const LongestDutch: Story = {
  args: {
    label: 'Verblijfsbelastingsvrijstellingsaanvraag wordt gecontroleerd',
    value: 3,
    maxValue: 5,
    valueText: 'Reserveringsonderdeel 3 van 5 is bevestigd',
  },
  globals: { market: 'nl-BE' },
};
