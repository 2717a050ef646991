import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stay, testCard } from '../Card/cardSuite.tsx';
import { render } from '../testing/render.tsx';
import { fullActivity, longestActivity } from './fixtures.ts';
import { ActivityCard } from './index.ts';

const { name } = fullActivity;
const card = page.getByRole('article', { name });

testCard({
  name,
  show: (props) => <ActivityCard {...fullActivity} {...props} />,
  longest: <ActivityCard {...longestActivity} />,
  minimal: <ActivityCard href="#minimal" name="Pottery" photos={[]} />,
});

test('SE-193: an activity says place, title, headwords, score, promotion and price', () => {
  render(<ActivityCard {...fullActivity} />);
  const text = card.element().textContent;
  for (const part of [
    'Surf School of the Côte des Basques, Biarritz',
    '2 hours · 2 to 6 people',
    '9,1/10 Fantastic',
    '12% off',
    'from €39.50 instead of €45',
  ]) {
    expect(text).toContain(part);
  }
});

test.each([
  ['en-GB', 'See activity', 'per person'],
  ['fr-FR', 'Voir l’activité', 'par personne'],
  ['es-ES', 'Ver actividad', 'por persona'],
  ['it-IT', 'Vedi l’attività', 'a persona'],
  ['nl-BE', 'Bekijk activiteit', 'per persoon'],
])('SE-186 SE-187: in %s the button says "%s" and the price "%s"', (locale, action, perPerson) => {
  render(<ActivityCard {...fullActivity} />, { locale });
  const link = card.getByRole('link').element();
  const id = link.getAttribute('aria-describedby');
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe(action);
  expect(card.element().textContent).toContain(perPerson);
});

test('SE-186: the button can be named otherwise', () => {
  render(<ActivityCard {...fullActivity} actionLabel="Offer 4711" />);
  expect(card.element().textContent).toContain('Offer 4711');
  expect(card.element().textContent).not.toContain('See activity');
});

test('heart and photo buttons stand above the link', async () => {
  const onClick = stay();
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<ActivityCard {...fullActivity} onClick={onClick} wishlist={{ isSelected: false, onChange }} />);
  await userEvent.click(card.getByRole('button', { name: `Save ${name} to your wishlist` }));
  await userEvent.click(card.getByRole('button', { name: 'Next photo' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(card.getByRole('group', { name: 'Photo 2 of 4' })).toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

test('SE-249: without a wishlist there is no heart', () => {
  render(<ActivityCard {...fullActivity} photos={[]} />);
  expect(card.getByRole('button').elements()).toHaveLength(0);
});

test('PR-072: what is no longer sold says so, without price', () => {
  render(<ActivityCard {...fullActivity} unavailable="Sold out" />);
  expect(card.element().textContent).toContain('Sold out');
  expect(card.element().textContent).not.toContain('€39.50');
});
