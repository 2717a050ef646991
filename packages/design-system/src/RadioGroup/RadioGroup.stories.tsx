import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { Picture } from '../Picture/index.ts';
import { RadioGroup } from './index.ts';
import { radioGroupKeys } from './keys.ts';

const formats = [
  { value: 'digital', label: 'By e-mail', description: 'At once, with your message.' },
  { value: 'box', label: 'Gift box', description: 'By post, in three working days.' },
  { value: 'shop', label: 'In a shop', description: 'Ready to collect tomorrow.' },
];

/**
 * One choice of two to five that should be compared: a title, a gift's format, a cancellation option. Use cards if
 * the options need a line of explanation.
 *
 * Not for a long list (`Select`), several choices (`Checkbox`) or on and off (`Switch`).
 */
const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Title',
    options: [
      { value: 'mrs', label: 'Mrs' },
      { value: 'mr', label: 'Mr' },
      { value: 'none', label: 'Neither' },
    ],
  },
  parameters: { keyboard: [radioGroupKeys] },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'mrs' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'mr' } };
export const WithHelp: Story = {
  args: { label: 'Gift format', options: formats, description: 'The price is the same.' },
};
export const Cards: Story = {
  args: {
    label: 'Gift format',
    options: formats,
    variant: 'cards',
    orientation: 'horizontal',
    defaultValue: 'box',
  },
};
export const CardsBelowOneAnother: Story = {
  args: { label: 'Gift format', options: formats, variant: 'cards', defaultValue: 'digital' },
};
export const Error: Story = {
  args: { isRequired: true, mark: 'required', errorMessage: 'Please choose an option' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'mr' } };
export const OneDisabled: Story = {
  args: {
    label: 'Gift format',
    variant: 'cards',
    options: formats.map((format) => ({ ...format, isDisabled: format.value === 'shop' })),
  },
};
const cancellation = [
  {
    value: 'flexible',
    label: 'Flexible',
    badge: 'Most chosen',
    description: 'Change for free, or cancel for 80 % of the price, until 3 December.',
    end: 'Included',
  },
  {
    value: 'insurance',
    label: 'Flexible with insurance',
    description: 'The rest back within 72 hours, for more than 25 reasons.',
    end: '+ €12.40',
  },
  {
    value: 'fixed',
    label: 'Non-exchangeable and non-refundable',
    disabledReason: 'Not offered on your dates.',
    end: '− €20',
  },
];
/** With prices, a badge, and the reason why one option cannot be chosen (PR-141, PR-151). */
export const CardsWithPrices: Story = {
  args: { label: 'Cancellation', options: cancellation, variant: 'cards', defaultValue: 'flexible' },
};
const sleeves = drawnPhotos(1, 3);
const sleeve = (at: number) => <Picture photo={sleeves[at] ?? { src: '' }} width={320} height={180} />;
/** Sleeves of a gift sent by post (PR-113). */
export const Pictures: Story = {
  args: {
    label: 'Sleeve',
    variant: 'pictures',
    defaultValue: 'lake',
    options: [
      { value: 'lake', label: 'By the lake', description: 'Included', picture: sleeve(0) },
      {
        value: 'vines',
        label: 'Among the vines',
        badge: 'Our pick',
        description: 'Included',
        picture: sleeve(1),
      },
      { value: 'linen', label: 'In linen', description: '+ €3.90', picture: sleeve(2) },
    ],
  },
};
/** Error after continuing without a choice (PR-143). */
export const CardsWithError: Story = {
  args: {
    label: 'Cancellation',
    options: cancellation,
    variant: 'cards',
    isRequired: true,
    errorMessage: 'Please choose an option',
  },
};
export const LongestDutch: Story = {
  args: {
    label: 'Annuleringsvoorwaarden van je weekendarrangement',
    variant: 'cards',
    orientation: 'horizontal',
    defaultValue: 'flexible',
    options: [
      {
        value: 'flexible',
        label: 'Wijzigingsmogelijkheden en annuleringsvrijheid tot de dag voor aankomst',
        badge: 'Meestgekozen',
        description: 'Terugbetalingsgarantie binnen veertien werkdagen.',
        end: 'Inbegrepen in de prijs',
      },
      { value: 'fixed', label: 'Niet-terugbetaalbaar', description: 'De voordeligste prijs.' },
    ],
  },
  globals: { market: 'nl-BE' },
};
