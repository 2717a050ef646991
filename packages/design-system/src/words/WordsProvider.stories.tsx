import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstalmentTable } from '../InstalmentTable/index.ts';
import { Stack } from '../Layout/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import * as fr from './fr.ts';
import { WordsProvider } from './index.ts';
import * as nl from './nl.ts';

/**
 * Locale and words for the components inside: the locale formats days, numbers and money, and the words are the
 * components' own texts, such as “next page”, which the package includes in English, French, Spanish, Italian and
 * Dutch. Providers nest; the nearest one wins, for each component separately.
 *
 * Not for the page's own texts: labels and sentences are props. Not for a single word of one component, such as the
 * name of a `Dialog`’s close button, which its `words` prop replaces.
 */
const meta = {
  title: 'Foundations/WordsProvider',
  component: WordsProvider,
  args: {
    locale: 'fr-FR',
    words: fr,
    children: (
      <Stack gap={24}>
        <PriceTag priceCents={149_900} perNightCents={74_950} isFrom align="start" />
        <InstalmentTable
          label="2 ×"
          today="2026-11-25"
          instalments={[
            { date: '2026-11-25', amountCents: 74_950 },
            { date: '2026-12-25', amountCents: 74_950 },
          ]}
        />
        <Pagination items={[1, 2, 3]} current={2} hrefOf={(page) => `#${page}`} />
      </Stack>
    ),
  },
  render: ({ locale, ...args }) => (
    <div lang={locale}>
      <WordsProvider locale={locale} {...args} />
    </div>
  ),
} satisfies Meta<typeof WordsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dutch: Story = { args: { locale: 'nl-BE', words: nl } };

/** One word replaced in all components of one kind below. */
export const OneWord: Story = {
  args: { words: { ...fr, Pagination: { ...fr.Pagination, next: 'Encore' } } },
};
