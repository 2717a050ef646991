import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { expectHydrates } from './hydrates.tsx';

const never = () => () => {};

test('a component that renders the same on both sides passes, and its markup is handed back', async () => {
  expect(await expectHydrates(<p>same</p>)).toBe('<p>same</p>');
});

test('a component that differs between server and browser fails', async () => {
  let renders = 0;
  function Clock() {
    renders += 1;
    return <p>render {renders}</p>;
  }
  await expect(expectHydrates(<Clock />)).rejects.toThrow('complaints while hydrating');
});

test('a style attribute, which a strict policy would drop, fails', async () => {
  await expect(expectHydrates(<p style={{ color: 'red' }}>styled</p>)).rejects.toThrow('style attribute');
});

test('what a store may legitimately change after hydration passes', async () => {
  function Side() {
    return (
      <p>
        {useSyncExternalStore(
          never,
          () => 'browser',
          () => 'server',
        )}
      </p>
    );
  }
  expect(await expectHydrates(<Side />)).toBe('<p>server</p>');
});
