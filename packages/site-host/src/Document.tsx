import type { ReactNode } from 'react';

/** Id of the script that holds the page's name, locale and state. */
export const STATE_ID = 'page-state';

/** Data that the browser hydrates a page from. */
export interface PageState {
  lang: string;
  dir: 'ltr' | 'rtl';
  props: unknown;
  shared: unknown;
}

export interface DocumentProps {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Content of `<head>`; on the server only. */
  head?: ReactNode;
  /** Script with the page's state; on the server only. */
  state?: ReactNode;
  children: ReactNode;
}

/**
 * The whole document. Server and browser render the same tree, because `useId` depends on positions in it.
 * `head` and `state` are empty in the browser, where React keeps the extra nodes of head and body.
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
