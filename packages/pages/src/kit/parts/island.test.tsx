import { act } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { island } from './island.tsx';

interface CounterProps {
  label: string;
  step: number;
}

function Counter({ label, step }: CounterProps) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + step)}>{`${label}: ${count}`}</button>;
}

function Frame({ Part, label }: { Part: ComponentType<CounterProps>; label: string }) {
  return <Part label={label} step={2} />;
}

/** The server's rendering of an island. */
function Drawn(props: CounterProps) {
  return (
    <Suspense>
      <Counter {...props} />
    </Suspense>
  );
}

/** Hydrates a page that the server rendered with the label "Nights", with an island whose code is loading. */
async function start(load: () => Promise<ComponentType<CounterProps>>) {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Frame Part={Drawn} label="Nights" />);
  const drawn = container.querySelector('button');
  const Part = island(load);
  const root = await act(async () =>
    hydrateRoot(container, <Frame Part={Part} label="Nights" />, { onRecoverableError }),
  );
  const give = (label: string) => act(async () => root.render(<Frame Part={Part} label={label} />));
  onTestEnd(() => {
    root.unmount();
    container.remove();
  });
  return { drawn, give, onRecoverableError };
}

const cleanups: (() => void)[] = [];
const onTestEnd = (cleanup: () => void) => cleanups.push(cleanup);

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  });
});

test('what the server drew stands while the page changes and the code is on its way, and then comes alive as the page is by now', async () => {
  const code = Promise.withResolvers<ComponentType<CounterProps>>();
  const { drawn, give, onRecoverableError } = await start(() => code.promise);
  await give('Days');
  const button = page.getByRole('button');
  await expect.element(button).toHaveTextContent('Nights: 0');
  await act(async () => code.resolve(Counter));
  await expect.element(button).toHaveTextContent('Days: 0');
  await act(() => userEvent.click(button));
  await expect.element(button).toHaveTextContent('Days: 2');
  await give('Rooms');
  await expect.element(button).toHaveTextContent('Rooms: 2');
  expect(button.element()).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('what changed before it hydrates comes in a transition: what the server drew stands until that can be shown', async () => {
  const data = Promise.withResolvers<void>();
  let hasData = false;
  function Late(props: CounterProps) {
    if (props.label === 'Days' && !hasData) throw data.promise;
    return <Counter {...props} />;
  }
  const code = Promise.withResolvers<ComponentType<CounterProps>>();
  const { drawn, give } = await start(() => code.promise);
  await give('Days');
  await act(async () => code.resolve(Late));
  expect(drawn).toBeVisible();
  await expect.element(page.getByRole('button')).toHaveTextContent('Nights: 0');
  await act(async () => {
    hasData = true;
    data.resolve();
  });
  await expect.element(page.getByRole('button')).toHaveTextContent('Days: 0');
});

test('what was not drawn by the server appears as the page is by then', async () => {
  const code = Promise.withResolvers<ComponentType<CounterProps>>();
  const labels: string[] = [];
  function Seen(props: CounterProps) {
    labels.push(props.label);
    return <Counter {...props} />;
  }
  const Part = island(() => code.promise);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestEnd(() => {
    root.unmount();
    container.remove();
  });
  for (const label of ['Nights', 'Days'])
    await act(async () => root.render(<Frame Part={Part} label={label} />));
  await act(async () => code.resolve(Seen));
  await expect.element(page.getByRole('button')).toHaveTextContent('Days: 0');
  expect(labels).not.toContain('Nights');
});

test('code that cannot be loaded is retried, less and less often', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<ComponentType<CounterProps>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Counter);
  const { drawn } = await start(load);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(3);
  await act(async () => drawn?.click());
  expect(drawn?.textContent).toBe('Nights: 2');
});

test('islands that appear together begin to load each in a task of its own', async () => {
  const log: string[] = [];
  const logged = (name: string) =>
    island<CounterProps>(async () => {
      log.push(name);
      // Runs before the next task.
      queueMicrotask(() => log.push(`after ${name}`));
      return Counter;
    });
  const One = logged('one');
  const Two = logged('two');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestEnd(() => {
    root.unmount();
    container.remove();
  });
  await act(async () =>
    root.render(
      <>
        <One label="Nights" step={1} />
        <Two label="Days" step={1} />
      </>,
    ),
  );
  await expect.element(page.getByRole('button', { name: 'Days: 0' })).toBeVisible();
  expect(log).toEqual(['one', 'after one', 'two', 'after two']);
});
