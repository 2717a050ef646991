import { searchOffersByPost, toOffersRequest, type OffersResponse } from '@sabadora/api';
import { COUNTRY_IDS, MARKETS, nowInParis, readCriteria, weekendToCome } from '@sabadora/domain';
import { type DrawingAhead, PAGE_PICTURES } from '@sabadora/pictures';
import type { FastifyInstance } from 'fastify';

/** Sizes, by screen, of the landscape at the top of the home page (CH-064); below, sizes of cards. */
const OPENING_SIZES = ['1500_736', '750_528', '3840_700'];
const CARD_SIZES = ['640_360', '750_528'];

const OPENING = /\/home/;

/**
 * Addresses of the pictures at the top of pages, which do not depend on the catalogue; the home page's come first.
 */
export function picturesOfPages(): string[] {
  const inSizes = (picture: string, sizes: readonly string[]) =>
    sizes.map((size) => `/images/${picture}/${size}.webp`);
  const openings = PAGE_PICTURES.filter((picture) => OPENING.test(picture));
  const others = PAGE_PICTURES.filter((picture) => !OPENING.test(picture));
  return [
    ...openings.flatMap((picture) => inSizes(picture, OPENING_SIZES)),
    ...others.flatMap((picture) => inSizes(picture, CARD_SIZES)),
  ];
}

/** Pictures of the first cards of a search. */
async function picturesOfSearch(
  server: FastifyInstance,
  request: Parameters<typeof toOffersRequest>[0],
): Promise<string[]> {
  const { method, path } = searchOffersByPost;
  const response = await server.inject({ method, url: `/api${path}`, payload: toOffersRequest(request) });
  if (response.statusCode !== 200) return [];
  return response.json<OffersResponse>().exactMatch.map(({ mainPackage }) => mainPackage.imageUrl);
}

/**
 * Adds the pictures of each market's first cards to `ahead` once the server listens: the first page of a search in
 * the market's country, without dates and for the coming weekend. Stops the drawing when the server closes.
 */
export function drawFirstPages(
  server: FastifyInstance,
  { ahead, clock }: { ahead: DrawingAhead; clock: () => Date },
): void {
  let isClosing = false;
  let naming: Promise<void> | undefined;

  async function nameCards(): Promise<void> {
    const now = nowInParis(clock());
    for (const dates of [{}, weekendToCome(now)])
      for (const { locale, country } of Object.values(MARKETS)) {
        if (isClosing) return;
        const criteria = readCriteria({ country: COUNTRY_IDS[country], ...dates }, now);
        ahead.draw(
          await picturesOfSearch(server, {
            criteria,
            flow: 'booking',
            locale,
            page: 0,
            fetchPageModel: false,
          }),
        );
      }
    ahead.finish();
  }

  server.addHook('onListen', async () => {
    naming = nameCards().catch((error: unknown) =>
      server.log.warn({ err: error }, 'the pictures of the first cards are not drawn ahead'),
    );
  });
  server.addHook('onClose', async () => {
    isClosing = true;
    ahead.stop();
    await naming;
  });
}
