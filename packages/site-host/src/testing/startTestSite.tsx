import { Suspense, type ComponentType, type ReactNode } from 'react';
import { createSiteServer, type SiteServerOptions } from '../createSiteServer.ts';
import { defineSite } from '../server.tsx';
import type { Route, Site, SiteDefinition } from '../site.ts';

/** Pages of tests, by name. */
type TestPages = Record<string, ComponentType<Record<string, unknown>>>;

type TestDefinition = SiteDefinition<{ Page: TestPages[string] }, unknown, { code: string }>;

export interface TestSiteOptions extends Partial<Omit<SiteServerOptions, 'logger'>> {
  pages?: TestPages;
  routes?: readonly Route<{ code: string }>[];
  site?: Partial<TestDefinition>;
}

/** Shows its text; the page of most tests. */
function Plain({ text }: Record<string, unknown>): ReactNode {
  return <h1>{String(text)}</h1>;
}

/** A page that throws when it renders. */
function Broken(): ReactNode {
  throw new Error('The page is broken.');
}

function Late({ part: Part }: { part: ComponentType }): ReactNode {
  return (
    <main>
      <h1>Shell</h1>
      <Suspense fallback={<p>Waiting</p>}>
        <Part />
      </Suspense>
    </main>
  );
}

/** A page whose shell is ready at once and which has `part` in a Suspense boundary. */
export function latePage(part: ComponentType): TestPages[string] {
  return () => <Late part={part} />;
}

/** A loader's result for a page that shows only `text`. */
export const plain = (text: string) => ({ page: 'plain', props: { text } });

/** A listening site of a few pages, without Vite; `log` collects its log lines. */
export async function startTestSite({ pages = {}, routes = [], site, ...options }: TestSiteOptions = {}) {
  const all: TestPages = { plain: Plain, broken: Broken, ...pages };
  const log: Record<string, unknown>[] = [];
  const definition = defineSite<{ Page: TestPages[string] }, unknown, { code: string }>({
    pages: Object.fromEntries(Object.entries(all).map(([name, Page]) => [name, async () => ({ Page })])),
    app: {
      render: ({ page: { Page }, props }) => <Page {...(props as object)} />,
    },
    routes,
    visit: () => ({ market: { code: 'fr' }, locale: 'fr_FR', lang: 'fr', dir: 'ltr' }),
    shared: () => ({}),
    notFound: () => plain('Not found'),
    failure: () => plain('Failure'),
    ...site,
  });
  const server = await createSiteServer({
    root: '/',
    mode: 'production',
    gateway: 'http://127.0.0.1:9',
    timeZone: 'Europe/Paris',
    ...options,
    logger: {
      level: 'warn',
      stream: { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) },
    },
    source: {
      site: async () => definition as Site,
      assets: async () => ({
        entry: '/entry.js',
        page: '/page.js',
        modulePreloads: [],
        stylesheets: [],
        inlineStyles: [],
      }),
      serveFiles: async () => {},
      traceToSource: () => {},
      close: async () => {},
    },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, address, port: Number(new URL(address).port), log };
}
