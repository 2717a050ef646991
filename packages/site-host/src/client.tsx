// React's refresh runtime must be there before any component module; an empty module in production.
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import type { SiteApp } from './app.ts';
import { Document, STATE_ID, type PageState } from './Document.tsx';

/**
 * Hydrates the page once the module that the document names has loaded.
 *
 * @throws Error when the document holds no page state.
 */
export async function hydratePage<PageModule, Shared>(
  app: SiteApp<PageModule, Shared>,
  options: HydrationOptions = {},
): Promise<void> {
  const script = document.getElementById(STATE_ID);
  const { page: pageName, module, locale } = script?.dataset ?? {};
  if (!script || !pageName || !module || !locale)
    throw new Error(`The document has no "${STATE_ID}" script to hydrate from.`);
  const { lang, dir, props, shared } = JSON.parse(script.textContent) as PageState & { shared: Shared };
  // Imported by its address: a list of all pages and their files would be part of every page.
  const page = (await import(/* @vite-ignore */ module)) as PageModule;
  // In a transition, React hydrates in slices, between which the browser can paint and handle input.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document lang={lang} dir={dir}>
        {app.render({ pageName, page, locale, props, shared })}
      </Document>,
      options,
    );
  });
}
