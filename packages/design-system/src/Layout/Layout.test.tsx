import { render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Bleed, Container, Grid, Inline, ScrollRow, Stack } from './index.ts';

const left = (text: string) => screen.getByText(text).getBoundingClientRect().left;
const top = (text: string) => screen.getByText(text).getBoundingClientRect().top;

test.each([
  [390, 1],
  [800, 2],
  [1280, 3],
])('at %i px a grid of three has %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  render(
    <Grid data-testid="grid">
      <p>a</p>
      <p>b</p>
      <p>c</p>
    </Grid>,
  );
  expect(getComputedStyle(screen.getByTestId('grid')).gridTemplateColumns.split(' ')).toHaveLength(columns);
});

test('a stack goes down and a line along the text, the given space between', () => {
  render(
    <Stack gap={24}>
      <p>over</p>
      <p>under</p>
      <Inline gap={8} dir="rtl" data-testid="line">
        <p>first</p>
        <p>second</p>
      </Inline>
    </Stack>,
  );
  expect(top('under') - screen.getByText('over').getBoundingClientRect().bottom).toBe(24);
  expect(left('first')).toBeGreaterThan(left('second'));
});

test('a list drawn as a stack keeps the role that Safari takes from one without bullets', () => {
  render(
    <Stack as="ul">
      <li>one</li>
    </Stack>,
  );
  expect(screen.getByRole('list').tagName).toBe('UL');
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
});

test.each([
  [390, 16, 358],
  [800, 24, 752],
  [1600, 200, 1200],
])('at %i px content starts at %i and is %i wide', async (width, start, inner) => {
  await page.viewport(width, 800);
  render(
    <Container>
      <p>content</p>
    </Container>,
  );
  expect(left('content')).toBe(start);
  expect(screen.getByText('content').getBoundingClientRect().width).toBe(inner);
});

test.each([
  ['phone', 390, 390],
  ['phone', 1280, 1200],
  ['all', 1280, 1264],
] as const)('a bleed on "%s", at %i px, is %i px wide', async (on, width, expected) => {
  await page.viewport(width, 800);
  render(
    <Container>
      <Bleed on={on} data-testid="bleed" />
    </Container>,
  );
  expect(screen.getByTestId('bleed').getBoundingClientRect().width).toBe(expected);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('outside of a container there is nothing to bleed into', () => {
  render(<Bleed on="all" data-testid="bleed" />);
  expect(screen.getByTestId('bleed').getBoundingClientRect().left).toBe(0);
});

test.each(['ltr', 'rtl'] as const)(
  'a row scrolls sideways out to the edges, never the page and never up and down, %s',
  async (dir) => {
    await page.viewport(390, 800);
    render(
      <Container dir={dir}>
        <ScrollRow as="ul" itemWidth="card" data-testid="row">
          {['a', 'b', 'c', 'd'].map((name) => (
            <li key={name}>
              <a href="#x">{name}</a>
            </li>
          ))}
        </ScrollRow>
      </Container>,
    );
    const row = screen.getByTestId('row');
    const first = screen.getAllByRole('listitem')[0]?.getBoundingClientRect();
    expect(dir === 'ltr' ? first?.left : 390 - (first?.right ?? 0)).toBe(16);
    expect(row.getBoundingClientRect().width).toBe(390);
    expect(row.scrollWidth).toBeGreaterThan(900);
    expect(document.documentElement.scrollWidth).toBe(390);
    row.scrollTop = 20;
    expect(row.scrollTop).toBe(0);
    // Focusing the last item scrolls it into view, at the same distance from the edge.
    screen.getByRole('link', { name: 'd' }).focus();
    const last = screen.getByRole('link', { name: 'd' }).getBoundingClientRect();
    expect(last.left).toBeGreaterThanOrEqual(0);
    expect(last.right).toBeLessThanOrEqual(390);
  },
);

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <Container as="main" width="text">
      <Grid columns={2}>
        <Inline justify="between">a</Inline>
      </Grid>
    </Container>,
  );
});
