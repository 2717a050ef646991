import type { MouseEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// The theme's sizes of type decide where the rows are.
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import type { CardLinkProps } from './Card.tsx';
import { column } from './stories.css.ts';

/** A card with the examples that the tests of all cards render. */
export interface CardUnderTest {
  name: string;
  /** The card with everything on it, these props over its own. */
  show: (props: Partial<CardLinkProps>) => ReactElement;
  /** The same with the longest Dutch texts. */
  longest: ReactElement;
  /** The card without optional content. */
  minimal: ReactElement;
}

/** A click handler that prevents the navigation and records the call. */
export function stay() {
  return vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
}

/** Doubles the visitor's text size; take the document's `font-size` away afterwards. */
export async function enlargeText(): Promise<void> {
  const { documentElement } = document;
  documentElement.style.fontSize = '200%';
  // Under reduced motion, the theme still gives every change a very short transition.
  await expect.poll(() => getComputedStyle(documentElement).fontSize).toBe('32px');
}

/** The tests of every card of the family. */
export function testCard({ name, show, longest, minimal }: CardUnderTest): void {
  const card = page.getByRole('article', { name, exact: true });
  const link = card.getByRole('link', { name, exact: true });

  test.each([2, 5] as const)('the name is a heading of level %i', (headingLevel) => {
    render(show({ headingLevel }));
    expect(card.getByRole('heading', { level: headingLevel, name, exact: true }).elements()).toHaveLength(1);
  });

  test('SE-172: the whole surface is one real link, found once by keyboard and screen reader', async () => {
    const onClick = stay();
    render(<div className={column}>{show({ href: '#there', onClick })}</div>);
    expect(card.getByRole('link').elements()).toEqual([link.element()]);
    expect(link.element().getAttribute('href')).toBe('#there');
    const { width, height } = card.element().getBoundingClientRect();
    for (const position of [
      { x: 60, y: 60 },
      { x: width / 2, y: height / 2 },
      { x: width - 5, y: height - 5 },
      { x: 5, y: height - 5 },
    ]) {
      onClick.mockClear();
      await userEvent.click(card, { position });
      expect(onClick, `click at ${position.x}, ${position.y}`).toHaveBeenCalledOnce();
    }
  });

  test('SE-172: control and a click is left to the browser', async () => {
    const seen: boolean[] = [];
    const onClick = vi.fn<(event: MouseEvent) => void>((event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    render(<div className={column}>{show({ onClick })}</div>);
    await userEvent.click(link, { modifiers: ['Control'] });
    expect(seen).toEqual([false]);
  });

  test('Enter follows the link, and its focus rings the whole card', async () => {
    const onClick = stay();
    render(<div className={column}>{show({ onClick })}</div>);
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    const ring = getComputedStyle(link.element(), '::after');
    await expect.poll(() => ring.outline).toMatch(/ solid 2px$/u);
    const { width, height } = card.element().getBoundingClientRect();
    expect(Number.parseFloat(ring.inlineSize)).toBeCloseTo(width, 0);
    expect(Number.parseFloat(ring.blockSize)).toBeCloseTo(height, 0);
  });

  test.each(['ltr', 'rtl'] as const)(
    'the longest Dutch texts stay inside a screen of 320 px, %s',
    async (direction) => {
      await page.viewport(320, 800);
      document.documentElement.dir = direction;
      try {
        render(longest, { locale: 'nl-NL' });
        const article = page.getByRole('article').element();
        expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    },
  );

  test('1.4.4: at 200 % of the text size nothing stands outside a card on a phone', async () => {
    await page.viewport(390, 800);
    await enlargeText();
    try {
      render(longest, { locale: 'nl-NL' });
      const article = page.getByRole('article').element();
      expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
      const { top, bottom } = article.getBoundingClientRect();
      for (const part of article.querySelectorAll('h3, p')) {
        expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
        expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
      }
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  });

  test.each([
    ['full', show({})],
    ['minimal', minimal],
  ])('a %s card renders on the server and hydrates in silence', async (_, element) => {
    expect(await expectHydrates(element)).toContain('<article');
  });
}
