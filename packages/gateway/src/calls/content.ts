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
  type DueBanner,
  type GiftBlockEntry,
  type HelpAnswer,
  type HelpTopics,
  type Homepage,
  type LandingPage,
  type Redirects,
  type SiteChrome,
  type StaticContent,
  type TargetedBanner,
  type WeekendIdeas,
} from '@sabadora/api';
import { dismissalId, parisMoment, promotion, type Locale } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { audienceReader, type ContentOptions, type ContentRequest } from '../content/audience.ts';
import { dueBlocks } from '../content/dueBlocks.ts';
import {
  findContent,
  findFirstContent,
  findOneContent,
  type ContentView,
  type ShownItem,
} from '../content/findContent.ts';
import { helpOf } from '../content/helpOf.ts';
import { listPages } from '../content/sitemap.ts';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findBoxes } from '../search/activities/boxes.ts';
import type { CallContext } from './context.ts';

/** The groups of announcements with the pages that show them (CH-057). */
const GROUPS = {
  homePages: ['home'],
  searchPages: ['search', 'activities', 'boxes'],
  productPages: ['stay', 'hotel', 'activity', 'box', 'gift'],
} as const;

/** Pages on which editors place the banner among the blocks (CH-028). */
const WITH_OWN_BANNER: ReadonlySet<string> = new Set(['home', 'landing']);

type Announcement = Pick<AnnouncementBanner, 'content' | 'colorVariation' | 'link'>;
type HomeBody = Omit<Homepage, 'announcementBanner'>;
type PromoBar = Omit<NonNullable<SiteChrome['promoBar']>, 'flow' | 'page'>;

/**
 * The calls for the editors' content (CH-016 … CH-091): each shows what is due now, or at the moment of a signed
 * preview.
 */
