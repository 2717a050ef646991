import { basename, sep } from 'node:path';
import { LOCALES } from '@sabadora/domain';
import * as defined from '@sabadora/pages/routes';
import { featureFile, islandModule, pageFiles, wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig, type Needs } from '@sabadora/site-host/vite';

const pages = pageFiles(Object.values(defined));
/** The islands of every page's frame. */
const FRAME = featureFile('frame/frameParts.ts');
/** The header, whose code comes once it is used. */
const HEADER = featureFile('frame/header/headerIsland.ts');
/** The page for one that failed to load. */
const FAILURE = featureFile('frame/failure/failureIsland.ts');
/** The banner of a page without a place of its own for it. */
const BANNER = featureFile('banners/BannerSlot.tsx');
/** What opens from around every page, with little of what the pages have. */
const MENU = featureFile('frame/menu/MenuDrawer.tsx');
const WISHLIST = featureFile('wishlist/WishlistDrawer.tsx');
const CONSENT = featureFile('consent/ConsentNotice.tsx');
/** Rows of results. */
const CARDS = featureFile('results/rows/rowParts.ts');
const OF_PRODUCTS = featureFile('product') + sep;
/** Pages that show nothing of stays: what they share with any other, every page needs. */
const PLAIN = ['splash', 'notFound', 'crash', 'careLogin'];
/** One product's page. */
const PRODUCT = ['stay', 'hotel', 'gift', 'activity', 'box'];
/** From the summary of a purchase to its confirmation. */
const PURCHASE = ['booking', 'confirmation'];

/** kB of JavaScript at first, for a page that is given no other. */
const BUDGET = 85;

