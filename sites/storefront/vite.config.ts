import { wordsPlugin } from '@sabadora/pages/vite';
import { siteViteConfig } from '@sabadora/site-host/vite';

const ENTRY = /src\/entry-client\.tsx$/;
const PAGE = /packages\/pages\/src\/(\w+)\/page\.tsx$/;
/** Pages that show nothing of stays: what they need, every page needs. */
const PLAIN = ['entry', 'splash', 'notFound', 'crash', 'careLogin'];
/** One product's page. */
const PRODUCT = ['stay', 'activity'];
/** The pages of results. */
const RESULTS = ['search', 'activities', 'boxes'];

export default siteViteConfig({
  plugins: [wordsPlugin()],
  chunks: {
    pageOf: (id) => (ENTRY.test(id) ? 'entry' : PAGE.exec(id)?.[1]),
    chunks: [
      { name: 'shell', holds: (pages) => hasAny(pages, PLAIN) && !isPageOfItsOwn(pages) },
      { name: 'stays', holds: (pages) => hasAny(pages, PRODUCT) && pages.size > 1 },
      {
        name: 'finding',
        holds: (pages) => [...pages].some((page) => !RESULTS.includes(page)) && pages.size > 1,
      },
      { name: 'results', holds: (pages) => pages.size > 1 },
    ],
  },
});

function hasAny(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((page) => pages.has(page));
}

/** What one plain page alone needs goes with it. */
function isPageOfItsOwn(pages: ReadonlySet<string>): boolean {
  return pages.size === 1 && !pages.has('entry');
}
