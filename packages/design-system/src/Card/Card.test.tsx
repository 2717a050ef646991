import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Grid } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { cleanup, render } from '../testing/render.tsx';
import {
  besideLayout,
  Card,
  CardPicture,
  CardSkeleton,
  CardText,
  rowLayout,
  tileLayout,
  type CardProps,
} from './index.ts';
import { stay, testCard } from './cardSuite.tsx';

const full: CardProps = {
  href: '#card',
  name: 'A weekend away',
  aboveName: <CardText tone="small">Somewhere</CardText>,
  picture: <CardPicture photo={{ src: landscape(1) }} />,
  promotion: 'promotion',
  urgency: 'urgency',
  note: 'note',
  action: 'See it',
  price: <PriceTag priceCents={14900} note="a night" isFrom />,
  children: <CardText>A line of text</CardText>,
};

const card = page.getByRole('article', { name: full.name });
const link = card.getByRole('link');

testCard({
  name: full.name,
  show: (props) => <Card {...full} {...props} />,
  longest: <Card {...full} name="Verwenweekendarrangementenovernachtingsmogelijkheden" action="Bekijk" />,
  minimal: <Card href="#minimal" name="Minimal" picture={<CardPicture />} />,
});

const layouts: readonly [string, layout: string | undefined][] = [
  ['stack', undefined],
  ['stack that may widen', besideLayout],
  ['row', rowLayout],
  ['tile', tileLayout],
];

test.each(layouts)('laid out as a %s, a click anywhere follows the link', async (_, layout) => {
  const onClick = stay();
  render(<Card {...full} layout={layout} onClick={onClick} />);
  const { width, height } = card.element().getBoundingClientRect();
  for (const position of [
    { x: 20, y: 20 },
    { x: width - 10, y: height - 10 },
  ]) {
    onClick.mockClear();
    await userEvent.click(card, { position });
    expect(onClick).toHaveBeenCalledOnce();
  }
});

test.each(layouts)('laid out as a %s, heart and buttons stand above the link', async (_, layout) => {
  const onClick = stay();
  const onPress = vi.fn<() => void>();
  const button = (label: string) => (
    <button type="button" onClick={onPress}>
      {label}
    </button>
  );
  render(
    <Card
      {...full}
      layout={layout}
      onClick={onClick}
      heart={button('heart')}
      renderAfter={() => button('after')}
    />,
  );
  await userEvent.click(card.getByRole('button', { name: 'heart' }));
  await userEvent.click(card.getByRole('button', { name: 'after' }));
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onClick).not.toHaveBeenCalled();
});

test('the drawn button describes the link, and is not a second stop for the keyboard', async () => {
  render(<Card {...full} />);
  const id = link.element().getAttribute('aria-describedby');
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('See it');
  expect(card.getByRole('button').elements()).toHaveLength(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
});

test('SE-183: the action can be narrower around long words', () => {
  const width = (actionWidth: CardProps['actionWidth']) => {
    render(<Card {...full} actionWidth={actionWidth} />);
    const measured = page.getByText('See it').element().getBoundingClientRect().width;
    cleanup();
    return measured;
  };
  expect(width('narrow')).toBeLessThan(width('regular'));
});

test('what cannot be had says why, in place of promotion, note, price and action, and still leads to its page', () => {
  render(<Card {...full} unavailable="Sold out" />);
  const text = card.element().textContent;
  expect(text).toContain('Sold out');
  for (const part of ['promotion', 'urgency', 'note', '€149', 'See it']) expect(text).not.toContain(part);
  const id = link.element().getAttribute('aria-describedby');
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('Sold out');
});

test('the feet of a row stand on one line, whatever the texts', () => {
  render(
    <Grid columns={2}>
      <Card {...full} />
      <Card {...full} name="Short" note={undefined} price={<PriceTag priceCents={900} />}>
        {undefined}
      </Card>
    </Grid>,
  );
  const bottoms = page
    .getByText('See it')
    .elements()
    .map((action) => action.getBoundingClientRect().bottom);
  expect(bottoms).toHaveLength(2);
  expect(new Set(bottoms).size).toBe(1);
});

test('in a right-to-left document the picture of a row stands on the right, the price on the left', () => {
  document.documentElement.dir = 'rtl';
  try {
    render(<Card {...full} layout={rowLayout} />);
    const { left, right } = card.element().getBoundingClientRect();
    const picture = card.element().querySelector('img')?.getBoundingClientRect();
    expect(picture?.right).toBeCloseTo(right, 0);
    const price = page.getByText('€149').element().getBoundingClientRect();
    expect(price.left - left).toBeLessThan(20);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('a waiting card is as large as a full one, so that nothing moves', async () => {
  await page.viewport(390, 800);
  render(
    <>
      <LoadingRegion label="Loading">
        <CardSkeleton lines={2} />
      </LoadingRegion>
      <Card {...full} note={undefined}>
        <CardText tone="cut">Two hours</CardText>
        <CardText tone="muted">Two people</CardText>
      </Card>
    </>,
  );
  const waiting = page.getByRole('group', { name: 'Loading' }).element().querySelector('[aria-hidden] > *');
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
  expect(heightOf(waiting?.firstElementChild)).toBeCloseTo(heightOf(card.element().firstElementChild), 0);
  expect(Math.abs(heightOf(waiting) - heightOf(card.element()))).toBeLessThan(8);
});