export default siteViteConfig({
  pages,
  islandModule,
  plugins: [wordsPlugins(byLocale)],
  locales: LOCALES,
  budgets: {
    ...Object.fromEntries(Object.keys(pages).map((name) => [name, BUDGET])),
    splash: 78,
    notFound: 78,
    home: 90,
    search: 104,
    activities: 104,
    stay: 105,
    hotel: 105,
    gift: 105,
    activity: 105,
    box: 105,
    booking: 110,
    confirmation: 110,
    lookup: 110,
    beneficiary: 105,
    newsletter: 78,
    careLogin: 78,
    crash: 78,
  },
  partBudgets: { [HEADER]: 6, [MENU]: 4, [CONSENT]: 2 },
  chunks: [
    {
      name: 'shell',
      holds: ({ isEntry, pages, islands }) =>
        isEntry ||
        (hasAny(pages, PLAIN) && pages.has('home')) ||
        // Too little for a chunk.
        (isAround(islands) && pages.has('help') && pages.has('search')) ||
        (pages.has('splash') && pages.has('notFound')),
    },
    // The choice of language has little else of a page's frame.
    { name: 'markets', holds: ({ pages, islands }) => isAround(islands) && pages.has('splash') },
    // Few pages show no day.
    {
      name: 'formats',
      holds: ({ pages, islands }) => pages.has('search') && (isAround(islands) || pages.has('content')),
    },
    // Icons and links, in forms and in the frame of every page.
    {
      name: 'signs',
      holds: ({ pages, islands }) =>
        isAround(islands) && hasAny(pages, ['booking', 'lookup']) && pages.has('contact'),
    },
    // A field of a page without a form, which waits for no more.
    {
      name: 'answers',
      holds: ({ pages, islands }) =>
        isAround(islands) &&
        pages.has('help') &&
        !pages.has('search') &&
        hasAny(pages, ['booking', 'lookup']),
    },
    // Fields, of which the footer has one: pages without a form wait for none.
    {
      name: 'typing',
      holds: ({ pages, islands }) => isAround(islands) && hasAny(pages, ['booking', 'lookup']),
    },
    // Texts of editors, in the frame of every page and in some pages.
    {
      name: 'texts',
      holds: (needs) =>
        (isAround(needs.islands) && hasOther(needs.pages, PLAIN)) ||
        (needs.pages.has('content') && isShared(needs) && !needs.pages.has('home')),
    },
    // Every page has it, but none waits for it.
    { name: 'frame', holds: ({ islands }) => islands.has(FRAME) },
    { name: 'header', holds: ({ islands }) => islands.has(HEADER) },
    { name: 'failure', holds: ({ islands }) => islands.has(FAILURE) },
    { name: 'drawer', holds: ({ parts }) => parts.has(MENU) },
    { name: 'notice', holds: ({ parts }) => parts.has(CONSENT) },
    // Its islands share its styles: it does not wait for what other plain pages show.
    { name: 'missing', holds: ({ pages }) => pages.has('notFound') && pages.size === 1 },
    { name: 'plain', holds: (needs) => hasAny(needs.pages, PLAIN) && isShared(needs) },
    { name: 'finding', holds: ({ pages }) => pages.has('search') && pages.has('home') },
    // Pictures, and what else a home page shows of what can be bought.
    { name: 'scenes', holds: ({ pages }) => pages.has('home') && pages.has('ideas') },
    { name: 'pictures', holds: ({ pages }) => pages.has('home') && pages.size > 1 },
    // Forms that read from the gateway what they show: nothing else of the search.
    { name: 'query', holds: ({ pages }) => pages.has('beneficiary') && pages.has('search') },
    // Tiles without what a search shows in them.
    { name: 'tiles', holds: ({ pages }) => pages.has('ideas') && pages.has('search') },
    // A purchase shows little of what searches and products do: the stay, its days and who travels.
    { name: 'basket', holds: ({ pages }) => hasAny(pages, PURCHASE) && pages.has('search') },
    // What the wishlist shows of a stay, which it can do on every page.
    {
      name: ({ pages }) => (pages.has('activities') ? 'savedActivity' : 'saved'),
      holds: ({ pages, parts }) => parts.has(WISHLIST) && pages.size > 0,
    },
    // What its drawer has, and no page waits for.
    { name: 'drawers', holds: ({ pages, parts }) => parts.has(WISHLIST) && pages.size === 0 },
    { name: 'offered', holds: ({ pages, islands }) => hasAny(pages, PURCHASE) && islands.has(CARDS) },
    { name: 'bought', holds: ({ pages }) => hasAny(pages, PURCHASE) && hasAny(pages, PRODUCT) },
    // Fields to type into: two pages have little else.
    {
      name: 'fields',
      holds: ({ pages }) => pages.has('booking') && (pages.has('beneficiary') || pages.has('lookup')),
    },
    { name: 'purchase', holds: (needs) => needs.pages.has('booking') && isShared(needs) },
    // What the search page needs is apart from what it does not: its budget is the smallest.
    { name: 'stays', holds: ({ pages }) => pages.has('search') && hasAny(pages, PRODUCT) },
    { name: 'results', holds: (needs) => needs.pages.has('search') && isShared(needs) },
    // What cards show of an offer, pages of one offer show as well.
    { name: 'offers', holds: ({ pages, islands }) => islands.has(CARDS) && pages.size > 0 },
    { name: 'products', holds: ({ pages }) => hasAny(pages, PRODUCT) && pages.size > 1 },
    ...PRODUCT.map((name) => ({ name, holds: ({ pages }: Needs) => pages.has(name) })),
    // Apart from what islands share with other pages: the home page does not wait for that.
    { name: 'home', holds: ({ pages, islands }) => pages.has('home') && islands.size > 0 },
    // What these few pages share, apart from what those few share.
    {
      name: ({ pages }) => [...pages].toSorted().join('-'),
      holds: (needs) => needs.pages.size > 0 && isShared(needs),
    },
    // Apart from what other blocks have: every page may show it.
    { name: 'banner', holds: ({ pages, islands }) => islands.has(BANNER) && pages.size === 0 },
    // Apart from what is around the results: they do not wait for that.
    { name: 'cards', holds: ({ pages, islands }) => islands.has(CARDS) && pages.size === 0 },
    // What a search needs, products have too, but not the other way round.
    {
      name: 'searchPanel',
      holds: (needs) =>
        needs.pages.size === 0 &&
        isShared(needs) &&
        ![...needs.islands].every((file) => file.startsWith(OF_PRODUCTS)),
    },
    { name: 'details', holds: (needs) => needs.pages.size === 0 && isShared(needs) },
    // What one island needs comes with no other.
    {
      name: ({ islands }) => basename([...islands].join()).replace(/\.tsx?$/, ''),
      holds: ({ pages, islands }) => pages.size === 0 && islands.size === 1,
    },
  ],
});

/** Whether the header or the rest of every page's frame has it. */
const isAround = (islands: ReadonlySet<string>) => islands.has(FRAME) || islands.has(HEADER);

const isShared = ({ pages, islands }: Needs) => pages.size + islands.size > 1;

function hasAny(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((page) => pages.has(page));
}

/** Whether there is one that is none of these. */
function hasOther(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return [...pages].some((page) => !some.includes(page));
}
