import { expect, test } from 'vitest';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { render, screen } from '../testing/render.tsx';
import { ProgressBar } from './index.ts';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Booking' });

test('says how much is done, in per cent as the locale writes it', () => {
  render(<ProgressBar label="Booking" value={40} />, { locale: 'fr-FR' });
  expect(bar().position).toBe(0.4);
  expect(bar().getAttribute('aria-valuetext')).toMatch(/^40\s%$/);
  expect(screen.getByText(/^40\s%$/)).toBeTruthy();
});

test('says it in words that it is given, such as the step', () => {
  render(<ProgressBar label="Booking" value={2} maxValue={4} valueText="Step 2 of 4" />);
  expect(bar().position).toBe(0.5);
  expect(bar().getAttribute('aria-valuetext')).toBe('Step 2 of 4');
  expect(screen.getByText('Step 2 of 4').getAttribute('aria-hidden')).toBe('true');
});

test('without a value it goes on, and says no number', () => {
  render(<ProgressBar label="Booking" />);
  expect(bar().matches(':indeterminate')).toBe(true);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
});

test('a value that arrives and goes again', () => {
  const { rerender } = render(<ProgressBar label="Booking" />);
  rerender(<ProgressBar label="Booking" value={0} />);
  expect(bar().matches(':indeterminate')).toBe(false);
  expect(screen.getByText('0%')).toBeTruthy();
  rerender(<ProgressBar label="Booking" />);
  expect(bar().matches(':indeterminate')).toBe(true);
});

test('moves only for who has nothing against motion', async () => {
  render(<ProgressBar label="Booking" />);
  expect(getComputedStyle(bar()).animationName).toBe('none');
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  try {
    expect(getComputedStyle(bar()).animationName).not.toBe('none');
  } finally {
    await emulateMedia();
  }
});

test('renders on the server and hydrates', async () => {
  expect(await expectHydrates(<ProgressBar label="Booking" value={25} />)).toContain('value="25"');
  expect(await expectHydrates(<ProgressBar label="Booking" />)).not.toContain('value=');
});
