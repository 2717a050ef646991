import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryLocation, SabadoraProvider } from '@sabadora/hooks';
import { createApiClient } from '@sabadora/hooks/core';
import { useMemo, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoFetch } from '@sabadora/hooks/demo-api';
import { adoptedSheet } from '../adoptedSheet.ts';
import { BookingBar } from './BookingBar.tsx';
import { LiveFilters } from './LiveFilters.tsx';
import { BrandedPanel, css, failures } from './ownBrand.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { SearchPage } from './SearchPage.tsx';

/** Long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

const api = createApiClient({ fetch: demoFetch });

/** Provides the hooks with client, market, clock and address, as a page does once. */
function WithHooks({ today, children }: { today: string; children: ReactNode }) {
  const location = useMemo(() => memoryLocation('/search'), []);
  const now = useMemo(() => ({ today, hour: 10 }), [today]);
  return (
    <SabadoraProvider api={api} locale="fr_FR" now={now} location={location}>
      {children}
    </SabadoraProvider>
  );
}

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });

const recipe = (name: string, story: string) => ({
  docs: { source: { code: sources[`./${name}.tsx`], language: 'tsx' }, description: { story } },
});

/**
 * Short, complete programs to start from: copy one, and give the hooks your own client in a `SabadoraProvider`
 * (`createApiClient({ origin: 'https://api.example.com' })`). They run here on sample data, and are compiled and tested
 * with the packages. Their layout is left to you.
 */
const meta = {
  title: 'Recipes',
  parameters: { controls: { disable: true } },
  decorators: [
    (Story, { globals }) => (
      <WithHooks today={String(globals['today'])}>
        <Story />
      </WithHooks>
    ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const ASearchPage: Story = {
  name: 'A search page',
  // On a phone, the destination opens over the page, which the steps below do not handle.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: recipe(
    'SearchPage',
    'A destination, its stays and their pages, with the search in the address.',
  ),
  render: () => <SearchPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('article', {}, PATIENCE)).toHaveLength(24);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Destination' }), 'Br');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Bruges/ }, PATIENCE));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('combobox', { name: 'Destination' })).toHaveValue('Bruges');
  },
};

export const ABookingBar: Story = {
  name: 'A booking bar',
  parameters: recipe(
    'BookingBar',
    'Dates with prices and rules of their own, and who travels: a draft until it is searched.',
  ),
  render: () => <BookingBar />,
};

export const FiltersWithLiveCounts: Story = {
  name: 'Filters with live counts',
  parameters: recipe(
    'LiveFilters',
    'What is chosen is counted at once, and taken over by the button that says how many are left.',
  ),
  render: () => <LiveFilters />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Facilities/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /Spa/ }, PATIENCE));
    const view = await page.findByRole('button', { name: 'View 30 stays' }, PATIENCE);
    await waitFor(() => expect(view).toBeVisible(), PATIENCE);
  },
};

export const AnOwnBrand: Story = {
  name: 'An own brand',
  parameters: recipe('ownBrand', 'A theme is data: `themeToCss` writes it, `contrastFailures` judges it.'),
  render: () => <BrandedPanel />,
  beforeEach: async () => {
    await expect(failures).toEqual([]);
    const show = adoptedSheet(css);
    show(true);
    return () => show(false);
  },
};

export const AnOwnLanguage: Story = {
  name: 'An own language',
  parameters: recipe('OwnLanguage', 'Words by component, in a language that does not come with the package.'),
  render: () => <OwnLanguage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mais um: Adultos' }));
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '3');
  },
};
