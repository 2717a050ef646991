import { searchDetailsOfTest } from '@sabadora/api/testing';
import { useSearchAddress } from '@sabadora/hooks';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { facetsOfTest } from '../../kit/testing/facets.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { SearchFilters } from './SearchFilters.tsx';

export const FACETS = '/facets.json';

function Part({ hasResults }: { hasResults: boolean }) {
  const search = useSearchAddress();
  const details = searchDetailsOfTest(24, { location: 'Bruges', latitude: 51.2, longitude: 3.2 });
  return (
    <main>
      <SearchFilters search={search} details={hasResults ? details : undefined} />
      <p>A result</p>
      <button type="button">Elsewhere</button>
    </main>
  );
}

export interface ShownFilters {
  /** Body of the facets' response; a number is an error status. @default 24 offers */
  answer?: unknown;
  /** Whether the results are loaded. @default false */
  hasResults?: boolean;
}

/** Renders the filters of the search at `href` above a result and a button. */
export function showFilters(href = '/search', options: ShownFilters = {}) {
  const { answer = facetsOfTest(24), hasResults = false } = options;
  const net = testNetwork(answer === null ? {} : { [FACETS]: answer });
  const part = renderPart(<Part hasResults={hasResults} />, { href, fetch: net.fetch });
  return { ...part, net };
}

/** Finds a button by its exact name: a filter of the row, or a button in a panel. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Finds the open panel of a filter. */
export const panel = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens the panel of a filter with the keyboard. */
export async function openFilter(name: string): Promise<void> {
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel(name.replace(/ \d.*| up to.*| from.*/, ''))).toBeVisible();
}
