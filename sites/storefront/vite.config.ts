import { LOCALES } from '@sabadora/domain';
import { wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig } from '@sabadora/site-host/vite';

const ENTRY = /src\/entry-client\.tsx$/;
/** The name of the page, or of the islands on it, that a module is the entry of. */
const PAGE = /packages\/pages\/src\/(?:routes\/(\w+)\/page\.tsx|(?:routes|features)\/(\w+\/islands)\.ts)$/;
/** Pages that show nothing of stays: what they share with any other, every page needs. */
const PLAIN = ['splash', 'notFound', 'crash', 'careLogin'];
/** One product's page. */
const PRODUCT = ['stay', 'activity'];
/** From the summary of a purchase to its confirmation. */
const PURCHASE = ['booking', 'confirmation'];
/** What the server draws on pages and the browser loads after them. */
const ISLANDS = ['home/islands', 'homeBlocks/islands', 'results/islands'];

export default siteViteConfig({
  plugins: [wordsPlugins(byLocale)],
  locales: LOCALES,
  chunks: {
    pageOf: (id) => {
      const [, page, islands] = PAGE.exec(id) ?? [];
      return ENTRY.test(id) ? 'entry' : (page ?? islands);
    },
    chunks: [
      {
        name: 'shell',
        holds: (pages) =>
          pages.has('entry') || (hasAny(pages, PLAIN) && hasOther(pages, [...PLAIN, ...ISLANDS])),
      },
      { name: 'plain', holds: (pages) => hasAny(pages, PLAIN) && pages.size > 1 },
      { name: 'finding', holds: (pages) => pages.has('search') && pages.has('home') },
      // A purchase shows little of what searches and products do: the stay, its days and who travels.
      {
        name: 'basket',
        holds: (pages) => hasAny(pages, PURCHASE) && (pages.has('search') || hasAny(pages, PRODUCT)),
      },
      { name: 'purchase', holds: (pages) => hasAny(pages, PURCHASE) && pages.size > 1 },
      // What the search page needs stands apart from what it does not: it may weigh least.
      { name: 'stays', holds: (pages) => pages.has('search') && hasAny(pages, PRODUCT) },
      { name: 'results', holds: (pages) => pages.has('search') && pages.size > 1 },
      { name: 'products', holds: (pages) => hasAny(pages, PRODUCT) && pages.size > 1 },
      // Apart from what islands share with other pages: the home page does not wait for that.
      {
        name: 'home',
        holds: (pages) => pages.has('home') && !hasOther(pages, ['home', ...ISLANDS]) && pages.size > 1,
      },
      { name: 'others', holds: (pages) => hasOther(pages, ISLANDS) && pages.size > 1 },
      { name: 'searchPanel', holds: (pages) => pages.size > 1 },
      { name: 'tools', holds: (pages) => pages.size > 0 && !hasOther(pages, ISLANDS) },
    ],
  },
});

function hasAny(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((page) => pages.has(page));
}

function hasOther(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return [...pages].some((page) => !some.includes(page));
}
