import { basename, sep } from 'node:path';
import { LOCALES } from '@sabadora/domain';
import * as defined from '@sabadora/pages/routes';
import { featureFile, islandModule, pageFiles, wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig, type Needs } from '@sabadora/site-host/vite';

const pages = pageFiles(Object.values(defined));
/** The islands of every page's frame. */
const FRAME = featureFile('frame/frameParts.ts');
/** The island of the header, whose code loads when the header is first used. */
const HEADER = featureFile('frame/header/headerIsland.ts');
/** The page shown when another one failed to load. */
const FAILURE = featureFile('frame/failure/failureIsland.ts');
/** The banner of pages that have no place of their own for one. */
const BANNER = featureFile('banners/BannerSlot.tsx');
/** Parts that open over every page and share little code with the pages. */
const MENU = featureFile('frame/menu/MenuDrawer.tsx');
const WISHLIST = featureFile('wishlist/WishlistDrawer.tsx');
const CONSENT = featureFile('consent/ConsentNotice.tsx');
/** Rows of results. */
const CARDS = featureFile('results/rows/rowParts.ts');
const OF_PRODUCTS = featureFile('product') + sep;
/** Pages without stays: what they share with the home page goes into the chunk of every page. */
const PLAIN = ['splash', 'notFound', 'crash', 'careLogin'];
/** Pages of one product. */
const PRODUCT = ['stay', 'hotel', 'gift', 'activity', 'box'];
/** Pages of a purchase, from its summary to its confirmation. */
const PURCHASE = ['booking', 'confirmation'];

