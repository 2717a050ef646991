import type { ReactNode } from 'react';

/** Id of the script that holds the page's name, locale and state. */
export const STATE_ID = 'page-state';

/** What the browser hydrates from. */
export interface PageState {
  lang: string;
  dir: 'ltr' | 'rtl';
  props: unknown;
  shared: unknown;
}

export interface DocumentProps {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Server only. */
  head?: ReactNode;
  /** Server only: the script with the page's state. */
  state?: ReactNode;
  children: ReactNode;
}

/**
 * The whole document. Server and browser render the same shape, since `useId` counts places; what is of
 * the server alone sits in slots that are empty in the browser, where React leaves extra nodes of head and
 * body alone.
 */
export function Document({ lang, dir, head, state, children }: DocumentProps) {
  return (
    <html lang={lang} dir={dir}>
      <head>{head}</head>
      <body>
        {children}
        {state}
      </body>
    </html>
  );
}
