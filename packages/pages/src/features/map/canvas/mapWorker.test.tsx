import { expect, test, vi } from 'vitest';
import { mapWorker } from './mapWorker.ts';

type Rules = { createScriptURL: (address: string) => string };

test('under Trusted Types the worker’s address comes from the one policy, made once, which admits nothing else', () => {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules };
  };
  const made = vi.spyOn(trustedTypes, 'createPolicy');
  const address = mapWorker();
  expect(mapWorker()).toBe(address);
  expect(made.mock.calls.map(([name]) => name)).toEqual(['sabadora']);
  expect(new URL(String(address), window.location.href).origin).toBe(window.location.origin);
  const admit = made.mock.calls[0]?.[1].createScriptURL;
  expect(admit?.(String(address))).toBe(String(address));
  expect(() => admit?.('https://elsewhere.invalid/worker.js')).toThrow(TypeError);
  expect(() => admit?.(`blob:${window.location.origin}/1`)).toThrow(TypeError);
  made.mockRestore();
});
