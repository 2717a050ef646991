import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stay, testCard } from '../Card/cardSuite.tsx';
import { render } from '../testing/render.tsx';
import { fullHotel, longestHotel } from './fixtures.ts';
import { HotelCard } from './index.ts';

const { name } = fullHotel;
const card = page.getByRole('article', { name });

testCard({
  name,
  show: (props) => <HotelCard {...fullHotel} {...props} />,
  longest: <HotelCard {...longestHotel} />,
  minimal: <HotelCard href="#minimal" name="Le Phare" />,
});

test('PR-061 SE-209: a hotel says place, distance, stars, score, number of offers and its lowest price', () => {
  render(<HotelCard {...fullHotel} />);
  const text = card.element().textContent;
  for (const part of [
    'Honfleur, Normandy · 12 km away',
    '4 stars',
    '9,4/10 Fantastic',
    '4 offers',
    'from €139',
    'See hotel',
  ]) {
    expect(text).toContain(part);
  }
});

test('place or distance may be missing', () => {
  const { container } = render(
    <>
      <HotelCard {...fullHotel} distance={undefined} />
      <HotelCard {...fullHotel} place={undefined} distance={undefined} />
    </>,
  );
  expect(container.textContent).toContain('Honfleur, Normandy');
  expect(container.textContent).not.toContain('Honfleur, Normandy ·');
});

test('SE-249: the heart stands above the link', async () => {
  const onClick = stay();
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<HotelCard {...fullHotel} onClick={onClick} wishlist={{ isSelected: true, onChange }} />);
  await userEvent.click(card.getByRole('button', { name: `Save ${name} to your wishlist`, pressed: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onClick).not.toHaveBeenCalled();
});

test('PR-059: a hotel without availability says so and still leads to its page', () => {
  render(<HotelCard {...fullHotel} unavailable="No availability on your dates" />);
  expect(card.element().textContent).toContain('No availability on your dates');
  expect(card.element().textContent).not.toContain('€139');
  expect(card.getByRole('link').element().getAttribute('href')).toBe(fullHotel.href);
});
