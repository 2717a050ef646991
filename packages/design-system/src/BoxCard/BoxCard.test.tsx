import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stay, testCard } from '../Card/cardSuite.tsx';
import { render } from '../testing/render.tsx';
import { fullBox, longestBox } from './fixtures.ts';
import { BoxCard } from './index.ts';

const { name } = fullBox;
const card = page.getByRole('article', { name });

testCard({
  name,
  show: (props) => <BoxCard {...fullBox} {...props} />,
  longest: <BoxCard {...longestBox} onOffer={() => {}} />,
  minimal: <BoxCard href="#minimal" name="Bliss" />,
});

test('CH-070 CH-071: a box says stays, title, for whom, contents, score, validity, promotion and price', () => {
  render(<BoxCard {...fullBox} />);
  const text = card.element().textContent;
  for (const part of [
    '1,250 stays to choose from',
    '2 people · 1 night',
    '8,9/10 Excellent',
    'Valid for 12 months',
    '20% off',
    '€119 instead of €149',
    'See box',
  ]) {
    expect(text).toContain(part);
  }
  const entries = card.getByRole('list').getByRole('listitem').elements();
  expect(entries.map((entry) => entry.textContent)).toEqual(fullBox.contents);
});

test('PR-088: "Offer" gives the box at once, by pointer and by keyboard, without following the link', async () => {
  const onClick = stay();
  const onOffer = vi.fn<() => void>();
  render(<BoxCard {...fullBox} onClick={onClick} onOffer={onOffer} />);
  const offer = card.getByRole('button', { name: `Offer ${name}` });
  await userEvent.click(offer);
  offer.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onOffer).toHaveBeenCalledTimes(2);
  expect(onClick).not.toHaveBeenCalled();
});

test('a box that cannot be had cannot be given either', () => {
  render(<BoxCard {...fullBox} unavailable="Sold out" onOffer={() => {}} />);
  expect(card.getByRole('button').elements()).toHaveLength(0);
  expect(card.element().textContent).not.toContain('€119');
});

test.each([
  ['fr-BE', 'Voir le coffret', 'Offrir'],
  ['nl-NL', 'Bekijk box', 'Cadeau doen'],
])('in %s the buttons are "%s" and "%s"', (locale, action, offer) => {
  render(<BoxCard {...fullBox} onOffer={() => {}} />, { locale });
  expect(card.element().textContent).toContain(action);
  expect(card.getByRole('button', { name: `${offer} ${name}` }).elements()).toHaveLength(1);
});
