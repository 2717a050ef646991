import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/index.ts';
import { Accordion, accordionKeys } from './index.ts';

/**
 * Questions and answers, or content that few visitors need: headers that open and close the content below them. Works
 * without JavaScript; the browser’s own search and a link to `#id` open an item.
 *
 * Not for panels that are all equally likely to be read (`Tabs`), nor for a menu (`DisclosureNavigation`), nor for
 * content that everybody needs.
 */
const meta = {
  title: 'Structure/Accordion',
  component: Accordion,
  parameters: { keyboard: [accordionKeys] },
  args: {
    headingLevel: 3,
    items: [
      {
        id: 'book',
        title: 'How do I use a gift?',
        content: <p>Choose a stay, enter the number on the card and choose your dates.</p>,
      },
      {
        id: 'change',
        title: 'May I change my dates?',
        content: <p>Until three days before arrival, as often as you like.</p>,
      },
      {
        id: 'valid',
        title: 'How long is it valid?',
        content: <p>Three years from the day it was bought.</p>,
      },
    ],
  },
  // A heading around it, one level above the headings of the items.
  render: (args) => (
    <Stack>
      <h2>Good to know</h2>
      <Accordion {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneOpen: Story = { args: { defaultValue: ['change'] } };
/** Opening an item closes the open one. */
export const OneAtATime: Story = { args: { opens: 'one', defaultValue: ['book'] } };
export const One: Story = {
  args: { items: [{ id: 'how', title: 'How it works', content: <p>Choose, book, leave.</p> }] },
};
export const LongestDutch: Story = {
  args: {
    defaultValue: ['verblijfsbelasting'],
    items: [
      {
        id: 'verblijfsbelasting',
        title: 'Verblijfsbelastingsvrijstellingsaanvraagformulier',
        content: (
          <p>De annuleringsvoorwaarden van dit arrangement wijken af van de gebruikelijke voorwaarden.</p>
        ),
      },
      {
        id: 'huisdier',
        title: 'Mogen huisdieren mee naar een verrassingsweekendarrangement in de Zuidwest-Vlaamse heuvels?',
        content: <p>Op aanvraag.</p>,
      },
    ],
  },
};
