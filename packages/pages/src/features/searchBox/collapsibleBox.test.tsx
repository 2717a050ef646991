import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../results/ResultsPage.css.ts';
import { collapsibleBox, phoneSummary } from './searchPanel.css.ts';

afterEach(() => document.body.replaceChildren());

const shown = () => {
  const [line, box] = [phoneSummary, collapsibleBox].map((className) => {
    const element = document.createElement('div');
    element.className = className;
    document.body.append(element);
    return getComputedStyle(element).display;
  });
  return { line, box };
};

test.each([
  [390, { line: 'block', box: 'none' }],
  [1280, { line: 'none', box: 'grid' }],
])(
  'SE-042: at %i px the search is one line or a box, in whatever order stylesheets come',
  async (width, one) => {
    await page.viewport(width, 800);
    expect(shown()).toEqual(one);
    const sheets = [...document.querySelectorAll('style')];
    document.head.prepend(...sheets.toReversed());
    expect(sheets.length).toBeGreaterThan(1);
    expect(shown()).toEqual(one);
  },
);
