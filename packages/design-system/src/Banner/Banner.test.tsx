import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Grid } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { Banner, type BannerProps } from './index.ts';

const full: BannerProps = {
  kicker: 'Gift boxes',
  title: 'Give a weekend',
  subtitle: 'They choose the day.',
  picture: { src: landscape(1), sources: [{ media: '(width < 768px)', srcSet: landscape(2) }] },
  actions: [
    { label: 'See the boxes', href: '#boxes' },
    { label: 'How it works', href: '#how' },
  ],
};

const banner = page.getByRole('article', { name: full.title });
const picture = () => banner.element().querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
const words = () => page.getByRole('heading').element().getBoundingClientRect();
const stay = () => vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());

test.each([1, 2, 3, 4, 5] as const)('CH-066: the title is a heading of level %i', (headingLevel) => {
  render(<Banner {...full} headingLevel={headingLevel} />);
  expect(banner.getByRole('heading', { level: headingLevel, name: full.title }).elements()).toHaveLength(1);
});

test('CH-059 CH-060: title, subtitle and calls to action in order; the picture has a crop for the phone', () => {
  render(<Banner {...full} />);
  expect(banner.element().textContent).toContain('They choose the day.');
  const links = banner.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See the boxes', '#boxes'],
    ['How it works', '#how'],
  ]);
  expect(banner.element().querySelector('source')?.media).toBe('(width < 768px)');
});

test.each([
  ['start', 'ltr', 'left'],
  ['end', 'ltr', 'right'],
  ['start', 'rtl', 'right'],
  ['end', 'rtl', 'left'],
] as const)('CH-060: a picture at the %s stands, %s, on the %s', (picturePosition, direction, side) => {
  document.documentElement.dir = direction;
  try {
    render(<Banner {...full} picturePosition={picturePosition} />);
    const isLeft = picture().right <= words().left;
    const isRight = picture().left >= words().right;
    expect({ isLeft, isRight }).toEqual({ isLeft: side === 'left', isRight: side === 'right' });
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('CH-060: a picture in the centre fills the banner behind the words', () => {
  render(<Banner {...full} picturePosition="center" />);
  const { width, height } = banner.element().getBoundingClientRect();
  expect([picture().width, picture().height]).toEqual([width, height]);
});

test('on a phone the picture stands above the words', async () => {
  await page.viewport(390, 800);
  render(<Banner {...full} picturePosition="start" />);
  expect(picture().bottom).toBeLessThanOrEqual(words().top);
});

test('SE-167: between the rows of a grid a banner spans its columns; a card fills one', () => {
  render(
    <Grid columns={3}>
      <Banner {...full} variant="card" title="One" />
      <Banner {...full} variant="inline" title="All" />
    </Grid>,
  );
  const width = (name: string) => page.getByRole('article', { name }).element().getBoundingClientRect().width;
  expect(width('All')).toBeGreaterThan(3 * width('One'));
});

test('a whole banner leads somewhere: a click anywhere is a click on its one link', async () => {
  const onClick = stay();
  render(<Banner {...full} actions={undefined} link={{ href: '#boxes', onClick }} />);
  expect(banner.getByRole('link').elements()).toHaveLength(1);
  const { width, height } = banner.element().getBoundingClientRect();
  await userEvent.click(banner, { position: { x: width - 20, y: 20 } });
  await userEvent.click(banner, { position: { x: 20, y: height - 20 } });
  banner.getByRole('link', { name: full.title }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('buttons and what stands in the middle are above the link', async () => {
  const onLink = stay();
  const onButton = stay();
  render(
    <Banner
      {...full}
      link={{ href: '#boxes', onClick: onLink }}
      actions={[{ label: 'Now', href: '#now', onClick: onButton }]}
    >
      <button type="button" onClick={onButton}>
        Inside
      </button>
    </Banner>,
  );
  await userEvent.click(banner.getByRole('link', { name: 'Now' }));
  await userEvent.click(banner.getByRole('button', { name: 'Inside' }));
  expect(onButton).toHaveBeenCalledTimes(2);
  expect(onLink).not.toHaveBeenCalled();
});

test('CH-060: a new tab is said before it opens', () => {
  render(
    <Banner
      {...full}
      link={{ href: '#a', isNewTab: true }}
      actions={[{ label: 'Magazine', href: '#b', isNewTab: true }]}
    />,
    { locale: 'fr-FR' },
  );
  for (const name of [full.title, 'Magazine']) {
    const link = page.getByRole('link', { name: `${name} (s’ouvre dans un nouvel onglet)` }).element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('the longest Dutch words stay on a screen of 320 px', async () => {
  await page.viewport(320, 800);
  render(
    <Banner
      {...full}
      title="Verrassingsweekendarrangementen"
      subtitle="Wellnessovernachtingsmogelijkheden"
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(words().right).toBeLessThanOrEqual(320);
});

test.each(['wide', 'inline', 'card'] as const)(
  'a %s banner renders on the server and hydrates in silence',
  async (variant) => {
    const html = await expectHydrates(<Banner {...full} variant={variant} link={{ href: '#x' }} />);
    expect(html).toContain(full.title);
  },
);
