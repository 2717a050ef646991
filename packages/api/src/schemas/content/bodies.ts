import * as z from 'zod/mini';
import { code } from '../../fields.ts';
import { announcementBody, promoBarBody, targetedBannerBody } from './banners.ts';
import { homeBody, landingBody } from './blocks.ts';
import { chromeBody } from './chrome.ts';
import { boxesBlockBody, giftBlockBody } from './gifts.ts';
import { helpBody, helpTopicsBody } from './help.ts';
import { ideasBody, pageBody, redirectsBody } from './pages.ts';

/** An experiment: the percentage of visitors who see each variation; the others see none. */
const experimentBody = z.object({
  variations: z.array(z.object({ name: code, weight: z.int().check(z.minimum(1), z.maximum(100)) })).check(
    z.minLength(1, 'must have a variation'),
    z.refine(
      (variations) => variations.reduce((sum, { weight }) => sum + weight, 0) <= 100,
      'must have weights of 100 together at most: they are shares of a hundred visitors',
    ),
  ),
});

/** Schemas of editors' content, by kind; the calls return this content. */
export const contentBodies = {
  announcement: announcementBody,
  'boxes-block': boxesBlockBody,
  chrome: chromeBody,
  experiments: experimentBody,
  'gift-block': giftBlockBody,
  help: helpBody,
  'help-topics': helpTopicsBody,
  home: homeBody,
  ideas: ideasBody,
  landing: landingBody,
  pages: pageBody,
  'promo-bars': promoBarBody,
  redirects: redirectsBody,
  'targeted-banners': targetedBannerBody,
};

/** An experiment: the percentage of visitors who see each variation. */
export type ExperimentBody = z.output<typeof experimentBody>;
