import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchSummaryBar } from './index.ts';

/**
 * The search in one line that sticks to the top (SE-041) and opens the search. On a phone it appears after 250 px.
 *
 * Not for other sticky content (`StickyBar`, which it uses), nor for the search itself (`SearchBox`).
 */
const meta = {
  title: 'Search/SearchSummaryBar',
  component: SearchSummaryBar,
  args: {
    label: 'Change your search',
    destination: 'Bruges',
    dates: '12 – 14 December',
    theme: 'Wellness',
    travellers: '2 adults, 1 child',
    isVisible: true,
    onOpen: () => undefined,
  },
} satisfies Meta<typeof SearchSummaryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyADestination: Story = {
  args: { destination: 'All destinations', dates: '', theme: '', travellers: '2 adults' },
};
/** The search box was changed and not sent yet. */
export const Changed: Story = { args: { notice: 'Changed, not searched yet' } };
export const LongestDutch: Story = {
  args: {
    label: 'Zoekopdracht wijzigen',
    destination: 'Landschapspark Hondsrug-Veenkoloniën bij Westerbork',
    dates: 'vrijdag 12 december – zondag 14 december',
    theme: 'Wijnproeverijarrangementen',
    travellers: '12 volwassenen, 4 kinderen, 2 baby’s',
  },
};
/** On a phone the bar appears after 250 px; on a desktop it is always shown (SE-043). */
export const AppearsOnScrolling: Story = {
  render: ({ label, destination, onOpen }) => (
    <>
      <SearchSummaryBar label={label} destination={destination} onOpen={onOpen} />
      {Array.from({ length: 40 }, (_paragraph, index) => (
        <p key={index}>A page to scroll.</p>
      ))}
    </>
  ),
};
