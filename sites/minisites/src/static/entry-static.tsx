import { nowInParis } from '@sabadora/domain';
import type { LoadInput, LoadedPage } from '@sabadora/site-host/route';
import { createRoot } from 'react-dom/client';
import { app } from '../app.tsx';
import { failure, notFound, pages, routes } from '../routes.tsx';
import { sharedOf } from '../sharedOf.ts';
import type { Minisite } from '../readPartners.ts';
import { visitOf, type MinisiteVisit } from '../visitOf.ts';
import { findRoute } from './findRoute.ts';

/** The one minisite of the folder; `vite.folder.config.ts` defines this constant. */
declare const MINISITE: Minisite;
const minisite = MINISITE;

/** Milliseconds that a page waits for its data. */
const DEADLINE_MS = 15_000;

/** The loader input that a server would make for this page; the minisite is at the root of its host. */
function inputOf(url: URL, params: LoadInput<MinisiteVisit>['params']): LoadInput<MinisiteVisit> {
  const facts = {
    url,
    query: url.searchParams,
    headers: {},
    cookies: {},
    ...nowInParis(Date.now()),
  };
  const visit = visitOf({ minisite, basePath: '' }, facts, {
    ofPartner: [minisite],
    originOf: () => url.origin,
  });
  return { ...facts, ...visit, params, api: '', signal: AbortSignal.timeout(DEADLINE_MS) };
}

/** Removes title and description of the static document; each page renders its own. */
function clearHead(): void {
  for (const tag of document.querySelectorAll('head [data-of-every-page]')) tag.remove();
}

async function draw(
  input: LoadInput<MinisiteVisit>,
  { page: pageName, props, head }: LoadedPage,
): Promise<void> {
  const page = await pages[pageName]?.();
  if (!page) throw new Error(`There is no page "${pageName}".`);
  const { locale } = input;
  clearHead();
  createRoot(document.body).render(
    <>
      {head}
      {app.render({ pageName, page, locale, props, shared: sharedOf(input) })}
    </>,
  );
}

/** Runs the loader of the page in the browser, and renders the page. */
async function open(): Promise<void> {
  const url = new URL(location.href);
  const found = findRoute(routes, url.pathname);
  const input = inputOf(url, found?.params ?? {});
  try {
    const loaded = await (found?.route.load ?? notFound)(input);
    if ('redirect' in loaded) location.replace(loaded.redirect);
    else await draw(input, loaded);
  } catch (error) {
    console.error(error);
    await draw(input, await failure(input));
  }
}

await open();
