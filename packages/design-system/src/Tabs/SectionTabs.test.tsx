import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { cleanup, render, screen } from '../testing/render.tsx';
import { standsStill } from '../testing/settle.ts';
import { tall } from './stories.css.ts';
import { SectionTabs } from './index.ts';

const sections = ['Description', 'Room', 'Experience', 'Reviews'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function Page() {
  return (
    <>
      <SectionTabs label="Sections" sections={sections} />
      {sections.map(({ id, label }) => (
        <section key={id} id={id} className={id === 'reviews' ? undefined : tall} aria-label={label}>
          <h2>{label}</h2>
          <a href="#x">Link of {label}</a>
        </section>
      ))}
    </>
  );
}

const current = () => screen.getByRole('link', { current: 'location' }).textContent;
const topOf = (id: string) =>
  Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);

beforeEach(() => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    document.documentElement.removeAttribute('style');
    return emulateMedia();
  };
});

test.each([
  [390, 30],
  [1280, 70],
])('PR-019, PR-057: at %i px a section comes to stand %i px below the top', async (width, offset) => {
  await page.viewport(width, 600);
  render(<Page />);
  await page.getByRole('link', { name: 'Room' }).click();
  await expect.poll(() => topOf('room')).toBe(offset);
  expect(current()).toBe('Room');
});

test('a section comes to stand clear of a bar taller than the offset', async () => {
  document.documentElement.style.scrollPaddingTop = '120px';
  render(<Page />);
  await page.getByRole('link', { name: 'Room' }).click();
  await expect.poll(() => topOf('room')).toBe(120);
});

test('a section comes to stand clear of a bar that appears once the page has scrolled', async () => {
  const appear = () => document.documentElement.style.setProperty('scroll-padding-top', '120px');
  window.addEventListener('scrollend', () => setTimeout(appear, 100), { once: true });
  render(<Page />);
  await page.getByRole('link', { name: 'Room' }).click();
  await expect.poll(() => topOf('room')).toBe(120);
  expect(current()).toBe('Room');
});

test('a section comes to stand there also when what is above it changes its height on the way', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  document.documentElement.style.overflowAnchor = 'none';
  render(<Page />);
  const first = document.getElementById('description');
  window.addEventListener('scroll', () => first?.style.setProperty('min-height', '120px'), { once: true });
  await page.getByRole('link', { name: 'Room' }).click();
  await expect.poll(() => topOf('room')).toBe(70);
  expect(current()).toBe('Room');
});

test('a visitor who scrolls away meanwhile is not led back', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  render(<Page />);
  await standsStill(() => window.scrollY);
  const arrived = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
  window.addEventListener(
    'scroll',
    () => {
      window.dispatchEvent(new WheelEvent('wheel'));
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    { once: true },
  );
  await page.getByRole('link', { name: 'Room' }).click();
  await arrived;
  await standsStill(() => window.scrollY);
  expect(window.scrollY).toBe(0);
});

test('the fragment of the address, which may hold a search, stays; keys go on from the section', async () => {
  window.history.replaceState(null, '', '#checkin=2026-12-12');
  render(<Page />);
  screen.getByRole('link', { name: 'Experience' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => topOf('experience')).toBe(70);
  expect(window.location.hash).toBe('#checkin=2026-12-12');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Link of Experience');
  window.history.replaceState(null, '', ' ');
});

test('scrolling marks the section being read, at the end of the page the last one', async () => {
  render(<Page />);
  expect(current()).toBe('Description');
  window.scrollBy({ top: topOf('room') - 80, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(current()).toBe('Description');
  window.scrollBy({ top: 12, behavior: 'instant' });
  await expect.poll(current).toBe('Room');
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(current).toBe('Reviews');
});

test('a section too near to the end to come to the top is current all the same, until the visitor scrolls', async () => {
  await page.viewport(1280, 900);
  render(<Page />);
  await page.getByRole('link', { name: 'Experience' }).click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(current()).toBe('Experience');
  cleanup();
});

test('without JavaScript the links lead to the sections', async () => {
  const html = await expectHydrates(<Page />);
  expect(html).toContain('href="#reviews"');
  expect(html).toMatch(/aria-current="location"[^>]*>Description/u);
});
