import { createApiClient } from '@sabadora/api';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { SabadoraProvider } from '../SabadoraProvider.tsx';
import { NOW } from '../testing/now.ts';
import { suspended } from '../testing/suspended.ts';
import { fromHref, memoryLocation } from './location.ts';
import { useAddress } from './useAddress.ts';

const api = createApiClient();

/** A page rendered by the server without a hash, and hydrated at `/search#adults=3`. */
function hydrated(Part: () => React.ReactNode) {
  const location = memoryLocation('/search#adults=3');
  const ui = (
    <SabadoraProvider
      api={api}
      locale="fr_FR"
      now={NOW}
      location={location}
      serverAddress={fromHref('/search')}
    >
      <Suspense fallback={<p>loading</p>}>
        <Part />
      </Suspense>
    </SabadoraProvider>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(ui);
  document.body.append(element);
  const root = hydrateRoot(element, ui);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return { element, location };
}

test('the hash comes in a transition: what the server drew stays while what follows is loading', async () => {
  const late = suspended();
  const { element } = hydrated(function Late() {
    const { hash } = useAddress();
    if (hash === '') return <p>from the server</p>;
    late.read();
    return <p>{hash}</p>;
  });
  expect(element.textContent).toBe('from the server');
  await expect.poll(late.count).toBeGreaterThan(0);
  expect(element.textContent).toBe('from the server');
  late.load();
  await expect.poll(() => element.textContent).toBe('adults=3');
});

test('a change before the page is hydrated is in the address after it, later ones come at once', async () => {
  const { element, location } = hydrated(function Hash() {
    return <p>{useAddress().hash}</p>;
  });
  location.write(fromHref('/search#adults=4'));
  await expect.poll(() => element.textContent).toBe('adults=4');
  location.write(fromHref('/search#adults=5'));
  await expect.poll(() => element.textContent).toBe('adults=5');
});
