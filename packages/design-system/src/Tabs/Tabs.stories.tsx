import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/index.ts';
import { Tabs, tabsKeys } from './index.ts';

/**
 * Panels of which one is shown at a time, selected by a tab: parts of one subject that are not needed together, such
 * as the formats of a gift. The browser’s find-in-page also finds hidden content, and `#id` in an address selects a
 * tab.
 *
 * Not for the sections of a long page, which should all stay readable (`SectionTabs`), nor for parts with their own
 * addresses (`FlowTabs`), nor for content that visitors may want to compare (`Accordion`).
 */
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { keyboard: [tabsKeys] },
  args: {
    label: 'Gift format',
    tabs: [
      {
        id: 'digital',
        label: 'Digital',
        content: <p>At once in your mailbox, ready to print or to send on.</p>,
      },
      {
        id: 'box',
        label: 'Gift box',
        content: <p>A box with a card, delivered within two working days.</p>,
      },
      { id: 'card', label: 'Gift card', content: <p>An amount of your choice, valid for three years.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Arrow keys move, Enter and Space select: for panels that take long to show. */
export const ManualActivation: Story = { args: { activation: 'manual' } };
export const Pill: Story = { args: { variant: 'pill' } };
export const One: Story = {
  args: { tabs: [{ id: 'only', label: 'Digital', content: <p>The only format of this stay.</p> }] },
};
/** More tabs than fit a phone: the row scrolls, and the selected tab is visible. */
export const ManyInANarrowRow: Story = {
  args: {
    defaultValue: 'maand-10',
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: `maand-${index}`,
      label: `Maand ${index + 1}`,
      content: <p>Weekends van maand {index + 1}.</p>,
    })),
  },
};
export const LongestDutch: Story = {
  args: {
    label: 'Cadeauvorm',
    tabs: [
      {
        id: 'arrangement',
        label: 'Overnachtingscadeaubonnen',
        content: (
          <Stack gap={8}>
            <p>Verrassingsweekendarrangementen in Zuidwest-Vlaamse heuvellandschappen.</p>
            <p>Kosteloos annuleerbaar tot drie dagen voor aankomst.</p>
          </Stack>
        ),
      },
      {
        id: 'verzending',
        label: 'Verzendkostenvoorwaarden',
        content: <p>Zonder verzendkosten.</p>,
      },
      { id: 'geldigheid', label: 'Geldigheidsduur', content: <p>Drie jaar.</p> },
    ],
  },
};
