import { createApiClient } from '@sabadora/api';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLocation } from '../address/location.ts';
import { SabadoraProvider } from '../SabadoraProvider.tsx';
import { useEmailModal } from './useEmailModal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({
  from = '/',
  to = '/search',
  kept = {},
  isBusy = () => false,
}: { from?: string; to?: string; kept?: Record<string, string>; isBusy?: () => boolean } = {}) {
  const entries = new Map(Object.entries(kept));
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
  const services = {
    api: createApiClient(),
    location: memoryLocation(to),
    now: { today: '2026-12-05', hour: 10 },
    storage,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SabadoraProvider {...services} locale="fr_FR">
      {children}
    </SabadoraProvider>
  );
  const { result } = renderHook(() => useEmailModal({ from, isBusy }), { wrapper });
  return { result, entries };
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('CH-100: it opens 10 seconds after a visitor went from one screen to look around to another', () => {
  const { result } = open();
  pass(9999);
  expect(result.current.isOpen).toBe(false);
  pass(1);
  expect(result.current.isOpen).toBe(true);
});

test('CH-101, CH-102: answered, it is closed and never comes again', () => {
  const { result, entries } = open();
  pass(10_000);
  act(() => result.current.answer());
  expect(result.current.isOpen).toBe(false);
  pass(60_000);
  expect(result.current.isOpen).toBe(false);
  expect(entries.get('sabadora.email-modal')).toBe('true');
});

test.each([
  ['it was answered before', { kept: { 'sabadora.email-modal': 'true' } }],
  ['the visitor has the newsletter', { kept: { 'sabadora.newsletter': 'true' } }],
  ['the screen is of a product', { to: '/stay/12' }],
  ['the visitor came from a product', { from: '/stay/12' }],
])('CH-100, CH-101, CH-105: it does not open where %s', (_why, options) => {
  const { result } = open(options);
  pass(60_000);
  expect(result.current.isOpen).toBe(false);
});

test('CH-100: it waits while something else has the attention of the visitor', () => {
  let isTyping = true;
  const { result } = open({ isBusy: () => isTyping });
  pass(10_000);
  expect(result.current.isOpen).toBe(false);
  isTyping = false;
  pass(10_000);
  expect(result.current.isOpen).toBe(true);
});
