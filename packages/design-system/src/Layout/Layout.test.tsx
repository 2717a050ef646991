import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Container, Grid, Inline, Stack } from './index.ts';

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

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <Container as="main" width="text">
      <Grid columns={2}>
        <Inline justify="between">a</Inline>
      </Grid>
    </Container>,
  );
});
