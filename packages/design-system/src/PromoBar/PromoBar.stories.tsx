import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Countdown } from '../Countdown/index.ts';
import { Stack } from '../Layout/index.ts';
import { PromoBar } from './PromoBar.tsx';

/**
 * A strip over the header: an announcement, or links of a campaign, for a page and a flow (CH-052, CH-055).
 *
 * Not for a message about the visitor's own action (`Notice`), nor for an editorial block within the page (`Banner`).
 */
const meta = {
  title: 'Feedback/PromoBar',
  component: PromoBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: '−10% extra on stays until Sunday night',
    code: 'SATURDAY10',
    links: [{ label: 'See the stays', href: '#stays' }],
  },
} satisfies Meta<typeof PromoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Controlled by `isOpen`. */
export const Closable: Story = {
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <PromoBar {...args} onOpenChange={setOpen} /> : <p>Closed.</p>;
  },
};

export const WithCountdown: Story = {
  args: {
    tone: 'promo',
    countdown: (
      <Countdown label="Ends in" now="2026-11-21T10:00:00+01:00" endsAt="2026-11-23T14:12:45+01:00" />
    ),
  },
};

/** Only the links of a campaign (CH-053). */
export const LinksAlone: Story = {
  args: {
    children: undefined,
    code: undefined,
    tone: 'action',
    links: [
      { label: 'Last minute', href: '#last-minute', variation: 'button' },
      { label: 'By the sea', href: '#sea' },
      { label: 'Our magazine', href: '#magazine', isNewTab: true },
    ],
  },
};

/** The six backgrounds of the CMS (CH-057). */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['ink', 'neutral', 'promo', 'gold', 'action', 'good'] as const).map((tone) => (
        <PromoBar
          key={tone}
          {...args}
          tone={tone}
          words={{ label: `Announcement, ${tone}` }}
          onOpenChange={() => {}}
        />
      ))}
    </Stack>
  ),
};

export const LongestDutch: Story = {
  args: {
    children:
      'Vroegboekkorting op alle wellnessarrangementen en verwenweekenden in Nederland en België, tot en met zondag',
    code: 'VROEGBOEKKORTING2026',
    links: [{ label: 'Beschikbaarheid en actievoorwaarden bekijken', href: '#actie' }],
    onOpenChange: () => {},
  },
  globals: { market: 'nl-BE' },
};
