// React's refresh runtime must be there before any component module; an empty module in production.
import '@vitejs/plugin-react/preamble';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { importPage, type SiteApp } from './app.ts';
import { Document, STATE_ID, type PageState } from './Document.tsx';

export interface HydratePageOptions extends HydrationOptions {
  /** Called with the page before anything of it is rendered. */
  onPage?: (page: { pageName: string; locale: string }) => void;
}

/**
 * Hydrates the page that the document names, once its module and its words are there.
 *
 * @throws Error when the document holds no page state, or names a page that the app does not have.
 */
export async function hydratePage<PageModule, Catalogue, Shared>(
  app: SiteApp<PageModule, Catalogue, Shared>,
  { onPage, ...options }: HydratePageOptions = {},
): Promise<void> {
  const script = document.getElementById(STATE_ID);
  const { page: pageName, locale } = script?.dataset ?? {};
  if (!script || !pageName || !locale)
    throw new Error(`The document has no "${STATE_ID}" script to hydrate from.`);
  const { lang, dir, props, shared } = JSON.parse(script.textContent) as PageState & { shared: Shared };
  onPage?.({ pageName, locale });
  const { page, catalogue } = await importPage(app, pageName, locale);
  hydrateRoot(
    document,
    <Document lang={lang} dir={dir}>
      {app.render({ pageName, page, catalogue, locale, props, shared })}
    </Document>,
    options,
  );
}
