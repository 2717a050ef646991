import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { act, render } from '../testing/render.tsx';
import { ExpandableText, type ExpandableTextProps } from './index.ts';

const text = Array.from({ length: 60 }, (_, at) => `word${String(at).padStart(2, '0')}`).join(' ');
const show = (props: Partial<ExpandableTextProps> = {}) =>
  render(<ExpandableText text={text} {...props} />).container;

/** The visible part of the text. */
const seen = (container: HTMLElement) => {
  const nodes = document.createTreeWalker(container.querySelector('p') ?? container, NodeFilter.SHOW_TEXT);
  let shown = '';
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    if (parent?.checkVisibility({ contentVisibilityAuto: true }) && parent.getBoundingClientRect().height > 0)
      shown += nodes.currentNode.textContent;
  }
  return shown;
};

test.each([
  [390, 86],
  [1280, 250],
])('PR-027: at %i px %i characters are shown, then all, by key', async (width, length) => {
  await page.viewport(width, 800);
  const container = show({ subject: 'the house' });
  expect(seen(container)).toBe(`${text.slice(0, length).trimEnd()}…`);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^See more ?: the house$/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(seen(container)).toBe(text);
  await expect.element(page.getByRole('button', { name: /^See less/u })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(seen(container)).toBe(`${text.slice(0, length).trimEnd()}…`);
});

test('PR-027: what is whole on a desktop has its button on a phone alone', async () => {
  const container = show({ text: text.slice(0, 200) });
  expect(seen(container)).toBe(text.slice(0, 200));
  expect(page.getByRole('button').elements()).toEqual([]);
  await page.viewport(390, 800);
  expect(seen(container)).toBe(`${text.slice(0, 86).trimEnd()}…`);
  await expect.element(page.getByRole('button', { name: 'See more' })).toBeVisible();
});

test('PR-027: exactly 86 characters are cut nowhere', async () => {
  await page.viewport(390, 800);
  const container = show({ text: 'x'.repeat(86) });
  expect(seen(container)).toBe('x'.repeat(86));
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('what is cut can be found, and is shown when it was', async () => {
  await page.viewport(390, 800);
  const container = show();
  const parts = [...container.querySelectorAll('[hidden]')];
  expect(parts.map((part) => part.getAttribute('hidden'))).toEqual(['until-found', 'until-found']);
  await act(async () => parts[1]?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(seen(container)).toBe(text);
});

test('the rest is not read before it is shown', async () => {
  await page.viewport(390, 800);
  const container = show();
  const cut = text.slice(0, 86).trimEnd();
  expect(container.querySelector('p')?.innerText.replace(/\s+$/u, '')).toBe(`${cut}…`);
});

test('the cut of the server is as tall as that of the browser', async () => {
  await page.viewport(390, 800);
  const container = show();
  const tall = container.getBoundingClientRect().height;
  for (const part of container.querySelectorAll('[hidden]')) part.setAttribute('hidden', '');
  expect(container.getBoundingClientRect().height).toBe(tall);
});

test('renders on the server and hydrates', async () => {
  const html = await expectHydrates(<ExpandableText text={text} />);
  expect(html).toContain('word59');
});
