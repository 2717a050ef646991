import {
  announcementBanners,
  announcementBannersFile,
  boxesBlock,
  boxesBlockFile,
  contentRedirect,
  giftBlock,
  giftBlockFile,
  helpCentre,
  homepage,
  landingPage,
  promoBars,
  siteChrome,
  sitemapPages,
  staticContent,
  targetedBanner,
  weekendIdeas,
  type AnnouncementBanner,
  type BoxesBlock,
  type GiftBlockEntry,
  type HelpAnswer,
  type HelpCentre,
  type HelpTopics,
  type Homepage,
  type LandingPage,
  type Redirects,
  type SiteChrome,
  type StaticContent,
  type TargetedBanner,
  type WeekendIdeas,
} from '@sabadora/api';
import {
  countdownAt,
  parisInstant,
  parisMoment,
  promotion,
  type CountdownWindow,
  type Flow,
  type Locale,
} from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { findContent, findOneContent, type ContentView, type ShownItem } from '../content/findContent.ts';
import { readPreview } from '../content/previewToken.ts';
import { listPages } from '../content/sitemap.ts';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findBoxes } from '../search/activities/boxes.ts';
import type { CallContext } from './context.ts';

/** What the content calls need besides the database. */
export interface ContentOptions {
  now: () => Date;
  /** Signs previews; without it there are none. */
  previewSecret: string | undefined;
}

/** What any content call may say. */
interface ContentRequest {
  locale?: Locale | undefined;
  flow?: Flow | undefined;
  variation?: string | undefined;
  page?: string | undefined;
  preview?: string | undefined;
}

/** The pages of each group of announcements (CH-057). */
const GROUPS = {
  homePages: ['home'],
  searchPages: ['search', 'activities', 'boxes'],
  productPages: ['stay', 'hotel', 'activity', 'box', 'gift'],
} as const;

type Announcement = Pick<AnnouncementBanner, 'content' | 'colorVariation' | 'link'>;
type PromoBar = Omit<NonNullable<SiteChrome['promoBar']>, 'flow' | 'page'>;

