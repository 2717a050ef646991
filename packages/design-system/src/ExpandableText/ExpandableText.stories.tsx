import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExpandableText } from './index.ts';

const long =
  'The house stands behind the last dune, with its back to the village and its windows to the sea. Twelve rooms, none like another; a library with a fire from October on; a garden that goes down to the beach by forty wooden steps. In the evening the kitchen cooks what the boats brought in the morning, and nobody is asked to leave the table. Bicycles are in the shed, boots by the door.';

/**
 * The beginning of a text, with a button for the rest: descriptions of a stay or a hotel. It is cut after 86
 * characters on a phone and 250 from 768 px.
 *
 * Not for a text that everybody should read, nor for several parts with titles (`Accordion`).
 */
const meta = {
  title: 'Product/ExpandableText',
  component: ExpandableText,
  args: { text: long, subject: 'the house' },
} satisfies Meta<typeof ExpandableText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Not cut on a desktop. */
export const CutOnAPhone: Story = { args: { text: long.slice(0, 180) } };
export const Short: Story = { args: { text: 'Twelve rooms, none like another.' } };
export const Empty: Story = { args: { text: '' } };
/** PR-028. */
export const OneLength: Story = { args: { phoneLength: 250 } };
export const LongestDutch: Story = {
  args: {
    text: 'Landgoedsuperieurtweepersoonskamer met duinzichtbalkon en wellnesscentrumtoegangsbewijs, verblijfsbelastingvrijstellingsaanvraagformulier inbegrepen. '.repeat(
      3,
    ),
  },
  globals: { market: 'nl-BE' },
};
