import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// The positions of the rows depend on the theme's font sizes.
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { cleanup, render } from '../testing/render.tsx';
import {
  activityOffer,
  condensedOffer,
  everyView,
  fullOffer,
  giftOffer,
  hotelOffer,
  longestOffers,
  modificationOffer,
} from './fixtures.ts';
import { offerCardLayouts, type OfferCardView } from './layout.ts';
import { OfferCard } from './OfferCard.tsx';
import type { CondensedOfferCardProps, GiftOfferCardProps, OfferCardProps } from './OfferCardProps.ts';

const card = page.getByRole('article');
const viewOf = ({ view = 'normal' }: OfferCardProps): OfferCardView => view;
const byView = everyView.map((offer) => [viewOf(offer), offer] as const);

function show(offer: OfferCardProps, locale = 'en-GB'): string {
  render(<OfferCard {...offer} />, { locale });
  return card.element().textContent;
}

/** The accessible description of the card's link. */
function description(): string | undefined {
  const id = card.getByRole('link').element().getAttribute('aria-describedby');
  return id === null ? undefined : document.querySelector(`[id="${id}"]`)?.textContent;
}

test.each([
  [fullOffer, 'en-GB', 'See offer'],
  [fullOffer, 'fr-FR', 'Voir l’offre'],
  [giftOffer, 'en-GB', 'See gift'],
  [giftOffer, 'nl-NL', 'Bekijk cadeau'],
  [activityOffer, 'en-GB', 'See activity'],
  [activityOffer, 'it-IT', 'Vedi l’attività'],
  [hotelOffer, 'es-ES', 'Ver oferta'],
  [modificationOffer, 'en-GB', 'Choose'],
  [condensedOffer, 'en-GB', undefined],
] as const)(
  'SE-178 SE-186: the button of %o in %s says "%s", and describes the link',
  (offer, locale, words) => {
    show(offer, locale);
    expect(description()).toBe(words);
  },
);

test.each([
  ['condensed', condensedOffer, ['Breakfast', 'Free cancellation', 'See offer'], ['9,2/10', '€149']],
  ['gift', giftOffer, ['Free cancellation', 'per night', 'from '], ['valid 12 months', '15% off']],
  ['activity', activityOffer, ['stars', 'per night'], ['per person', '3 km away', 'École de voile']],
  ['modification', modificationOffer, ['instead of', 'off'], ['€40 more than now', 'Free changes']],
  ['hotel', hotelOffer, ['stars', 'Cabourg'], ['Only 2 rooms left', '2 nights, 2 people', '€149 per night']],
] as const)('SE-181: what a %s card leaves out and says', (_, offer, missing, said) => {
  const text = show(offer);
  for (const part of missing) expect(text).not.toContain(part);
  for (const part of said) expect(text).toContain(part);
});

test('SE-181: what a view does not show it does not take', () => {
  // Checked by the compiler: each object has exactly those of the three props that the view takes.
  type Asked = 'cancellation' | 'urgency' | 'score';
  const condensed = { score: true } satisfies Record<Extract<keyof CondensedOfferCardProps, Asked>, true>;
  const gift = { urgency: true, score: true } satisfies Record<
    Extract<keyof GiftOfferCardProps, Asked>,
    true
  >;
  expect([condensed, gift].map(Object.keys)).toEqual([['score'], ['urgency', 'score']]);
});

test.each([
  [4000, 'en-GB', '€40 more than now'],
  [-1550, 'fr-FR', '15,50 € de moins qu’actuellement'],
  [0, 'nl-BE', 'zelfde prijs als nu'],
])('a change of %i cents is said in %s as "%s"', (differenceCents, locale, words) => {
  const text = show({ ...modificationOffer, price: { priceCents: 18900, differenceCents } }, locale);
  expect(text.replaceAll(/\s/gu, ' ')).toContain(words);
});

test('SE-182 PR-123: a layout is data: lines change their order, and those not named are left out', () => {
  const text = show({
    ...giftOffer,
    layout: { aboveName: ['label'], belowName: ['place'], priceNotes: [] },
  });
  expect(text.indexOf('Weekend by the sea')).toBeLessThan(text.indexOf('Hôtel des Dunes'));
  expect(text.indexOf('Cabourg')).toBeGreaterThan(text.indexOf('Hôtel des Dunes'));
  for (const part of ['9,2/10', 'Breakfast', '12 months']) expect(text).not.toContain(part);
});

