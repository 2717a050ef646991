import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { EmptyState } from './EmptyState.tsx';

test('it says one sentence and offers one action; the drawing says nothing', () => {
  const { container } = render(
    <EmptyState
      sentence="No stay fits."
      headingLevel={2}
      action={<button type="button">Remove all filters</button>}
    />,
  );
  expect(page.getByRole('heading', { level: 2, name: 'No stay fits.' }).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Remove all filters' }).elements()).toHaveLength(1);
  expect(page.getByRole('img').elements()).toHaveLength(0);
  expect(container.textContent).toBe('No stay fits.Remove all filters');
});

test('without a level the sentence is no heading', () => {
  render(<EmptyState sentence="No stay fits." />);
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

test('WCAG 1.4.10: in a grid, a long word in large text does not push the sentence beyond its box', () => {
  const { container } = render(
    <div style={{ display: 'grid', justifyItems: 'center', inlineSize: '12rem' }}>
      <EmptyState sentence="Geen beschikbaarheidsmededelingen" />
    </div>,
  );
  const box = container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test.each(['road', 'letter', 'cloud'] as const)(
  '"%s" renders on the server and hydrates in silence',
  async (vignette) => {
    expect(await expectHydrates(<EmptyState sentence="Nothing." vignette={vignette} />)).toContain(
      'Nothing.',
    );
  },
);
