import { render } from '../testing/render.tsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { UrgencyBadges } from './UrgencyBadges.tsx';

const rooms = 'Only 2 rooms left';
const lastMinute = 'Last minute';

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'no-preference' }));
afterEach(() => emulateMedia());

/** Opacity of each message, in the order of the list, after a time in ms. */
function opacitiesAt(elapsedMs: number): number[] {
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => {
      const [turns] = item.getAnimations();
      if (!turns) return Number(getComputedStyle(item).opacity);
      const delay = Number(turns.effect?.getTiming().delay);
      turns.pause();
      // A negative delay starts the animation partway through.
      turns.currentTime = elapsedMs;
      expect(delay).toBeLessThanOrEqual(0);
      return Number(getComputedStyle(item).opacity);
    });
}

test.each([
  [0, [1, 0]],
  [2400, [1, 0]],
  [2750, [0.5, 0.5]],
  [3000, [0, 1]],
  [5400, [0, 1]],
  [5750, [0.5, 0.5]],
  [6000, [1, 0]],
  [9000, [0, 1]],
])('SE-205 ALG-24: two messages take turns every 3000 ms, fading for 500 ms: at %i ms', (elapsedMs, seen) => {
  render(<UrgencyBadges messages={[rooms, lastMinute]} />);
  const opacities = opacitiesAt(elapsedMs);
  expect(opacities).toHaveLength(2);
  opacities.forEach((opacity, at) => expect(opacity).toBeCloseTo(seen[at] ?? Number.NaN, 2));
});

test('SE-205: the two share one place, and hold still while pointed at', async () => {
  render(<UrgencyBadges messages={[rooms, lastMinute]} />);
  const [first, second] = page.getByRole('listitem').elements();
  if (!first || !second) throw new Error('two messages expected');
  expect(first.getBoundingClientRect().top).toBe(second.getBoundingClientRect().top);
  const state = () => getComputedStyle(first).animationPlayState;
  await userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } });
  expect(state()).toBe('running');
  await userEvent.hover(page.getByRole('list'));
  expect(state()).toBe('paused');
});

test('ALG-24: one message is static', () => {
  render(<UrgencyBadges messages={[rooms]} />);
  expect(page.getByRole('listitem').element().getAnimations()).toHaveLength(0);
});

test('SE-204: no more than two are shown, and none is no list', () => {
  const { rerender } = render(<UrgencyBadges messages={[rooms, lastMinute, 'Couples love it']} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([rooms, lastMinute]);
  rerender(<UrgencyBadges messages={[]} />);
  expect(page.getByRole('list').elements()).toHaveLength(0);
});

test('CH-067: an icon or an emoji stands before the words, which alone are read', () => {
  const { rerender } = render(
    <UrgencyBadges messages={[{ text: 'Loved by couples', tone: 'social', emoji: '❤️' }]} />,
  );
  const item = page.getByRole('listitem').element();
  expect(item.textContent).toBe('❤️Loved by couples');
  expect(item.querySelector('[aria-hidden=true]')?.textContent).toBe('❤️');
  rerender(<UrgencyBadges messages={[{ text: 'Loved by couples', tone: 'social', icon: 'heart' }]} />);
  expect(page.getByRole('listitem').element().textContent).toBe('Loved by couples');
  expect(page.getByRole('listitem').element().querySelector('svg')).not.toBeNull();
});

test.each(['good', 'social'] as const)(
  'CH-067: "%s" has a colour of its own, apart from what is scarce',
  (tone) => {
    render(<UrgencyBadges messages={[rooms, { text: 'Eco-friendly', tone }]} />);
    const colors = page
      .getByRole('listitem')
      .elements()
      .map((item) => getComputedStyle(item).color);
    expect(new Set(colors).size).toBe(2);
  },
);

test('under reduced motion both stand one above the other', async () => {
  await emulateMedia();
  render(<UrgencyBadges messages={[rooms, lastMinute]} />);
  const [first, second] = page.getByRole('listitem').elements();
  expect(first?.getAnimations()).toHaveLength(0);
  expect(second?.getBoundingClientRect().top).toBeGreaterThan(
    first?.getBoundingClientRect().bottom ?? Number.NaN,
  );
});

test('it never speaks up: no live region, and both messages are always there to be read', () => {
  const { container } = render(<UrgencyBadges messages={[rooms, lastMinute]} />);
  expect(container.querySelector('[aria-live], [role=status], [role=alert], [aria-hidden]')).toBeNull();
  expect(container.textContent).toBe(rooms + lastMinute);
});

test('it renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(<UrgencyBadges messages={[rooms, lastMinute]} />);
  expect(html).toContain(lastMinute);
});
