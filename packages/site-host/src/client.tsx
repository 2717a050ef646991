// React's refresh runtime must be there before any component module; an empty module in production.
import '@vitejs/plugin-react/preamble';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { importPage, type SiteApp } from './app.ts';
import { Document, STATE_ID, type PageState } from './Document.tsx';

/**
 * Hydrates the page that the document names, once its module is there.
 *
 * @throws Error when the document holds no page state, or names a page that the app does not have.
 */
export async function hydratePage<PageModule, Shared>(
  app: SiteApp<PageModule, Shared>,
  options: HydrationOptions = {},
): Promise<void> {
  const script = document.getElementById(STATE_ID);
  const { page: pageName, locale } = script?.dataset ?? {};
  if (!script || !pageName || !locale)
    throw new Error(`The document has no "${STATE_ID}" script to hydrate from.`);
  const { lang, dir, props, shared } = JSON.parse(script.textContent) as PageState & { shared: Shared };
  const page = await importPage(app, pageName);
  hydrateRoot(
    document,
    <Document lang={lang} dir={dir}>
      {app.render({ pageName, page, locale, props, shared })}
    </Document>,
    options,
  );
}
