import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { act, render, screen } from '../testing/render.tsx';
import { Countdown, type CountdownProps } from './index.ts';

const START = Date.UTC(2026, 10, 21, 9);
const iso = (ms: number) => new Date(ms).toISOString();
let now = '';
let pages = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  // Each test is a new page, from a new response.
  pages += 1;
  now = iso(START + pages);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const element = (seconds: number, props: Partial<CountdownProps> = {}) => (
  <StrictMode>
    {/* Half a second more, so that no tick is on the edge. */}
    <Countdown label="Ends in" now={now} endsAt={iso(Date.parse(now) + seconds * 1000 + 500)} {...props} />
  </StrictMode>
);
const show = (seconds: number, props: Partial<CountdownProps> = {}) => render(element(seconds, props));
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const clock = () =>
  [...(document.querySelector('[aria-hidden=true]')?.children ?? [])]
    .map((part) => part.firstChild?.textContent)
    .join(':');

test('CH-063: ticks each second', () => {
  show(2 * 86_400 + 3605);
  expect(clock()).toBe('02:01:00:05');
  pass(1000);
  expect(clock()).toBe('02:01:00:04');
  pass(5000);
  expect(clock()).toBe('02:00:59:59');
});

test('D-127 ALG-23: at zero it disappears, says so once, and stops', () => {
  const onEnd = vi.fn();
  const { rerender } = show(3, { onEnd });
  pass(2000);
  expect(clock()).toBe('00:00:01');
  expect(onEnd).not.toHaveBeenCalled();
  pass(1000);
  expect(clock()).toBe('00:00:00');
  pass(501);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  rerender(element(3, { onEnd: () => onEnd() }));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('ALG-23: over already, or unreadable, it is not there; only the first ends', () => {
  const onEnd = vi.fn();
  show(0, { onEnd, endsAt: now });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  show(100, { endsAt: '2026-11-27T20:00:00' });
  show(100, { endsAt: 'soon' });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a wrong clock of the visitor does not matter, nor does mounting again later', () => {
  vi.setSystemTime(START + 7 * 86_400_000);
  const { unmount } = show(600);
  expect(clock()).toBe('00:10:00');
  unmount();
  pass(60_000);
  show(600);
  expect(clock()).toBe('00:09:00');
});

test('a hidden page does not tick, and is right as soon as it is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(600);
  const seen = () => {
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  seen();
  expect(vi.getTimerCount()).toBe(0);
  pass(30_000);
  expect(clock()).toBe('00:10:00');
  hidden.mockReturnValue(false);
  seen();
  expect(clock()).toBe('00:09:30');
  pass(1000);
  expect(clock()).toBe('00:09:29');
});

test('is a timer that is read on request, in words that change by the minute', () => {
  show(7322);
  const timer = screen.getByRole('timer', { name: 'Ends in' });
  expect(timer.getAttribute('aria-live')).toBeNull();
  const words = () => timer.querySelectorAll('span')[1]?.textContent;
  expect(words()).toBe('2 hours and 2 minutes');
  pass(1000);
  expect(words()).toBe('2 hours and 2 minutes');
});

test('nothing moves: its width stays, also when the last day begins', () => {
  show(86_401);
  const width = () => screen.getByRole('timer').getBoundingClientRect().width;
  const before = width();
  pass(2000);
  expect(clock()).toBe('00:23:59:59');
  expect(width()).toBe(before);
});

test('a translator may rewrite the numbers', () => {
  show(10);
  for (const part of document.querySelectorAll('[aria-hidden=true] > span > span')) {
    const font = document.createElement('font');
    font.textContent = 'x';
    part.replaceChildren(font);
  }
  pass(1000);
  expect(clock()).toMatch(/:09$/);
});

test('renders on the server from the times that it is given alone, and hydrates', async () => {
  vi.useRealTimers();
  const html = await expectHydrates(
    <Countdown label="Ends in" now="2026-11-21T10:00:00+01:00" endsAt="2026-11-21T10:01:01+01:00" />,
  );
  expect(html).toContain('1 minute');
});
