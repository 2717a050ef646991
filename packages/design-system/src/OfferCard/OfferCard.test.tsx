import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stay, testCard } from '../Card/cardSuite.tsx';
import { CardSkeleton } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { fullOffer, longestOffer, nineOffers } from './fixtures.ts';
import { OfferCard } from './OfferCard.tsx';
import type { NormalOfferCardProps } from './OfferCardProps.ts';
import { grid } from './stories.css.ts';

const card = page.getByRole('article', { name: 'Hôtel des Dunes' });
const link = card.getByRole('link', { name: 'Hôtel des Dunes' });

function show(props: Partial<NormalOfferCardProps> = {}, locale = 'en-GB') {
  return render(
    <Spoken locale={locale}>
      <div className={column}>
        <OfferCard {...fullOffer} {...props} />
      </div>
    </Spoken>,
  );
}

testCard({
  name: fullOffer.name,
  show: (props) => <OfferCard {...fullOffer} {...props} />,
  longest: <OfferCard {...longestOffer} onOtherOffers={() => {}} />,
  minimal: <OfferCard href="#minimal" name="Le Phare" photos={[]} />,
});

test('SE-177: a card says place, hotel, stars, offer, headwords, score, cancellation, price and promotion', () => {
  show({ urgency: ['Only 2 rooms left'] });
  expect(card.getByRole('heading', { level: 3, name: 'Hôtel des Dunes' }).elements()).toHaveLength(1);
  const text = card.element().textContent;
  for (const part of [
    'Cabourg, Normandy',
    '4 stars',
    'Weekend by the sea with access to the spa',
    'Breakfast · Spa for two',
    '9,2/10 Fantastic',
    'Free cancellation until 12 December',
    'from €149 instead of €199',
    '€75 per night',
    '25% off',
    'Only 2 rooms left',
    'See offer',
  ]) {
    expect(text).toContain(part);
  }
});

test.each(['Control', 'Shift', 'Meta'] as const)(
  'SE-172: %s and a click is left to the browser, on the photo and on the text',
  async (key) => {
    const seen: boolean[] = [];
    const onClick = vi.fn<(event: MouseEvent) => void>((event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    show({ onClick });
    await userEvent.click(card, { position: { x: 150, y: 100 }, modifiers: [key] });
    await userEvent.click(link, { modifiers: [key] });
    expect(seen).toEqual([false, false]);
  },
);

test('heart, photo buttons and other offers stand above the link', async () => {
  const onClick = stay();
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const onOtherOffers = vi.fn<() => void>();
  show({ onClick, wishlist: { isSelected: false, onChange }, onOtherOffers });
  await userEvent.click(card.getByRole('button', { name: 'Save Hôtel des Dunes to your wishlist' }));
  await userEvent.click(card.getByRole('button', { name: 'Next photo' }));
  await userEvent.click(card.getByRole('button', { name: 'See the other offers from this hotel' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(onOtherOffers).toHaveBeenCalledOnce();
  await expect.element(card.getByRole('group', { name: 'Photo 2 of 5' })).toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

test('a drag over the promotion moves the photo and follows no link', async () => {
  const onClick = stay();
  show({ onClick });
  await userEvent.dragAndDrop(card, card, {
    sourcePosition: { x: 200, y: 24 },
    targetPosition: { x: 40, y: 24 },
  });
  await expect.element(card.getByRole('group', { name: 'Photo 2 of 5' })).toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

test('SE-205: urgency messages hold still while the card is pointed at or focused', async () => {
  show({ urgency: ['Only 2 rooms left', 'Last minute'] });
  const message = page.getByText('Last minute').element();
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  try {
    const state = () => getComputedStyle(message).animationPlayState;
    await userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } });
    expect(state()).toBe('running');
    await userEvent.hover(card);
    expect(state()).toBe('paused');
    await userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } });
    await userEvent.tab();
    expect(state()).toBe('paused');
  } finally {
    await emulateMedia();
  }
});

test('SE-249: without a wishlist there is no heart; SE-179: without other offers no button for them', () => {
  show({ photos: [] });
  expect(card.getByRole('button').elements()).toHaveLength(0);
});

test('SE-178: the call to action can be given', () => {
  show({ actionLabel: 'Offer 4711' });
  expect(card.element().textContent).toContain('Offer 4711');
  expect(card.element().textContent).not.toContain('See offer');
});

test('the feet of a row stand on one line, whatever the texts', async () => {
  await page.viewport(1280, 800);
  render(
    <div className={grid}>
      {nineOffers.slice(0, 3).map((offer) => (
        <OfferCard key={offer.href} {...offer} />
      ))}
    </div>,
  );
  const bottoms = page
    .getByText('See offer')
    .elements()
    .map((action) => action.getBoundingClientRect().bottom);
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
  const notes = page
    .getByText(/^(Free cancellation|No refund)/u)
    .elements()
    .map((note) => note.getBoundingClientRect().bottom);
  expect(notes).toHaveLength(3);
  expect(new Set(notes).size).toBe(1);
});

test('two cards of one hotel keep their descriptions apart', () => {
  render(
    <>
      <OfferCard {...fullOffer} />
      <OfferCard {...fullOffer} />
    </>,
  );
  const ids = page
    .getByRole('link')
    .elements()
    .map((element) => element.getAttribute('aria-describedby'));
  expect(new Set(ids).size).toBe(2);
});

test('a waiting card is as large as a full one, picture and all, so that nothing moves', async () => {
  await page.viewport(390, 800);
  render(
    <>
      <LoadingRegion label="Loading the offers">
        <CardSkeleton parts={['score', 'note', 'action', 'price']} />
      </LoadingRegion>
      <OfferCard {...fullOffer} />
    </>,
  );
  const region = page.getByRole('group', { name: 'Loading the offers' }).element();
  const waiting = region.querySelector('[aria-hidden] > *');
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
  const pictureHeight = heightOf(waiting?.firstElementChild);
  expect(pictureHeight).toBeGreaterThan(100);
  expect(Math.abs(pictureHeight - heightOf(card.element().firstElementChild))).toBeLessThan(1);
  expect(Math.abs(heightOf(waiting) - heightOf(card.element()))).toBeLessThan(8);
});