/** Default budget of the JavaScript that a page loads at first, in kB of gzip. */
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
        // Too small for a chunk of its own.
        (isAround(islands) && pages.has('help') && pages.has('search')) ||
        (pages.has('splash') && pages.has('notFound')),
    },
    // What the choice of language shares with the frame: it needs little else of that.
    { name: 'markets', holds: ({ pages, islands }) => isAround(islands) && pages.has('splash') },
    // Formats of days, which few pages do without.
    {
      name: 'formats',
      holds: ({ pages, islands }) => pages.has('search') && (isAround(islands) || pages.has('content')),
    },
    // Icons and links of forms and of the frame of every page.
    {
      name: 'signs',
      holds: ({ pages, islands }) =>
        isAround(islands) && hasAny(pages, ['booking', 'lookup']) && pages.has('contact'),
    },
    // The field of the help page, which has no form, so it should not wait for the other fields.
    {
      name: 'answers',
      holds: ({ pages, islands }) =>
        isAround(islands) &&
        pages.has('help') &&
        !pages.has('search') &&
        hasAny(pages, ['booking', 'lookup']),
    },
    // Fields of forms. The footer has one as well, but pages without a form do not wait for this chunk.
    {
      name: 'typing',
      holds: ({ pages, islands }) => isAround(islands) && hasAny(pages, ['booking', 'lookup']),
    },
    // Editors' texts, which the frame of every page and some pages show.
    {
      name: 'texts',
      holds: (needs) =>
        (isAround(needs.islands) && hasOther(needs.pages, PLAIN)) ||
        (needs.pages.has('content') && isShared(needs) && !needs.pages.has('home')),
    },
    // Every page loads the islands of the frame, but no page waits for them.
    { name: 'frame', holds: ({ islands }) => islands.has(FRAME) },
    { name: 'header', holds: ({ islands }) => islands.has(HEADER) },
    { name: 'failure', holds: ({ islands }) => islands.has(FAILURE) },
    { name: 'drawer', holds: ({ parts }) => parts.has(MENU) },
    { name: 'notice', holds: ({ parts }) => parts.has(CONSENT) },
    // What only the page not found needs, and its islands share: it does not wait for the chunk of the plain pages.
    { name: 'missing', holds: ({ pages }) => pages.has('notFound') && pages.size === 1 },
    { name: 'plain', holds: (needs) => hasAny(needs.pages, PLAIN) && isShared(needs) },
    { name: 'finding', holds: ({ pages }) => pages.has('search') && pages.has('home') },
    // Pictures and other parts of products that the home page shares with the page of ideas.
    { name: 'scenes', holds: ({ pages }) => pages.has('home') && pages.has('ideas') },
    { name: 'pictures', holds: ({ pages }) => pages.has('home') && pages.size > 1 },
    // Requests to the gateway, which forms share with the search, without anything else of the search.
    { name: 'query', holds: ({ pages }) => pages.has('beneficiary') && pages.has('search') },
    // Tiles, without what only the search shows in them.
    { name: 'tiles', holds: ({ pages }) => pages.has('ideas') && pages.has('search') },
    // What a purchase shares with the search: the stay, its days and who travels.
    { name: 'basket', holds: ({ pages }) => hasAny(pages, PURCHASE) && pages.has('search') },
    // What the wishlist, which opens on every page, shares with pages.
    {
      name: ({ pages }) => (pages.has('activities') ? 'savedActivity' : 'saved'),
      holds: ({ pages, parts }) => parts.has(WISHLIST) && pages.size > 0,
    },
    // What only the drawer of the wishlist needs; no page waits for it.
    { name: 'drawers', holds: ({ pages, parts }) => parts.has(WISHLIST) && pages.size === 0 },
    { name: 'offered', holds: ({ pages, islands }) => hasAny(pages, PURCHASE) && islands.has(CARDS) },
    { name: 'bought', holds: ({ pages }) => hasAny(pages, PURCHASE) && hasAny(pages, PRODUCT) },
    // Fields to type into; the voucher page and the lookup have little else.
    {
      name: 'fields',
      holds: ({ pages }) => pages.has('booking') && (pages.has('beneficiary') || pages.has('lookup')),
    },
    { name: 'purchase', holds: (needs) => needs.pages.has('booking') && isShared(needs) },
    // What the search shares with products, apart from what only products need: the search has a smaller budget.
    { name: 'stays', holds: ({ pages }) => pages.has('search') && hasAny(pages, PRODUCT) },
    { name: 'results', holds: (needs) => needs.pages.has('search') && isShared(needs) },
    // What the cards of results share with pages, such as those of one offer.
    { name: 'offers', holds: ({ pages, islands }) => islands.has(CARDS) && pages.size > 0 },
    { name: 'products', holds: ({ pages }) => hasAny(pages, PRODUCT) && pages.size > 1 },
    ...PRODUCT.map((name) => ({ name, holds: ({ pages }: Needs) => pages.has(name) })),
    // What the home page shares with islands, so that it does not wait for what islands share with other pages.
    { name: 'home', holds: ({ pages, islands }) => pages.has('home') && islands.size > 0 },
    // One chunk for each combination of pages that share modules.
    {
      name: ({ pages }) => [...pages].toSorted().join('-'),
      holds: (needs) => needs.pages.size > 0 && isShared(needs),
    },
    // Only islands' modules, those of the banner: every page may show one, without other blocks.
    { name: 'banner', holds: ({ pages, islands }) => islands.has(BANNER) && pages.size === 0 },
    // Only islands' modules, those of the cards, which do not wait for what is around the results.
    { name: 'cards', holds: ({ pages, islands }) => islands.has(CARDS) && pages.size === 0 },
    // Modules of the search's islands, which product pages may load too; those of products only go to 'details'.
    {
      name: 'searchPanel',
      holds: (needs) =>
        needs.pages.size === 0 &&
        isShared(needs) &&
        ![...needs.islands].every((file) => file.startsWith(OF_PRODUCTS)),
    },
    { name: 'details', holds: (needs) => needs.pages.size === 0 && isShared(needs) },
    // One chunk for each island, with what only that island needs.
    {
      name: ({ islands }) => basename([...islands].join()).replace(/\.tsx?$/, ''),
      holds: ({ pages, islands }) => pages.size === 0 && islands.size === 1,
    },
  ],
});

/** Whether an island of every page's frame needs the module. */
const isAround = (islands: ReadonlySet<string>) => islands.has(FRAME) || islands.has(HEADER);

const isShared = ({ pages, islands }: Needs) => pages.size + islands.size > 1;

function hasAny(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((page) => pages.has(page));
}

/** Whether there is a page that is not among `some`. */
function hasOther(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return [...pages].some((page) => !some.includes(page));
}
