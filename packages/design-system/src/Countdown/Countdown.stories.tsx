import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const now = '2026-11-21T10:00:00+01:00';

/**
 * The time left of a promotion, on a banner or beside its title; in the text colour of its surroundings. It disappears
 * when the time is up.
 *
 * Not for a deadline that is days away and read once (a sentence), and not for scarcity (UrgencyBadges).
 */
const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { label: 'The offer ends in', now, endsAt: '2026-11-23T14:12:45+01:00' },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A countdown that starts on the last day has no place for days; the layout never changes while it runs. */
export const LastDay: Story = { args: { endsAt: '2026-11-21T13:59:59+01:00' } };

export const LastMinute: Story = { args: { endsAt: '2026-11-21T10:00:45+01:00' } };

export const ManyDays: Story = { args: { endsAt: '2027-04-01T00:00:00+02:00' } };

export const LongestDutch: Story = {
  args: {
    label: 'De vroegboekkorting op kerstarrangementen eindigt over',
    endsAt: '2026-12-24T00:00:00+01:00',
  },
  globals: { market: 'nl-BE' },
};
