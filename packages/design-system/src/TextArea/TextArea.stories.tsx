import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './index.ts';

/**
 * Several lines of text: a message with a gift, a question to customer care. A limit is shown below the field, is
 * announced only near its end, and never cuts the text.
 *
 * Not for one line (`TextField`).
 */
const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Your message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: {
    defaultValue: 'Happy birthday!\nA weekend by the sea for the two of you.\n\nWith love,\nMarie and Jan',
  },
};
export const WithLimit: Story = {
  args: { maxLength: 180, description: 'Printed on the card.', mark: 'optional' },
};
export const NearTheLimit: Story = {
  args: { maxLength: 60, defaultValue: 'A weekend by the sea, for the two of you. With love.' },
};
export const OverTheLimit: Story = {
  args: { maxLength: 40, defaultValue: 'A weekend by the sea, for the two of you. With love, M.' },
};
/** The message with a gift: its limit counts code points and refuses further input (PR-130, PR-133, ALG-21). */
export const GiftMessage: Story = {
  args: { maxLength: 180, unit: 'codePoint', overLimit: 'refuse', defaultValue: 'Bonne fête 🎉' },
};
export const Error: Story = {
  args: { errorMessage: 'Write what your question is about.', isRequired: true, mark: 'required' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sent on Saturday.' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Sent on Saturday.' } };
export const LongestDutch: Story = {
  args: {
    label: 'Persoonlijke verjaardagsgelukwensen bij je weekendarrangement',
    description: 'Wij drukken je verjaardagsgelukwensen af op de geschenkverpakkingskaart.',
    maxLength: 40,
    defaultValue: 'Hartelijkverjaardagsgelukwensenarrangementenbundeltje voor jou en je familie',
  },
  globals: { market: 'nl-BE' },
};
