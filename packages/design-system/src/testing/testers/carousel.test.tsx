import { afterEach, describe, expect, test } from 'vitest';
import { CardCarousel } from '../../CardCarousel/index.ts';
import { PhotoCarousel } from '../../PhotoCarousel/index.ts';
import { drawnPhotos } from '../../PhotoCarousel/fixtures.ts';
import { frame } from '../../PhotoCarousel/testFrame.css.ts';
import { render } from '../render.tsx';
import { everyDirection, everyInteraction, testersBy, testersBySlowTouch } from '../testers.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

const photos = drawnPhotos(1, 3);

/** A row of cards, each with its own photos. */
const row = (count: number) => (
  <CardCarousel label="Hotels nearby">
    {Array.from({ length: count }, (_, at) => (
      <article key={at}>
        <PhotoCarousel label={`Photos of hotel ${at + 1}`} photos={photos} />
        <ul>
          <li>Breakfast</li>
        </ul>
        <p>Hotel {at + 1}</p>
        <p>By the sea</p>
        <p>From 89 euros</p>
      </article>
    ))}
  </CardCarousel>
);

describe.each(everyInteraction)('the carousel’s tester by $interaction with $events', ({ testers }) => {
  test.each(everyDirection)('shows the next photo and the one before, %s', async (direction) => {
    document.documentElement.dir = direction;
    render(
      <div className={frame}>
        <PhotoCarousel label="Photos of Hôtel des Dunes" photos={photos} />
      </div>,
      { locale: 'it-IT' },
    );
    const carousel = testers.carousel({ name: 'Photos of Hôtel des Dunes' });
    expect(await carousel.shown()).toEqual([1]);
    await carousel.next();
    await carousel.next();
    expect(await carousel.shown()).toEqual([3]);
    await expect(carousel.next()).rejects.toThrow(
      'The carousel “Photos of Hôtel des Dunes” shows 3 of 3: there is no next.',
    );
    await carousel.previous();
    expect(await carousel.shown()).toEqual([2]);
  });
});

/** Left out with synthetic touch events, which cannot scroll a row. */
const interactionsOfRows = everyInteraction.filter(
  ({ interaction, events }) => interaction !== 'touch' || events === 'real events',
);

describe.each(interactionsOfRows)('the carousel’s tester by $interaction with $events', ({ testers }) => {
  test('moves a row of cards, and photos inside it by themselves', async () => {
    render(row(9));
    const carousel = testers.carousel({ name: 'Hotels nearby' });
    expect(await carousel.count()).toBe(9);
    await expect.poll(() => carousel.shown()).toEqual([1, 2, 3]);
    await carousel.next();
    const [first = 0] = await carousel.shown();
    expect(first).toBeGreaterThan(1);
    const inside = testers.carousel({ name: `Photos of hotel ${first}` });
    await inside.next();
    expect(await inside.shown()).toEqual([2]);
    const [last = 0] = await carousel.shown();
    await carousel.previous();
    expect((await carousel.shown())[0]).toBeLessThan(last);
  });
});

test(
  'a touch that rests before it ends turns a row of cards, too',
  { tags: ['whole-matrix-only'] },
  async () => {
    render(row(9));
    const carousel = testersBySlowTouch.carousel({ name: 'Hotels nearby' });
    await expect.poll(() => carousel.shown()).toEqual([1, 2, 3]);
    await carousel.next();
    expect((await carousel.shown())[0]).toBeGreaterThan(1);
    await carousel.previous();
    expect(await carousel.shown()).toEqual([1, 2, 3]);
  },
);

describe.each(interactionsOfRows)('the carousel’s tester by $interaction with $events', ({ testers }) => {
  test('brings a row far below the window into view, which starts then', async () => {
    render(
      <>
        <div style={{ height: 3000 }} />
        {row(9)}
      </>,
    );
    const carousel = testers.carousel({ name: 'Hotels nearby' });
    await carousel.next();
    expect((await carousel.shown())[0]).toBeGreaterThan(1);
  });
});

test('a row that fits has no button, and its cards’ photos are not taken for it', async () => {
  render(row(2));
  await expect(testersBy('mouse').carousel({ name: 'Hotels nearby' }).next()).rejects.toThrow(
    'The carousel “Hotels nearby” shows 1, 2 of 2 and has no button for the next.',
  );
});
