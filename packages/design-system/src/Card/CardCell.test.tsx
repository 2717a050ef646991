import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fullOffer, longestOffer } from '../OfferCard/fixtures.ts';
import { OfferCard, type OfferCardProps } from '../OfferCard/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { CardCell } from './index.ts';

const bare: OfferCardProps = { href: '#bare', name: 'Bare', photos: [], price: { priceCents: 9900 } };

function Row() {
  const cards: readonly OfferCardProps[] = [
    { ...fullOffer, onOtherOffers: () => {} },
    { ...longestOffer, headwords: undefined },
    bare,
  ];
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 260px)', columnGap: 24, padding: 0 }}>
      {cards.map((card) => (
        <CardCell as="li" key={card.name}>
          <OfferCard {...card} />
        </CardCell>
      ))}
    </ul>
  );
}

/** Top edge of the first element with each text, in px from the top of the window. */
const topsOf = (texts: readonly string[]) =>
  texts.map((text) => page.getByText(text, { exact: true }).first().element().getBoundingClientRect().top);

test('the cards of a row line up part by part, whatever each of them holds', () => {
  render(<Row />);
  const same = (tops: readonly number[]) => tops.forEach((top) => expect(top).toBeCloseTo(tops[0] ?? NaN, 0));
  same(topsOf([fullOffer.name, longestOffer.name, 'Bare']));
  // The name of the card beside it takes more lines, and that card has no line above the name.
  same(topsOf([fullOffer.label ?? '', longestOffer.label ?? '']));
  same(topsOf(['9,2/10', '8,6/10']));
  const cards = page.getByRole('article').elements();
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  same(heights);
  const buttons = page.getByText('See offer').elements();
  expect(buttons).toHaveLength(3);
  // A line that is cut stays inside its card.
  const cut = page.getByText(/^Breakfast · Spa/u).element();
  expect(cut.getBoundingClientRect().right).toBeLessThanOrEqual(
    cards[0]?.getBoundingClientRect().right ?? NaN,
  );
  same(buttons.map((button) => button.getBoundingClientRect().bottom));
});

test('a row keeps its distance to the next without a gap for each part', () => {
  render(
    <div style={{ display: 'grid', gridTemplateColumns: '300px' }}>
      {['First', 'Second'].map((name) => (
        <CardCell key={name}>
          <OfferCard {...bare} name={name} />
        </CardCell>
      ))}
    </div>,
  );
  const [first, second] = page.getByRole('article').elements();
  const between =
    (second?.getBoundingClientRect().top ?? NaN) - (first?.getBoundingClientRect().bottom ?? NaN);
  expect(between).toBeCloseTo(24, 0);
});

test('it renders on the server and hydrates in silence', async () => {
  const cell = (
    <CardCell>
      <OfferCard {...bare} />
    </CardCell>
  );
  expect(await expectHydrates(cell)).toContain('Bare');
});