export function registerContentCalls(
  server: FastifyInstance,
  { db }: CallContext,
  options: ContentOptions,
): void {
  const audienceOf = audienceReader(db, options);

  /** The content that a call shows, in the market that the request names. */
  async function viewOf(
    request: ContentRequest & { locale: Locale },
  ): Promise<ContentView & { locale: Locale }> {
    return { locale: request.locale, ...(await audienceOf(request)).view };
  }

  const ofAllMarkets = async ({ preview }: ContentRequest): Promise<ContentView> =>
    (await audienceOf({ preview })).view;

  async function announcementFor(view: ContentView & { locale: Locale }) {
    const shown = await findFirstContent<Announcement>(db, 'announcement', view);
    return shown ? { ...announcementOf(shown), id: shown.id } : null;
  }

  async function bannerFor(view: ContentView & { locale: Locale }): Promise<DueBanner | undefined> {
    const shown = await findFirstContent<TargetedBanner>(db, 'targeted-banners', view);
    return shown && { ...shown.body, id: shown.id };
  }

  registerCall(server, homepage, async (request) => {
    const { view: shown, instant } = await audienceOf({ ...request, page: 'home' });
    const view = { ...shown, locale: request.locale };
    const [home, announcementBanner, banner] = await Promise.all([
      findOneContent<HomeBody>(db, 'home', view),
      announcementFor(view),
      bannerFor(view),
    ]);
    if (!home) throw notFound(`home page of ${request.locale}`);
    return {
      ...home,
      promoBar: openBar(home.promoBar, view),
      blocks: dueBlocks(home.blocks, { instant, banner }),
      announcementBanner,
    };
  });

  registerCall(server, promoBars, async (request) => {
    const bars = await findContent<PromoBar>(db, 'promo-bars', await viewOf(request), { anyPage: true });
    return bars.flatMap(({ body, flow, pages }) =>
      (pages ?? [null]).map((page) => ({ ...body, flow, page })),
    );
  });

  for (const call of [announcementBanners, announcementBannersFile])
    registerCall(server, call, async (request) => {
      const view = await ofAllMarkets(request);
      const shown = await findContent<Announcement>(db, 'announcement', view, { anyPage: true });
      const groupOf = (pages: readonly string[]) =>
        itemsOf(shown.filter((item) => item.pages?.some((page) => pages.includes(page)) ?? true));
      return {
        homePages: groupOf(GROUPS.homePages),
        searchPages: groupOf(GROUPS.searchPages),
        productPages: groupOf(GROUPS.productPages),
      };
    });

  registerCall(server, targetedBanner, async (request) => {
    const banner = await bannerFor(await viewOf(request));
    if (!banner) throw notFound(`targeted banner in ${request.locale} now`);
    const { id: _id, ...body } = banner;
    return body;
  });

  for (const call of [giftBlock, giftBlockFile])
    registerCall(server, call, async (request) => {
      const view = await ofAllMarkets(request);
      const items = await findContent<Omit<GiftBlockEntry, 'locale'>>(db, 'gift-block', view);
      return { items: items.map(({ body, locale }) => ({ ...body, locale })) };
    });

  for (const call of [boxesBlock, boxesBlockFile])
    registerCall(server, call, async (request) => {
      const [block, boxes] = await Promise.all([
        findOneContent<Omit<BoxesBlock, 'results'>>(db, 'boxes-block', await viewOf(request)),
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
      { ...(await viewOf(request)), locale: undefined },
      { key: id },
    );
    const page = everywhere.find((each) => each.locale === locale);
    if (!page) throw notFound(`page "${id}" in ${locale}`);
    return { ...page.body, id, locales: everywhere.map((each) => each.locale) };
  });

  registerCall(server, landingPage, async (request) => {
    const { key, locale } = request;
    const { view, instant } = await audienceOf({ ...request, page: 'landing' });
    const everywhere = await findContent<Omit<LandingPage, 'locales'>>(db, 'landing', view, { key });
    const page = everywhere.find((each) => each.locale === locale);
    if (!page) throw notFound(`landing page "${key}" in ${locale}`);
    const banner = await bannerFor({ ...view, locale });
    const blocks = dueBlocks(page.body.blocks, { instant, banner });
    return { ...page.body, blocks, locales: everywhere.map((each) => each.locale) };
  });

  registerCall(server, weekendIdeas, async (request) => {
    const ideas = await findOneContent<WeekendIdeas>(db, 'ideas', await viewOf(request));
    if (!ideas) throw notFound(`ideas in ${request.locale}`);
    return ideas;
  });

  registerCall(server, contentRedirect, async ({ path, ...request }) => {
    const found = await findOneContent<Redirects>(db, 'redirects', await viewOf(request));
    return { to: found?.redirects.find(({ from }) => from === path)?.to ?? null };
  });

  registerCall(server, helpCentre, async (request) => {
    const view = await viewOf(request);
    const [about, answers] = await Promise.all([
      findOneContent<HelpTopics>(db, 'help-topics', view),
      findContent<HelpAnswer>(db, 'help', view),
    ]);
    if (!about) throw notFound(`help centre in ${request.locale}`);
    return helpOf(about, answers);
  });

  registerCall(server, sitemapPages, ({ kind, ...range }) =>
    listPages(kind, { db, moment: parisMoment(options.now()), ...range }),
  );

  registerCall(server, siteChrome, async (request) => {
    const { locale, page } = request;
    const { view: shown, experiments, preview } = await audienceOf(request);
    const view = { ...shown, locale };
    const [chrome, bar, announcementBanner, banner] = await Promise.all([
      findOneContent<Pick<SiteChrome, 'menu' | 'footer'>>(db, 'chrome', view),
      findFirstContent<PromoBar>(db, 'promo-bars', view),
      announcementFor(view),
      WITH_OWN_BANNER.has(page) ? undefined : bannerFor(view),
    ]);
    if (!chrome) throw notFound(`menu and footer in ${locale}`);
    return {
      ...chrome,
      promoBar: bar ? { ...bar.body, id: bar.id, flow: bar.flow, page } : null,
      announcementBanner,
      targetedBanner: banner ?? null,
      experiments,
      preview,
    };
  });
}

/** The home page's promo bar; without links when the visitor has closed it. */
function openBar(
  bar: Omit<NonNullable<Homepage['promoBar']>, 'id'> | null,
  { dismissed }: ContentView,
): Homepage['promoBar'] {
  if (bar === null) return null;
  const id = dismissalId('home', 'promo');
  return { ...bar, id, ctas: dismissed?.has(id) ? [] : bar.ctas };
}

function announcementOf({ body, flow, locale }: ShownItem<Announcement>): AnnouncementBanner {
  const { content, colorVariation, link } = body;
  return { content, colorVariation, link, flow, locale };
}

/** One item per announcement, with its versions in the other markets. */
function itemsOf(shown: readonly ShownItem<Announcement>[]) {
  const keys = [...new Set(shown.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [announcementBanner, ...localizations] = shown
      .filter((item) => item.key === key)
      .map(announcementOf);
    return announcementBanner ? [{ announcementBanner, localizations }] : [];
  });
}
