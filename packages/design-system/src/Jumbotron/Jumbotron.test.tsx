import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Jumbotron } from './Jumbotron.tsx';

const jumbotron = (
  <Jumbotron
    title="Where to?"
    picture={{ src: landscape(1), sources: [{ media: '(width < 768px)', srcSet: landscape(2) }] }}
  >
    <form aria-label="Search">box</form>
  </Jumbotron>
);

test.each([
  [390, 844, 352],
  [360, 740, 300],
  [1280, 800, 480],
])(
  'on a screen of %i by %i px the picture is %i px tall, full width, and the box straddles its edge',
  async (width, screenHeight, height) => {
    await page.viewport(width, screenHeight);
    render(jumbotron);
    const picture = document.querySelector('img')?.getBoundingClientRect();
    const box = page.getByRole('form').element().getBoundingClientRect();
    expect(picture?.height).toBe(height);
    expect(picture?.width).toBe(document.documentElement.clientWidth - 2 * (picture?.left ?? 0));
    expect(box.top).toBeLessThan(picture?.bottom ?? Number.NaN);
  },
);

test('the picture is requested before others, in the server’s markup already', async () => {
  const html = await expectHydrates(jumbotron);
  expect(html).toMatch(/fetchpriority="high"/iu);
  expect(html).toContain('media="(width &lt; 768px)"');
  expect(html).not.toContain('loading="lazy"');
});

test('the title heads the page; the picture without words is decoration', () => {
  render(jumbotron);
  expect(page.getByRole('heading', { level: 1, name: 'Where to?' }).elements()).toHaveLength(1);
  expect(page.getByRole('img').elements()).toHaveLength(0);
});

test('the longest Dutch words stay on a screen of 320 px', async () => {
  await page.viewport(320, 800);
  render(
    <Jumbotron
      title="Verrassingsweekendarrangementen"
      lead="Wellnessovernachtingen"
      picture={{ src: landscape(1) }}
    />,
  );
  const range = document.createRange();
  range.selectNodeContents(page.getByRole('heading').element());
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
