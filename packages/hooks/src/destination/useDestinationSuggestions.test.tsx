import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, network, renderWithHooks } from '../testing/harness.tsx';
import { useDestinationSuggestions } from './useDestinationSuggestions.ts';
import { useRecentSearches } from '../searchBox/useRecentSearches.ts';

const place = (id: number, label: string) => ({
  id,
  label,
  category: 'city',
  latitude: 51.2,
  longitude: 3.2,
  value: null,
  postalcode: null,
  description: 'Belgique',
});

/** A search field as plain HTML. */
function Field({ debounceMs = 20 }: { debounceMs?: number }) {
  const [text, setText] = useState('');
  const { suggestions, isLoading } = useDestinationSuggestions({ text, debounceMs });
  const { recents, addRecent } = useRecentSearches();
  return (
    <>
      <label>
        Where <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>{isLoading ? 'looking' : 'done'}</p>
      <ul aria-label="Suggestions">
        {suggestions?.map((suggestion) => (
          <li key={suggestion.id}>
            <button type="button" onClick={() => addRecent(suggestion)}>
              {suggestion.label}
            </button>
          </li>
        ))}
      </ul>
      <p aria-label="Recent">{recents.map(({ label }) => label).join(', ')}</p>
    </>
  );
}

test('SE-059: typing sends one request for the last text, and shows its suggestions', async () => {
  const net = network();
  // Longer than the time between two keys on a busy machine.
  renderWithHooks(<Field debounceMs={1000} />, { fetch: net.fetch });
  (await net.next('recommendedAutocomplete')).respond([]);
  await userEvent.type(page.getByLabelText('Where'), 'brug');
  const request = await net.next('autocomplete-geonames');
  expect(request.url.searchParams.get('term')).toBe('brug');
  expect(request.url.searchParams.get('maxResults')).toBe('30');
  request.respond([place(1, 'Bruges')]);
  await expect.element(page.getByRole('button', { name: 'Bruges' })).toBeVisible();
});

test('a response that comes after newer text is dropped, and its request aborted', async () => {
  const net = network();
  renderWithHooks(<Field />, { fetch: net.fetch });
  await userEvent.fill(page.getByLabelText('Where'), 'li');
  const old = await net.next('autocomplete-geonames');
  await userEvent.fill(page.getByLabelText('Where'), 'lille');
  const recent = await net.next('autocomplete-geonames');
  expect(old.signal?.aborted).toBe(true);
  recent.respond([place(2, 'Lille')]);
  old.respond([place(3, 'Lisbonne')]);
  await expect.element(page.getByRole('button', { name: 'Lille' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Lisbonne' }).elements()).toHaveLength(0);
});

test('SE-061: a failure is reported and shows nothing', async () => {
  const net = network();
  const errors: unknown[] = [];
  renderWithHooks(<Field />, { fetch: net.fetch, onError: (error) => errors.push(error) });
  (await net.next('recommendedAutocomplete')).fail();
  await expect.element(page.getByText('done')).toBeVisible();
  expect(errors).toHaveLength(1);
  expect(page.getByRole('listitem').elements()).toHaveLength(0);
});

test('SE-050, D-152: chosen places are recent, latest first, at most 3, each once', async () => {
  const net = network();
  renderWithHooks(<Field />, { fetch: net.fetch });
  const names = ['Aix', 'Brest', 'Cannes', 'Dijon'];
  (await net.next('recommendedAutocomplete')).respond(names.map((name, index) => place(index + 1, name)));
  for (const name of [...names, 'Cannes']) await userEvent.click(page.getByRole('button', { name }));
  await expect.element(page.getByLabelText('Recent')).toHaveTextContent('Cannes, Dijon, Brest');
});

test('SE-051: storage that throws loses nothing on this page', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const net = network();
  renderWithHooks(<Field />, { fetch: net.fetch, storage: blocked });
  (await net.next('recommendedAutocomplete')).respond([place(1, 'Aix')]);
  await userEvent.click(page.getByRole('button', { name: 'Aix' }));
  await expect.element(page.getByLabelText('Recent')).toHaveTextContent('Aix');
});

test('ALG-7: stored text that is no list of recents counts as none', async () => {
  const storage = memoryStorage();
  storage.setItem('sabadora.recent-searches', '{"id":1');
  const net = network();
  renderWithHooks(<Field />, { fetch: net.fetch, storage: () => storage });
  await expect.element(page.getByLabelText('Recent')).toHaveTextContent('');
});