test('SE-183: a market can have a narrower button, whatever the language', () => {
  const width = (action: 'regular' | 'narrow') => {
    show({ ...fullOffer, actionLabel: 'OK', layout: { action } });
    const measured = page.getByText('OK').element().getBoundingClientRect().width;
    cleanup();
    return measured;
  };
  expect(width('narrow')).toBeLessThan(width('regular'));
});

test.each([
  ['beside', 1280],
  ['above', 390],
])(
  'SE-182: the picture of a hotel’s offer stands %s its words on a screen of %i px',
  async (place, width) => {
    await page.viewport(width, 800);
    try {
      show(hotelOffer);
      const words = card.getByRole('heading').element().getBoundingClientRect();
      const picture = card.getByRole('group').first().element().getBoundingClientRect();
      expect(words.left >= picture.right ? 'beside' : words.top >= picture.bottom ? 'above' : 'over').toBe(
        place,
      );
    } finally {
      await page.viewport(1280, 800);
    }
  },
);

test('a card without the width keeps its picture above on the widest screen', () => {
  render(
    <div style={{ width: 380 }}>
      <OfferCard {...hotelOffer} />
    </div>,
  );
  const words = card.getByRole('heading').element().getBoundingClientRect();
  const picture = card.getByRole('group').first().element().getBoundingClientRect();
  expect(words.top).toBeGreaterThanOrEqual(picture.bottom);
});

test.each(byView)('what cannot be had: a %s card says why, has no price and still is a link', (_, offer) => {
  const unavailable = 'Sold out for these dates';
  const text = show({ ...offer, unavailable });
  expect(text).toContain(unavailable);
  expect(text).not.toContain('€');
  expect(text).not.toContain('% off');
  expect(description()).toBe(unavailable);
  expect(card.getByRole('link').element().getAttribute('href')).toBe(offer.href);
});

test.each(byView)('a %s card is one stop for the keyboard besides its controls', async (_, offer) => {
  render(
    <>
      <OfferCard {...offer} photos={[]} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(card.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

const conditions: readonly [string, width: number, text: string, direction: 'ltr' | 'rtl'][] = [
  ['a screen of 320 px', 320, '100%', 'ltr'],
  ['a screen of 320 px, right to left', 320, '100%', 'rtl'],
  ['text of twice the size', 640, '200%', 'ltr'],
];

test.each(conditions)(
  'the longest Dutch texts stay inside every card: %s',
  async (_, width, text, direction) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = text;
    document.documentElement.dir = direction;
    try {
      render(
        <>
          {longestOffers.map((offer) => (
            <OfferCard key={offer.href} {...offer} />
          ))}
        </>,
        { locale: 'nl-NL' },
      );
      for (const article of card.elements()) {
        const edge = article.getBoundingClientRect();
        expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
        for (const part of article.querySelectorAll('h3, p, strong, s, [aria-hidden] > span')) {
          const { left, right } = part.getBoundingClientRect();
          expect(left, part.textContent).toBeGreaterThanOrEqual(edge.left);
          expect(right, part.textContent).toBeLessThanOrEqual(edge.right);
        }
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      document.documentElement.style.removeProperty('font-size');
      document.documentElement.removeAttribute('dir');
      await page.viewport(1280, 800);
    }
  },
);

test('every view has a layout, and none says the place twice', () => {
  for (const { aboveName, belowName } of Object.values(offerCardLayouts)) {
    const lines = [...aboveName, ...belowName];
    expect(new Set(lines).size).toBe(lines.length);
  }
  expect(new Set(everyView.map(viewOf)).size).toBe(Object.keys(offerCardLayouts).length);
});

test.each(byView)('a %s card renders on the server and hydrates in silence', async (_, offer) => {
  const html = await expectHydrates(<OfferCard {...offer} />);
  expect(html).toContain(offer.name);
});

test('so do the fullest card and the emptiest', async () => {
  await expectHydrates(<OfferCard {...fullOffer} urgency={['One', 'Two']} onOtherOffers={() => {}} />);
  expect(await expectHydrates(<OfferCard href="/offer" name="Le Phare" photos={[]} />)).toContain('Le Phare');
});

test('PR-180: a hotel’s offer shows its details by a button of its own, named by the offer', async () => {
  const onShowDetails = vi.fn<() => void>();
  render(<OfferCard {...hotelOffer} onShowDetails={onShowDetails} />);
  const details = page.getByRole('button', { name: /^Offer details ?: Weekend by the sea/u });
  await expect.element(details).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(details);
  expect(onShowDetails).toHaveBeenCalledOnce();
});
