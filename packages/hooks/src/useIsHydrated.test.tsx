import { Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { suspended } from './testing/suspended.ts';
import { useIsHydrated } from './useIsHydrated.ts';

function container(html = '') {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

function rendersOf() {
  const renders: boolean[] = [];
  function Seen() {
    renders.push(useIsHydrated());
    return <p>{String(renders.at(-1))}</p>;
  }
  return { renders, Seen };
}

test('false on the server and in the render that repeats it, then true', async () => {
  const { renders, Seen } = rendersOf();
  const element = container(renderToString(<Seen />));
  expect(element.textContent).toBe('false');
  const root = hydrateRoot(element, <Seen />);
  onTestFinished(() => root.unmount());
  await expect.poll(() => element.textContent).toBe('true');
  expect(renders.slice(0, 2)).toEqual([false, false]);
});

test('true at once in what is first rendered in the browser', async () => {
  const { renders, Seen } = rendersOf();
  const element = container();
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  root.render(<Seen />);
  await expect.poll(() => element.textContent).toBe('true');
  expect(renders).not.toContain(false);
});

test('it becomes true in a transition: what the server drew stays while what follows is loading', async () => {
  const late = suspended();
  function Late() {
    if (!useIsHydrated()) return <p>from the server</p>;
    late.read();
    return <p>loaded</p>;
  }
  const page = (
    <Suspense fallback={<p>loading</p>}>
      <Late />
    </Suspense>
  );
  const element = container(renderToString(page));
  const root = hydrateRoot(element, page);
  onTestFinished(() => root.unmount());
  await expect.poll(late.count).toBeGreaterThan(0);
  expect(element.textContent).toBe('from the server');
  late.load();
  await expect.poll(() => element.textContent).toBe('loaded');
});
