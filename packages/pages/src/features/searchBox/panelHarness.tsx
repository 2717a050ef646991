import { useSearchAddress } from '@sabadora/hooks';
import type { ComponentProps } from 'react';
import { page, userEvent } from 'vitest/browser';
import { island } from '../../kit/parts/island.tsx';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** The search box with its state, as on a page. */
function Panel({ Box = SearchPanel, ...props }: Partial<SearchPanelProps> & { Box?: typeof IslandPanel }) {
  const search = useSearchAddress();
  return <Box search={search} themes={[{ id: 3, name: 'Wellness' }]} variant="compact" {...props} />;
}

const IslandPanel = island(async () => SearchPanel);

export const BRUGES = {
  id: 12,
  label: 'Bruges',
  category: 'city',
  latitude: 51.2,
  longitude: 3.2,
  value: null,
  postalcode: null,
  description: 'Belgium',
};
const FLANDERS = { ...BRUGES, id: 5, label: 'Flanders', category: 'region' };

/** A `fetch` that responds to every call: two suggestions, and a calendar without prices. */
export function answering(answers: Readonly<Record<string, unknown>> = {}): {
  fetch: typeof fetch;
  asked: URL[];
} {
  const asked: URL[] = [];
  const known = {
    recommendedAutocomplete: [FLANDERS, BRUGES],
    'autocomplete-geonames': [BRUGES],
    'calendar-prices': { prices: {} },
    ...answers,
  };
  const answer: typeof fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid');
    asked.push(url);
    const name = Object.keys(known).find((part) => url.pathname.includes(part));
    return Promise.resolve(Response.json(name === undefined ? {} : Reflect.get(known, name)));
  };
  return { fetch: answer, asked };
}

/** Renders the search box with empty storage. */
export function renderPanel(options: PartOptions = {}, props: ComponentProps<typeof Panel> = {}) {
  window.localStorage.clear();
  const net = answering();
  return { ...renderPart(<Panel {...props} />, { fetch: net.fetch, ...options }), asked: net.asked };
}

/** Renders the search box as an island, as a page of results does. */
export const renderIsland: typeof renderPanel = (options, props) =>
  renderPanel(options, { ...props, Box: IslandPanel });

export const search = () => page.getByRole('search');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const submit = () => press(/^Search( to update)?$/);
export const calendar = () => page.getByRole('dialog', { name: 'Dates' });
