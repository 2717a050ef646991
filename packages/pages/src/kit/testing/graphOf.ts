import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The structured data (JSON-LD) in a head; undefined if there is none. */
export function graphOf(head: ReactNode): object[] | undefined {
  const [, json] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(renderToStaticMarkup(head)) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as { '@graph': object[] })['@graph'];
}
