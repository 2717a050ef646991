import { act } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { island } from './island.tsx';
import { whenNear } from './whenNear.ts';

const ID = 'far-down';
const cleanups: (() => void)[] = [];

beforeEach(async () => {
  await page.viewport(390, 800);
});

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  scrollTo(0, 0);
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

function Drawn() {
  return (
    <Suspense>
      <Counter />
    </Suspense>
  );
}

function TallPage({ Part }: { Part: ComponentType }) {
  return (
    <>
      <div style={{ blockSize: 4000 }} />
      <div id={ID}>
        <Part />
      </div>
    </>
  );
}

/** A tall page that a server rendered; its island hydrates once it is near. */
async function startPage() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TallPage Part={Drawn} />);
  let isLoaded = false;
  const Part = island(async () => {
    await whenNear(ID);
    isLoaded = true;
    return Counter;
  });
  const root = await act(async () => hydrateRoot(container, <TallPage Part={Part} />));
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  return { isLoaded: () => isLoaded };
}

/** Long enough for an observer to report: it does with the next frame. */
const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

test('an island further down than a window height stays as the server rendered it, and hydrates once it is near', async () => {
  const { isLoaded } = await startPage();
  await frames();
  expect(isLoaded()).toBe(false);
  scrollTo(0, 2500);
  await expect.poll(isLoaded).toBe(true);
  await expect
    .poll(async () => {
      await userEvent.click(page.getByRole('button'));
      return page.getByRole('button').element().textContent;
    })
    .toMatch(/Pressed [1-9]/);
});

test('a part hydrates as soon as the visitor moves by Tab', async () => {
  const { isLoaded } = await startPage();
  await frames();
  await userEvent.keyboard('a');
  expect(isLoaded()).toBe(false);
  await userEvent.tab();
  await expect.poll(isLoaded).toBe(true);
});

test('where no server rendered the part there is nothing to wait for', async () => {
  await expect(whenNear(ID)).resolves.toBeUndefined();
});
