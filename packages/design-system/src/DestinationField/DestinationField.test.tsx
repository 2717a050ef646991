import { render } from '../testing/render.tsx';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { clearButton, honfleur, input, list, setUp, status } from './destinationHarness.tsx';
import { exampleDestinations, exampleRecents } from './exampleDestinations.ts';
import { DestinationField } from './index.ts';

test('says loading, the number of suggestions, and that nothing was found', async () => {
  const { update } = setUp({ isLive: false, isLoading: true, recents: [] });
  await expect.element(status()).toBeEmptyDOMElement();
  await input().click();
  await userEvent.keyboard('b');
  await expect.element(status()).toHaveTextContent('Searching…');
  update({ isLoading: false, suggestions: exampleDestinations });
  await expect.element(status()).toHaveTextContent('6 suggestions');
  update({ isLoading: false, suggestions: exampleDestinations.slice(0, 1) });
  await expect.element(status()).toHaveTextContent('1 suggestion');
  update({ isLoading: false, suggestions: [] });
  await expect.element(status()).toHaveTextContent('No destination found');
  await expect.element(page.getByText('No destination found').last()).toBeVisible();
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(status()).toBeEmptyDOMElement();
});

test('SE-061: when suggestions fail nothing is shown and nothing is said', async () => {
  const { container } = setUp({ isLive: false, recents: [] });
  await input().click();
  await userEvent.keyboard('b');
  await expect.element(status()).toBeEmptyDOMElement();
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector('p')).toBeNull();
});

test('is friendly to a virtual keyboard: no correction, no zoom, a search key', () => {
  setUp();
  const element = input().element();
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16);
  expect(element.getAttribute('enterkeyhint')).toBe('search');
  expect(element.getAttribute('autocomplete')).toBe('off');
  expect(element.getAttribute('autocorrect')).toBe('off');
  expect(element.getAttribute('spellcheck')).toBe('false');
});

test('a disabled field opens nothing and cannot be cleared', async () => {
  setUp({ value: honfleur, isDisabled: true });
  await expect.element(input()).toBeDisabled();
  await expect.element(clearButton()).not.toBeInTheDocument();
});

test('right to left: the clear button and the list follow the reading direction', async () => {
  const { container } = setUp({ value: honfleur });
  container.dir = 'rtl';
  container.style.setProperty('margin-inline', '40px');
  await input().click();
  await expect.element(list()).toBeVisible();
  const field = input().element().getBoundingClientRect();
  expect(clearButton().element().getBoundingClientRect().left).toBeLessThan(field.left + 60);
  const panel = list().element().parentElement?.getBoundingClientRect();
  expect(panel?.right).toBeCloseTo(field.right, 0);
});

test('speaks the language of the provider', async () => {
  render(
    <Spoken locale="fr-FR">
      <DestinationField
        label="Destination"
        value={honfleur}
        inputValue=""
        onInputChange={() => undefined}
        onChoose={() => undefined}
        onClear={() => undefined}
      />
    </Spoken>,
  );
  await expect.element(page.getByRole('button', { name: 'Effacer la destination' })).toBeVisible();
});

test('renders on the server as a plain text field of its form and hydrates in silence', async () => {
  const html = await expectHydrates(
    <DestinationField
      label="Destination"
      name="q"
      value={honfleur}
      inputValue=""
      recents={exampleRecents}
      onInputChange={() => undefined}
      onChoose={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toMatch(/<input[^>]*value="Honfleur"/);
});

test('text typed before hydration is heard', async () => {
  const onInputChange = vi.fn<(text: string) => void>();
  const element = (
    <DestinationField
      label="Destination"
      inputValue=""
      onInputChange={onInputChange}
      onChoose={() => undefined}
      onClear={() => undefined}
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  const parsed = new DOMParser().parseFromString(renderToString(<Spoken>{element}</Spoken>), 'text/html');
  container.replaceChildren(...parsed.body.childNodes);
  const early = container.querySelector('input');
  if (early) early.value = 'bru';
  render(element, { container, hydrate: true });
  expect(onInputChange).toHaveBeenCalledWith('bru');
});
