import { renderToPipeableStream } from 'react-dom/server';
import { Document, STATE_ID, type PageState } from './Document.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { jsonInScript } from './jsonInScript.ts';
import type { DocumentInput, DocumentStream, Site, SiteDefinition } from './site.ts';

export { route } from './site.ts';
export type { Load, Loaded, LoadedPage, LoadInput, Redirect, RequestFacts, Route, Visit } from './site.ts';

/** Makes a site that the host can serve; export it as `site` from `src/entry-server.tsx`. */
export function defineSite<PageModule, Shared, Market>(
  definition: SiteDefinition<PageModule, Shared, Market>,
): Site<Market> {
  const { routes, visit, notFound, failure } = definition;
  return {
    routes,
    visit,
    notFound,
    failure,
    renderDocument: (document) => renderDocument(definition, document),
  };
}

/**
 * Renders one document up to its shell and hands over the stream.
 *
 * @throws what the shell threw.
 */
export async function renderDocument<PageModule, Shared, Market>(
  { app, pages, head, shared: sharedOf, ready, early }: SiteDefinition<PageModule, Shared, Market>,
  { input, loaded, assets, nonce, onLateError }: DocumentInput<Market>,
): Promise<DocumentStream> {
  const { lang, dir, locale } = input;
  const importPage = pages[loaded.page];
  if (!importPage) throw new Error(`The site has no page "${loaded.page}".`);
  const page = await importPage();
  await ready?.();
  const shared = sharedOf(input);
  const stateText = jsonInScript({ lang, dir, props: loaded.props, shared } satisfies PageState);
  // Renders from the parsed JSON, as the browser will, so that a Date or an undefined makes no difference.
  const state = JSON.parse(stateText) as { props: unknown; shared: Shared };

  return new Promise((resolve, reject) => {
    let isShellOut = false;
    const stream = renderToPipeableStream(
      <Document
        lang={lang}
        dir={dir}
        head={
          <DocumentHead nonce={nonce} early={[early, loaded.early]} assets={assets}>
            {head?.(input)}
            {loaded.head}
          </DocumentHead>
        }
        state={
          <script
            type="application/json"
            id={STATE_ID}
            nonce={nonce}
            data-page={loaded.page}
            data-module={assets.page}
            data-locale={locale}
          >
            {stateText}
          </script>
        }
      >
        {app.render({ pageName: loaded.page, page, locale, ...state })}
      </Document>,
      {
        nonce,
        bootstrapModules: [assets.entry],
        // The content is sent in document order: otherwise a long document needs a script to move its parts.
        progressiveChunkSize: Infinity,
        onShellReady: () => {
          isShellOut = true;
          resolve(stream);
        },
        onShellError: reject,
        onError: (error) => {
          if (isShellOut) onLateError(error);
        },
      },
    );
  });
}
