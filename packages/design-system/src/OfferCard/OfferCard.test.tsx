import { cleanup, render } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
// Geometry is the theme's: without its sizes of type the rows would stand elsewhere.
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WordsProvider } from '../words/index.ts';
import { fullOffer, longestOffer, nineOffers } from './fixtures.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { column, grid } from './stories.css.ts';

const card = page.getByRole('article', { name: 'Hôtel des Dunes' });
const link = card.getByRole('link', { name: 'Hôtel des Dunes' });

function show(props: Partial<OfferCardProps> = {}, locale = 'en-GB') {
  return render(
    <WordsProvider locale={locale}>
      <div className={column}>
        <OfferCard {...fullOffer} {...props} />
      </div>
    </WordsProvider>,
  );
}

/** A click handler that stays on the page and remembers. */
function stay() {
  return vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
}

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

test('SE-172: the whole surface is one real link, found once by keyboard and screen reader', async () => {
  const onClick = stay();
  show({ onClick });
  expect(card.getByRole('link').elements()).toEqual([link.element()]);
  expect(link.element().getAttribute('href')).toBe('#hotel-des-dunes');
  const { width, height } = card.element().getBoundingClientRect();
  // The photo, the headwords, the call to action, the price, and the empty corner.
  for (const position of [
    { x: width / 2, y: 100 },
    { x: 60, y: height - 150 },
    { x: 60, y: height - 40 },
    { x: width - 40, y: height - 50 },
    { x: width - 5, y: height - 5 },
  ]) {
    onClick.mockClear();
    await userEvent.click(card, { position });
    expect(onClick, `click at ${position.x}, ${position.y}`).toHaveBeenCalledOnce();
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
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
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
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
  }
});

test('SE-249: without a wishlist there is no heart; SE-179: without other offers no button for them', () => {
  show({ photos: [] });
  expect(card.getByRole('button').elements()).toHaveLength(0);
});

test.each([
  ['normal', 'en-GB', 'See offer'],
  ['gift', 'en-GB', 'See gift'],
  ['normal', 'fr-FR', 'Voir l’offre'],
  ['gift', 'nl-NL', 'Bekijk cadeau'],
] as const)(
  'SE-178: the call to action of a %s card in %s is "%s", and describes the link',
  (view, locale, words) => {
    show({ view }, locale);
    const id = link.element().getAttribute('aria-describedby');
    expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe(words);
  },
);

test('SE-178: the call to action can be given', () => {
  show({ actionLabel: 'Offer 4711' });
  expect(card.element().textContent).toContain('Offer 4711');
  expect(card.element().textContent).not.toContain('See offer');
});

test('SE-183: the call to action is narrower in Dutch', () => {
  const width = (locale: string) => {
    show({ actionLabel: 'OK' }, locale);
    const measured =
      page.getByText('OK').element().parentElement?.getBoundingClientRect().width ?? Number.NaN;
    cleanup();
    return measured;
  };
  expect(width('nl-BE')).toBeLessThan(width('fr-BE'));
});

test('SE-181: a condensed card leaves out headwords, cancellation and call to action', () => {
  show({ view: 'condensed' });
  const text = card.element().textContent;
  expect(text).toContain('€149');
  for (const part of ['Breakfast', 'Free cancellation', 'See offer']) expect(text).not.toContain(part);
  expect(link.element().hasAttribute('aria-describedby')).toBe(false);
});

test('focus on the link rings the whole card', async () => {
  show({ photos: [] });
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  const ring = () => getComputedStyle(link.element(), '::after').outline;
  await expect.poll(ring).toMatch(/ solid 2px$/u);
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
    .map((action) => action.parentElement?.getBoundingClientRect().bottom);
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
  const notes = page
    .getByText(/^(Free cancellation|No refund)/u)
    .elements()
    .map((note) => note.getBoundingClientRect().bottom);
  expect(notes).toHaveLength(3);
  expect(new Set(notes).size).toBe(1);
});

test('the longest Dutch texts stay inside a card on a screen of 320 px', async () => {
  await page.viewport(320, 800);
  try {
    render(
      <WordsProvider locale="nl-NL">
        <OfferCard {...longestOffer} onOtherOffers={() => {}} />
      </WordsProvider>,
    );
    const article = page.getByRole('article').element();
    expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  } finally {
    await page.viewport(1280, 800);
  }
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

test.each([
  ['full', { ...fullOffer, urgency: ['One', 'Two'], onOtherOffers: () => {} }],
  ['condensed', { ...fullOffer, view: 'condensed' as const }],
  ['minimal', { href: '/offer', name: 'Le Phare', photos: [] }],
])('a %s card renders on the server and hydrates in silence', async (_, props) => {
  const html = await expectHydrates(<OfferCard {...props} />);
  expect(html).toContain(props.name);
});