/** What editors own (CH-016 … CH-091): each call shows what is due at this moment, or at that of a signed preview. */
export function registerContentCalls(
  server: FastifyInstance,
  { db }: CallContext,
  { now, previewSecret }: ContentOptions,
): void {
  function previewOf({ preview }: ContentRequest) {
    return preview === undefined || previewSecret === undefined
      ? undefined
      : readPreview(preview, previewSecret, now());
  }

  function viewOf<Request extends ContentRequest>(
    request: Request,
  ): Omit<ContentView, 'locale'> & { locale: Request['locale'] } {
    const { locale, flow, variation, page } = request;
    return { locale, page, flow, moment: parisMoment(now()), variation, ...previewOf(request) };
  }

  /** The moment that is shown. */
  function instantOf(request: ContentRequest): Date | number {
    const preview = previewOf(request);
    return preview ? parisInstant(preview.moment) : now();
  }

  const ofAllMarkets = ({ preview }: ContentRequest) => viewOf({ locale: undefined, preview });

  async function announcementFor(view: ContentView & { locale: Locale }): Promise<AnnouncementBanner | null> {
    const [shown] = await findContent<Announcement>(db, 'announcement', view);
    return shown ? announcementOf(shown) : null;
  }

  registerCall(server, homepage, async (request) => {
    const view = { ...viewOf(request), page: 'home' };
    const [home, announcementBanner] = await Promise.all([
      findOneContent<Omit<Homepage, 'announcementBanner'>>(db, 'home', view),
      announcementFor(view),
    ]);
    if (!home) throw notFound(`home page of ${request.locale}`);
    return { ...home, blocks: dueBlocks(home.blocks, instantOf(request)), announcementBanner };
  });

  registerCall(server, promoBars, async (request) => {
    const bars = await findContent<PromoBar>(db, 'promo-bars', viewOf(request), { anyPage: true });
    return bars.flatMap(({ body, flow, pages }) =>
      (pages ?? [null]).map((page) => ({ ...body, flow, page })),
    );
  });

  for (const call of [announcementBanners, announcementBannersFile])
    registerCall(server, call, async (request) => {
      const shown = await findContent<Announcement>(db, 'announcement', ofAllMarkets(request), {
        anyPage: true,
      });
      const groupOf = (pages: readonly string[]) =>
        itemsOf(shown.filter((item) => item.pages?.some((page) => pages.includes(page)) ?? true));
      return {
        homePages: groupOf(GROUPS.homePages),
        searchPages: groupOf(GROUPS.searchPages),
        productPages: groupOf(GROUPS.productPages),
      };
    });

  registerCall(server, targetedBanner, async (request) => {
    const [banner] = await findContent<TargetedBanner>(db, 'targeted-banners', viewOf(request));
    if (!banner) throw notFound(`targeted banner in ${request.locale} now`);
    return banner.body;
  });

  for (const call of [giftBlock, giftBlockFile])
    registerCall(server, call, async (request) => {
      const items = await findContent<Omit<GiftBlockEntry, 'locale'>>(
        db,
        'gift-block',
        ofAllMarkets(request),
      );
      return { items: items.map(({ body, locale }) => ({ ...body, locale })) };
    });

  for (const call of [boxesBlock, boxesBlockFile])
    registerCall(server, call, async (request) => {
      const [block, boxes] = await Promise.all([
        findOneContent<Omit<BoxesBlock, 'results'>>(db, 'boxes-block', viewOf(request)),
        findBoxes(db, request.locale),
      ]);
      if (!block) throw notFound(`block of gift boxes in ${request.locale}`);
      const results = boxes.map(({ code, slug, title, images, includedContent, price }, at) => {
        const { sellPrice, refPrice } = price;
        const discount = promotion('gift-box-block', price) ?? null;
        return {
          id: code,
          sku: code,
          handle: slug,
          title,
          image: images[0] ?? '',
          includedContent,
          rating: null,
          price: discount === null ? sellPrice : (refPrice ?? sellPrice),
          promoPrice: discount === null ? null : sellPrice,
          discount,
          url: `/box/detail/${slug}/${code}`,
          position: at + 1,
          campaign: block.campaign,
        };
      });
      return { ...block, results };
    });

  registerCall(server, staticContent, async (request) => {
    const { id, locale } = request;
    const everywhere = await findContent<Omit<StaticContent, 'id' | 'locales'>>(
      db,
      'pages',
      { ...viewOf(request), locale: undefined },
      { key: id },
    );
    const page = everywhere.find((each) => each.locale === locale);
    if (!page) throw notFound(`page "${id}" in ${locale}`);
    return { ...page.body, id, locales: everywhere.map((each) => each.locale) };
  });

  registerCall(server, landingPage, async (request) => {
    const { key, locale } = request;
    const everywhere = await findContent<Omit<LandingPage, 'locales'>>(
      db,
      'landing',
      { ...viewOf(request), page: 'landing', locale: undefined },
      { key },
    );
    const page = everywhere.find((each) => each.locale === locale);
    if (!page) throw notFound(`landing page "${key}" in ${locale}`);
    const blocks = dueBlocks(page.body.blocks, instantOf(request));
    return { ...page.body, blocks, locales: everywhere.map((each) => each.locale) };
  });

  registerCall(server, weekendIdeas, async (request) => {
    const ideas = await findOneContent<WeekendIdeas>(db, 'ideas', viewOf(request));
    if (!ideas) throw notFound(`ideas in ${request.locale}`);
    return ideas;
  });

  registerCall(server, contentRedirect, async ({ path, ...request }) => {
    const found = await findOneContent<Redirects>(db, 'redirects', viewOf(request));
    return { to: found?.redirects.find(({ from }) => from === path)?.to ?? null };
  });

  registerCall(server, helpCentre, async (request) => {
    const view = viewOf(request);
    const [about, answers] = await Promise.all([
      findOneContent<HelpTopics>(db, 'help-topics', view),
      findContent<HelpAnswer>(db, 'help', view),
    ]);
    if (!about) throw notFound(`help centre in ${request.locale}`);
    return helpOf(about, answers);
  });

  registerCall(server, sitemapPages, ({ kind, ...range }) =>
    listPages(kind, { db, moment: parisMoment(now()), ...range }),
  );

  registerCall(server, siteChrome, async (request) => {
    const view = viewOf(request);
    const [chrome, [bar], announcementBanner] = await Promise.all([
      findOneContent<Pick<SiteChrome, 'menu' | 'footer'>>(db, 'chrome', view),
      findContent<PromoBar>(db, 'promo-bars', view),
      announcementFor(view),
    ]);
    if (!chrome) throw notFound(`menu and footer in ${request.locale}`);
    const preview = previewOf(request);
    return {
      ...chrome,
      promoBar: bar ? { ...bar.body, flow: bar.flow, page: request.page } : null,
      announcementBanner,
      preview: preview
        ? { moment: preview.moment, variation: preview.variation ?? null, hasDrafts: preview.withDrafts }
        : null,
    };
  });
}

function announcementOf({ body, flow, locale }: ShownItem<Announcement>): AnnouncementBanner {
  const { content, colorVariation, link } = body;
  return { content, colorVariation, link, flow, locale };
}

/** Blocks without the promotions that are not yet, or no longer, there; the others with what is left of their time (CH-062). */
function dueBlocks<Block extends { type: string; countdown?: CountdownWindow | undefined }>(
  blocks: readonly Block[],
  instant: Date | number,
): Block[] {
  return blocks.flatMap((block) => {
    if (block.countdown === undefined) return [block];
    const left = countdownAt(block.countdown, instant);
    return left ? [{ ...block, countdown: { ...block.countdown, ...left } }] : [];
  });
}

/** One item for each announcement, with what it is in the other markets. */
function itemsOf(shown: readonly ShownItem<Announcement>[]) {
  const keys = [...new Set(shown.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [announcementBanner, ...localizations] = shown
      .filter((item) => item.key === key)
      .map(announcementOf);
    return announcementBanner ? [{ announcementBanner, localizations }] : [];
  });
}

/** Answers by topic in their order; topics without an answer are left out. */
function helpOf({ topics, ...about }: HelpTopics, shown: readonly ShownItem<HelpAnswer>[]): HelpCentre {
  const answers = shown
    .map(({ key, body }) => ({ id: key, ...body }))
    .toSorted((a, b) => (a.position ?? LAST) - (b.position ?? LAST) || a.question.localeCompare(b.question));
  return {
    ...about,
    topics: topics
      .map((topic) => ({
        ...topic,
        answers: answers
          .filter((answer) => answer.topic === topic.id)
          .map(({ id, question, answer }) => ({ id, question, answer })),
      }))
      .filter((topic) => topic.answers.length > 0),
    popular: answers
      .filter(({ popular }) => popular !== undefined)
      .toSorted((a, b) => (a.popular ?? LAST) - (b.popular ?? LAST))
      .map(({ id, question }) => ({ id, question })),
  };
}

const LAST = 1000;
